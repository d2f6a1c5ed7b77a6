/** Applications with their groups, overrides of departments, and the configs of application management. */
export const appMenus = `
create table app_category (
  tenant_key text not null references tenant,
  id text not null,
  dept_id text not null,
  group_name text not null,
  category_type text not null,
  line integer not null check (line between 1 and 3),
  position integer not null,
  primary key (tenant_key, id)
) strict, without rowid;

create table app_menu (
  tenant_key text not null references tenant,
  id text not null,
  module_id text not null,
  module_str text not null,
  kind text not null check (kind in ('system', 'custom')),
  application_type text not null,
  base integer not null check (base in (0, 1)),
  installed integer not null check (installed in (0, 1)),
  chinese_name text not null,
  english_name text not null,
  icon text not null,
  path text not null,
  user_id text not null,
  open_mode text not null check (open_mode in ('current', 'newPage', 'newWindow')),
  enabled integer not null check (enabled in (0, 1)),
  display integer not null check (display in (0, 1)),
  category_id text not null,
  position integer not null,
  body text not null,
  primary key (tenant_key, id)
) strict;

create table app_setting (
  tenant_key text not null references tenant,
  dept_id text not null,
  app_id text not null,
  enabled integer check (enabled in (0, 1)),
  display integer check (display in (0, 1)),
  category_id text,
  position integer,
  body text,
  primary key (tenant_key, dept_id, app_id)
) strict, without rowid;

create table app_config (
  tenant_key text not null references tenant,
  dept_id text not null,
  config_key text not null,
  config_value text not null,
  primary key (tenant_key, dept_id, config_key)
) strict, without rowid;
`;
