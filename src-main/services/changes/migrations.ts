/** The steps of the tray's database; one that was released is never edited, another one is added. */
export const migrations: readonly string[] = [
  // `object`: a digest of which record it is of. `done_in`: the set that it was applied with; null: it waits.
  `create table applied_set (
     id integer primary key autoincrement,
     server text not null,
     time integer not null,
     user text not null
   ) strict;
   create table change (
     id integer primary key autoincrement,
     server text not null,
     object text not null,
     time integer not null,
     user text not null,
     state text not null default 'waiting',
     key text,
     made integer not null default 0,
     done_in integer references applied_set (id) on delete cascade,
     body text not null,
     size integer not null
   ) strict;
   create index change_waiting on change (server, id) where done_in is null;
   create index change_object on change (server, object) where done_in is null;
   create index change_set on change (done_in);
   create table seal (id integer primary key check (id = 1), sealed text not null) strict;`,
  // One request for each tray, the latest: its signed file, sealed. `approval` of a set is a request's id.
  `create table approval (server text primary key, id text not null, file text not null) strict;
   create table approver (
     server text not null,
     fingerprint text not null,
     name text not null,
     primary key (server, fingerprint)
   ) strict;
   alter table applied_set add column approval text;
   alter table applied_set add column approver text;`,
  // In which order they are applied; null: as they were collected.
  `alter table change add column rank integer;`,
  // Counts what was wanted of it, one after the other.
  `alter table change add column wish integer not null default 0;`,
  // The set whose way back it is; no reference, since that one may be forgotten.
  `alter table change add column back_of integer;
   create index change_back on change (server, done_in, back_of) where back_of is not null;`,
  // `server` names a tray (rules/changes/tray-name.ts): what its tenant is called.
  `create table tray_tenant (server text primary key, name text not null) strict;`,
  // The set that it was applied with and did not come into, since nobody knew what came of it; no reference, as above.
  `alter table change add column sent_in integer;`,
  // As its users call it.
  `alter table applied_set add column name text not null default '';
   alter table applied_set add column ticket text not null default '';`,
];
