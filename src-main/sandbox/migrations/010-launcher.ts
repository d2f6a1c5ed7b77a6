/** Launcher settings of employees; quick-create entrances of the team and of employees. */
export const launcher = `
create table launcher (
  account text primary key references account,
  body text not null
) strict, without rowid;

create table menu_entrance (
  tenant_key text not null references tenant,
  owner text not null,
  terminal text not null check (terminal in ('pc', 'mobile')),
  module text not null,
  module_id text not null,
  position integer not null,
  primary key (tenant_key, owner, terminal, module, module_id)
) strict, without rowid;
`;
