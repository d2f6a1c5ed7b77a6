/** Departments may have admin centre menus of their own, beside the tenant's. */
export const departmentMenus = `
alter table back_menu add column dept_id text not null default '';
create index back_menu_of_department on back_menu (tenant_key, dept_id, position);

create table back_menu_config (
  tenant_key text not null references tenant,
  dept_id text not null,
  config_key text not null,
  config_value integer not null check (config_value in (0, 1)),
  primary key (tenant_key, dept_id, config_key)
) strict, without rowid;
`;
