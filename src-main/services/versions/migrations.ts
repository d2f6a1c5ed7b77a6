/** Migrations of the versions' database. A released step is never edited; add a new one. */
export const versionMigrations: readonly string[] = [
  `create table version (
     id integer primary key autoincrement,
     server text not null,
     tenant text not null,
     subject text not null,
     time integer not null,
     origin text not null,
     user text not null,
     server_name text not null,
     name text not null default '',
     held integer not null default 0,
     body text not null,
     size integer not null
   ) strict;
   create index version_of on version (server, tenant, subject, id desc);
   create index version_by_age on version (held, id desc, size);`,
];
