/** Migrations of the tray's database. A released step is never edited; add a new one. */
export const trayMigrations: readonly string[] = [
  // `object`: a digest of the record's identity. `done_in`: the set of the applied change; null while it waits.
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
  // The latest request of each tray: its signed file, sealed. `approval` of a set is a request's id.
  `create table approval (server text primary key, id text not null, file text not null) strict;
   create table approver (
     server text not null,
     fingerprint text not null,
     name text not null,
     primary key (server, fingerprint)
   ) strict;
   alter table applied_set add column approval text;
   alter table applied_set add column approver text;`,
  // Position in the order of applying; null for the order of collecting.
  `alter table change add column rank integer;`,
  // Counts the wishes for a record, one after another.
  `alter table change add column wish integer not null default 0;`,
  // The set whose way back the change is; no foreign key, since that set may be deleted.
  `alter table change add column back_of integer;
   create index change_back on change (server, done_in, back_of) where back_of is not null;`,
  // The name of the tenant of a tray; `server` is the tray's name (rules/changes/tray-name.ts).
  `create table tray_tenant (server text primary key, name text not null) strict;`,
  // The set with which the change was sent while its outcome stayed unknown; no foreign key, as above.
  `alter table change add column sent_in integer;`,
  // The user's own name for the set.
  `alter table applied_set add column name text not null default '';
   alter table applied_set add column ticket text not null default '';`,
];
