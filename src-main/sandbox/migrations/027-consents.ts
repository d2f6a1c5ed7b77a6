/** Consents to versions of agreements (spec 1§2.1); existing people count as having accepted all of them. */
export const consents = `
create table agreement_consent (
  tenant_key text not null references tenant,
  user_id text not null,
  agreement_id text not null,
  version text not null,
  agreed_at text not null,
  primary key (user_id, agreement_id, version)
) strict, without rowid;
insert into agreement_consent
  select account.tenant_key, account.user_id, agreement.id, agreement.version, agreement.update_time
  from account join agreement on agreement.tenant_key = account.tenant_key;
`;
