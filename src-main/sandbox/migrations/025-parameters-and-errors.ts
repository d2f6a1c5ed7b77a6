/** System parameters and server errors (spec 1§7.4). */
export const parametersAndErrors = `
create table sys_config (
  tenant_key text not null references tenant,
  config_key text not null,
  config_value text not null,
  secret integer not null check (secret in (0, 1)),
  updater_name text not null,
  update_time text not null,
  primary key (tenant_key, config_key)
) strict, without rowid;

create table server_error (
  id text primary key,
  tenant_key text not null references tenant,
  error_code text not null,
  error_msg text not null,
  module text not null,
  request_path text not null,
  username text not null,
  client_ip text not null,
  create_time text not null,
  trace_id text not null,
  stack text not null
) strict, without rowid;
create index server_error_newest on server_error (tenant_key, create_time desc, id);
`;
