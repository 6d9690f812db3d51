/** What the page says in this language, file by file. */
export default import.meta.glob<string>("../../../src/innkeeper/words/en/page*.ftl", { query: "?raw", import: "default", eager: true });
