/** Templates, rule configurations and agreements (spec 1§2.1, 1§7.4). */
const stamps = `
  creator_name text not null,
  create_time text not null,
  updater_name text not null,
  update_time text not null
) strict, without rowid;`;

export const systemLists = `
create table basic_template (
  id text primary key,
  tenant_key text not null references tenant,
  template_name text not null,
  template_type text not null,
  lang_type text not null,
  title text not null,
  content text not null,
  enabled integer not null,
  ${stamps}
create index basic_template_newest on basic_template (tenant_key, create_time desc, id);

create table rule_config (
  id text primary key,
  tenant_key text not null references tenant,
  rule_name text not null,
  rule_target text not null,
  pattern text not null,
  least integer not null,
  most integer not null,
  no_emoji integer not null,
  no_sensitive integer not null,
  message text not null,
  enabled integer not null,
  ${stamps}
create index rule_config_newest on rule_config (tenant_key, create_time desc, id);

create table agreement (
  id text primary key,
  tenant_key text not null references tenant,
  agreement_name text not null,
  agreement_type text not null,
  lang_type text not null,
  version text not null,
  content text not null,
  forced integer not null,
  enabled integer not null,
  ${stamps}
create index agreement_newest on agreement (tenant_key, create_time desc, id);
`;
