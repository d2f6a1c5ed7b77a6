/** Accounts and sessions, the tenant's information, the permission cache, the licence tool's records. */
export const firstLight = `
create table tenant (
  tenant_key text primary key,
  name text not null,
  contact text not null,
  mobile text not null,
  email text not null,
  telephone text not null,
  address text not null,
  imc_id text not null,
  authentication_status text not null,
  created_on text not null
) strict;

create table tenant_config (
  id text primary key,
  tenant_key text not null references tenant,
  config_key text not null,
  config_value text not null,
  unique (tenant_key, config_key)
) strict;

create table department (
  id text primary key,
  tenant_key text not null references tenant,
  parent_id text references department,
  name text not null,
  position integer not null
) strict;
create index department_by_parent on department (parent_id, position);

create table account (
  account text primary key,
  user_id text not null unique,
  username text not null,
  tenant_key text not null references tenant,
  department_id text not null references department,
  admin integer not null check (admin in (0, 1)),
  manager_type integer not null,
  platform_operator integer not null check (platform_operator in (0, 1))
) strict;

create table managed_department (
  account text not null references account,
  department_id text not null references department,
  primary key (account, department_id)
) strict, without rowid;

create table session (
  token_hash text primary key,
  account text not null,
  expires_at integer not null
) strict;

create table pretence (
  id integer primary key check (id = 1),
  scenario text not null
) strict;

create table permission_cache (
  id integer primary key check (id = 1),
  refreshing_until integer not null
) strict;

create table licence_submission (
  id integer primary key autoincrement,
  company_name text not null,
  crm_id text not null,
  create_time text not null,
  result text not null
) strict;

create table licence_code (
  db_id text primary key,
  sm3_hash text not null,
  create_time text not null,
  db_type text not null
) strict;

create table link_log (
  id text primary key,
  log_link_id text not null,
  memo text not null,
  link_duration integer not null,
  create_time text not null,
  link_order integer not null,
  unique (log_link_id, link_order)
) strict;
`;
