export const applications = `
create table application (
  tenant_key text not null references tenant,
  module_str text not null,
  chinese_name text not null,
  english_name text not null,
  position integer not null,
  primary key (tenant_key, module_str)
) strict, without rowid;
`;
