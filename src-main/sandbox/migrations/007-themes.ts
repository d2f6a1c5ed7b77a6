/** Themes of every family, custom CSS themes, rights of departments, and uploads to the cloud store. */
export const themes = `
create table theme (
  tenant_key text not null references tenant,
  id text not null,
  family text not null check (family in ('backTopic', 'featureTopic', 'appTopic')),
  dtu text not null check (dtu in ('', 'pc', 'app-pc')),
  dept_id text not null,
  source text not null check (source in ('', 'external')),
  style text not null check (style in ('dark', 'light', 'client')),
  position integer not null,
  topic_name text not null,
  enabled integer not null check (enabled in (0, 1)),
  is_default integer not null check (is_default in (0, 1)),
  appointment text not null,
  origin_id text not null,
  module_style_id text not null,
  body text not null,
  creator_name text not null,
  create_time text not null,
  updater_name text not null,
  update_time text not null,
  primary key (tenant_key, id)
) strict;
create index theme_order on theme (tenant_key, family, dtu, dept_id, source, style, position);

create table css_theme (
  tenant_key text not null references tenant,
  id text not null,
  name text not null,
  content text not null,
  compiled_content text not null,
  ref_styles text not null,
  creator_name text not null,
  create_time text not null,
  updater_name text not null,
  update_time text not null,
  primary key (tenant_key, id)
) strict;

create table system_theme (
  tenant_key text not null references tenant,
  id text not null,
  sys_topic_name text not null,
  publish_logo text not null,
  title_show_way text not null,
  primary key (tenant_key, id)
) strict, without rowid;

create table theme_authority (
  tenant_key text not null references tenant,
  dept_id text not null,
  dtu text not null check (dtu in ('pc', 'app-pc')),
  allow_low integer not null check (allow_low in (0, 1)),
  custom_topic integer not null check (custom_topic in (0, 1)),
  primary key (tenant_key, dept_id, dtu)
) strict, without rowid;

create table theme_independence (
  tenant_key text not null references tenant,
  dept_id text not null,
  allow_alone integer not null check (allow_alone in (0, 1)),
  primary key (tenant_key, dept_id)
) strict, without rowid;

create table cloud_theme (
  tenant_key text not null references tenant,
  id text not null,
  store_type text not null check (store_type in ('standardTheme', 'characterTheme', 'mobileTheme')),
  name text not null,
  shared integer not null check (shared in (0, 1)),
  body text not null,
  primary key (tenant_key, id)
) strict;
`;
