/** Migrations of the journal. The position of a step, from 1, is the version that the file has after it. */
export const journalMigrations: readonly string[] = [
  `create table entry (
    id integer primary key autoincrement,
    time integer not null,
    server text not null,
    server_name text not null,
    user text not null,
    title text not null,
    endpoint text not null,
    before text,
    after text,
    result text not null,
    message text not null,
    undo text,
    undone integer not null default 0
  ) strict;
  create index entry_time on entry (time);
  create index entry_subject on entry (server, endpoint, id);`,
  `alter table entry add column undoes integer;`,
  // The time at which an undo was begun, in milliseconds since 1970.
  `alter table entry add column undoing integer;`,
  `alter table entry add column approver text not null default '';`,
  // The Idempotency-Key of a write that is noted before it is sent; its outcome updates the same entry.
  `alter table entry add column key text;
   create unique index entry_key on entry (key) where key is not null;`,
  `alter table entry add column allowed_by text not null default '';`,
];
