/** The online white list (spec 1§3 "White-list entry"). */
export const onlineWhite = `
create table online_white (
  id text primary key,
  tenant_key text not null references tenant,
  terminal_type text not null,
  config_type text not null check (config_type in ('tenantKey', 'userId')),
  target_id text not null,
  account_info text not null,
  unique (tenant_key, config_type, terminal_type, target_id)
) strict, without rowid;
`;
