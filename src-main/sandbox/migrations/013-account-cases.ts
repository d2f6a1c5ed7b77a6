/** Account cases of every kind in one table; fields of a single kind are JSON. */
export const accountCases = `
create table account_case (
  id text primary key,
  tenant_key text not null references tenant,
  kind text not null,
  user_id text not null,
  username text not null,
  account text not null,
  department text not null,
  status text not null,
  create_time text not null,
  note text not null,
  handler_name text not null,
  handle_time text not null,
  handle_reason text not null,
  details text not null
) strict, without rowid;
create index account_case_by_time on account_case (tenant_key, kind, create_time, status);
create index account_case_by_name on account_case (tenant_key, kind, username);
`;
