"""How the database came to its present shape, step by step. Steps are only ever added, and none loses a row."""

from typing import Final

from sqlalchemy import Connection, text

from innkeeper.server.refusals import Refusal
from innkeeper.server.storage.locks import NUMBER

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    (
        """CREATE TABLE tables (
            id VARCHAR(32) PRIMARY KEY,
            state VARCHAR(16) NOT NULL,
            options TEXT NOT NULL,
            setup TEXT,
            seed VARCHAR(32),
            opened_at DOUBLE PRECISION NOT NULL
        )""",
        """CREATE TABLE seats (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            character_id VARCHAR(64) NOT NULL,
            kind VARCHAR(8) NOT NULL,
            name VARCHAR(64) NOT NULL,
            bot VARCHAR(64) NOT NULL,
            secret_digest VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        """CREATE TABLE choices (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            answer TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
        "CREATE INDEX tables_by_state ON tables (state)",
    ),
    (  # choices that are taken back, windows that close, seats held by several devices, rematches, talk
        "ALTER TABLE choices ADD COLUMN what VARCHAR(8) NOT NULL DEFAULT 'choice'",
        "ALTER TABLE tables ADD COLUMN next_id VARCHAR(32)",
        """CREATE TABLE secrets (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            seat INTEGER NOT NULL,
            digest VARCHAR(64) NOT NULL,
            PRIMARY KEY (table_id, seat, digest)
        )""",
        "INSERT INTO secrets SELECT table_id, number, secret_digest FROM seats WHERE secret_digest <> ''",
        "UPDATE seats SET secret_digest = ''",
        """CREATE TABLE talk (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            number INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name VARCHAR(64) NOT NULL,
            text TEXT NOT NULL,
            said_at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, number)
        )""",
    ),
    ("ALTER TABLE tables ADD COLUMN draft TEXT",),  # the order in which characters are chosen
    (  # who serves the tables of a shard: whoever began its newest epoch
        "CREATE TABLE shards (shard INTEGER PRIMARY KEY, epoch INTEGER NOT NULL)",
        f"INSERT INTO shards (shard, epoch) VALUES {', '.join(f'({shard}, 0)' for shard in range(16))}",
    ),
    ("ALTER TABLE tables ADD COLUMN salt VARCHAR(32)",),  # of the promise; the seed is there from the opening on
    (  # who may start the game, and who is ready for it
        "ALTER TABLE tables ADD COLUMN host INTEGER",
        "ALTER TABLE seats ADD COLUMN ready INTEGER NOT NULL DEFAULT 0",
    ),
    (  # what teams say among themselves, and after how many choices
        """CREATE TABLE team_talk (
            table_id VARCHAR(32) NOT NULL REFERENCES tables (id),
            side INTEGER NOT NULL,
            number INTEGER NOT NULL,
            choices INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            name VARCHAR(64) NOT NULL,
            text TEXT NOT NULL,
            said_at DOUBLE PRECISION NOT NULL,
            PRIMARY KEY (table_id, side, number)
        )""",
    ),
)


def migrate(connection: Connection, steps: tuple[tuple[str, ...], ...] = STEPS) -> int:
    """Bring a database to the newest shape, all steps or none; gives back how many were taken."""
    if connection.dialect.name == "postgresql":  # servers that open at the same time do this one after the other
        connection.execute(text(f"SELECT pg_advisory_xact_lock({NUMBER}, -1)"))
    connection.execute(text("CREATE TABLE IF NOT EXISTS shape (version INTEGER PRIMARY KEY)"))
    known = connection.execute(text("SELECT MAX(version) FROM shape")).scalar() or 0
    if known > len(steps):
        raise Refusal("newer-database", f"The database has shape {known}; this Innkeeper knows {len(steps)}. Update.")
    for number, step in enumerate(steps[known:], start=known + 1):
        for statement in step:
            connection.execute(text(statement))
        connection.execute(text("INSERT INTO shape (version) VALUES (:number)"), {"number": number})
    return len(steps) - known
