/**
 * Data that the tenant's administrators change: certification, mobile codes, used space, names in other languages,
 * files in rich text, licence reminders, reminder settings, the licence's white list, and the operation log.
 */
export const tenantAndLicence = `
alter table tenant add column authentication_submitted_at integer not null default 0;
create unique index tenant_by_name on tenant (lower(name));

create table mobile_code (
  cache_mark text primary key,
  account text not null references account,
  mobile text not null,
  sent_at integer not null,
  success_code text unique,
  checked_at integer
) strict;

create table used_space (
  tenant_key text primary key references tenant,
  refreshed_at integer not null,
  refreshes integer not null
) strict;

create table language_name (
  tenant_key text not null references tenant,
  field text not null,
  target_id text not null,
  lang text not null,
  name text not null,
  primary key (tenant_key, field, target_id, lang)
) strict, without rowid;

create table uploaded_file (
  id text primary key,
  tenant_key text not null references tenant,
  name text not null,
  media_type text not null,
  bytes blob not null,
  uploaded_at integer not null
) strict;

create table licence_reminder (
  tenant_key text not null references tenant,
  remind_type text not null,
  dept_id text not null,
  remind_level text not null,
  enabled integer not null check (enabled in (0, 1)),
  warn_value integer not null,
  modes text not null,
  content text not null,
  primary key (tenant_key, remind_type, dept_id)
) strict, without rowid;

create table remind_setting (
  tenant_key text not null references tenant,
  scope text not null check (scope in ('module', 'user')),
  target_id text not null,
  dept_id text not null,
  config_key text not null,
  config_value text not null,
  primary key (tenant_key, scope, target_id, dept_id, config_key)
) strict, without rowid;

create table licence_white_list (
  tenant_key text not null references tenant,
  user_id text not null,
  primary key (tenant_key, user_id)
) strict, without rowid;

create table operation_log (
  id integer primary key autoincrement,
  tenant_key text not null references tenant,
  create_date text not null,
  module text not null,
  function_name text not null,
  group_id text not null,
  operator_id text not null,
  operator_name text not null,
  kind text not null,
  target_id text not null,
  target_name text not null,
  detail text not null,
  client_ip text not null
) strict;
create index operation_log_by_tenant on operation_log (tenant_key, id);
`;
