/** Migrations of the history's database. A released step is never edited; add a new one. */
export const licenceHistoryMigrations: readonly string[] = [
  `create table opened (
     id integer primary key autoincrement,
     opened_at integer not null,
     name text not null,
     size integer not null,
     sha256 text,
     sm3 text,
     state text not null,
     readable integer not null,
     verified integer not null,
     key_id text,
     licence_code text,
     company_name text,
     expiry_date text,
     searched text not null
   ) strict;
   create index opened_by_time on opened (opened_at desc, id desc);
   create index opened_by_name on opened (name, opened_at);`,
  'alter table opened add column time_zone text',
];
