/** Sign-ins, refusals and sign-outs at the sandbox itself, which are newer than the computed login log. */
export const ownSignIns = `
create table own_sign_in (
  id integer primary key,
  tenant_key text not null references tenant,
  user_id text not null,
  operate_type text not null check (operate_type in ('login', 'logout')),
  login_time text not null,
  failure_reason text not null,
  language text not null
) strict;
create index own_sign_in_by_tenant on own_sign_in (tenant_key, id);
`;
