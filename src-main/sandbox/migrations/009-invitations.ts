/** Invitations (spec 1§3), newest first. */
export const invitations = `
create table invitation (
  id text primary key,
  tenant_key text not null references tenant,
  invitee text not null,
  contact text not null,
  account_type text not null check (account_type in ('2', '3')),
  personal_status text not null,
  area_code text not null,
  mobile_area_code text not null,
  domain text not null,
  message text not null,
  create_time text not null
) strict, without rowid;
create index invitation_by_tenant on invitation (tenant_key, create_time);
`;
