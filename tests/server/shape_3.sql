BEGIN TRANSACTION;
CREATE TABLE choices (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            answer TEXT NOT NULL, what VARCHAR(8) NOT NULL DEFAULT 'choice',
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "choices" VALUES('LHUQcByaTeaL',0,0,'[2]','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',1,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',2,0,'3','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',3,0,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',4,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',5,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',6,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',7,1,'[]','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',8,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',9,0,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',10,1,'2','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',11,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',12,0,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',13,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',14,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',15,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',16,0,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',17,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',18,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',19,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',20,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',21,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',22,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',23,1,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',24,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',25,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',26,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',27,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',28,0,'2','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',29,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',30,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',31,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',32,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',33,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',34,1,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',35,0,'[2,0,5,3,1]','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',36,0,'1','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',37,0,'0','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',38,1,'[6,4,3,0,1,5,2]','choice');
INSERT INTO "choices" VALUES('LHUQcByaTeaL',39,1,'1','choice');
CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            character_id VARCHAR(64) NOT NULL,
            kind VARCHAR(8) NOT NULL,
            name VARCHAR(64) NOT NULL,
            bot VARCHAR(64) NOT NULL,
            secret_digest VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, number)
        );
INSERT INTO "seats" VALUES('LHUQcByaTeaL',0,'fiona','person','P0','','');
INSERT INTO "seats" VALUES('LHUQcByaTeaL',1,'zot','person','P1','','');
INSERT INTO "seats" VALUES('Y_WixTsacFGF',0,'fiona','person','Ada','','');
INSERT INTO "seats" VALUES('Y_WixTsacFGF',1,'zot','empty','','','');
CREATE TABLE secrets (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            digest VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, seat, digest)
        );
INSERT INTO "secrets" VALUES('LHUQcByaTeaL',0,'bcc51d47f01068b2f534413cfb22a0522054fd036dc87e70fb5133d6b2a5a03d');
INSERT INTO "secrets" VALUES('LHUQcByaTeaL',1,'56ce5a73f1da00741e20d6f624813f0264aefb74fa09e4ee47b9c80bf254e708');
INSERT INTO "secrets" VALUES('Y_WixTsacFGF',0,'c1380bdc2feded4bd2f0022182d5d400134f3c45de2f97ea4dca14691279e39e');
CREATE TABLE shape (version INTEGER PRIMARY KEY);
INSERT INTO "shape" VALUES(1);
INSERT INTO "shape" VALUES(2);
INSERT INTO "shape" VALUES(3);
CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY,
            state VARCHAR(16) NOT NULL,
            options TEXT NOT NULL,
            setup TEXT,
            seed VARCHAR(32),
            opened_at DOUBLE PRECISION NOT NULL
        , next_id VARCHAR(32), draft TEXT);
INSERT INTO "tables" VALUES('LHUQcByaTeaL','playing','{"drinks":"rdi1","timeout":30,"pace":"swift","title":"The Sleepy Dice","answer_time":0.0,"turn_time":0.0,"delay":0.0,"characters":"chosen"}','{"characters":["fiona","zot"],"drinks":"rdi1","first":0,"names":["P0","P1"],"sides":[],"event_decks":[]}','00000000000000000000000000000007',1.79477183224595117569e+09,NULL,NULL);
INSERT INTO "tables" VALUES('Y_WixTsacFGF','open','{"drinks":"rdi1","timeout":30,"pace":"swift","title":"The Golden Spoon","answer_time":0.0,"turn_time":0.0,"delay":0.0,"characters":"chosen"}',NULL,NULL,1.79477183253991222377e+09,NULL,NULL);
CREATE TABLE talk (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name VARCHAR(64) NOT NULL,
            text TEXT NOT NULL,
            said_at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        );
CREATE INDEX tables_by_state ON tables (state);
COMMIT;
