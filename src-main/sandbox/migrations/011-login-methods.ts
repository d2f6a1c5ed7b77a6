/** Login methods: permitted terminals for signing in (spec 1§3). */
export const loginMethods = `
create table login_method (
  id text primary key,
  tenant_key text not null references tenant,
  name text not null,
  terminals text not null,
  targets text not null
) strict, without rowid;
create index login_method_by_tenant on login_method (tenant_key);
`;
