/** The admin centre menus; and the list of seeded tables, so that a new table is filled in an old database too. */
export const backMenu = `
create table seeded (
  name text primary key
) strict, without rowid;
insert into seeded (name)
  select name from (
    select 'tenant' as name union all select 'tenant_config' union all select 'department'
    union all select 'account' union all select 'managed_department' union all select 'permission_cache'
    union all select 'licence_submission' union all select 'licence_code' union all select 'link_log'
  ) where exists (select 1 from tenant);

create table back_menu (
  tenant_key text not null references tenant,
  id text not null,
  group_id text not null,
  menu_code text not null,
  kind text not null check (kind in ('system', 'custom')),
  custom_name text not null,
  custom_named integer not null check (custom_named in (0, 1)),
  icon text not null,
  path text not null,
  open_mode text not null check (open_mode in ('current', 'new')),
  position integer not null,
  enabled integer not null check (enabled in (0, 1)),
  common integer not null check (common in (0, 1)),
  primary key (tenant_key, id)
) strict, without rowid;
`;
