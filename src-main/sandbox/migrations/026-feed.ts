/** The feed of work sharing (spec 3§3.10). */
export const feed = `
create table feed_share (
  id text primary key,
  tenant_key text not null references tenant,
  user_id text not null,
  username text not null,
  department_id text not null,
  content text not null,
  words text not null,
  share_scope text not null check (share_scope in ('all', 'department', 'self')),
  files text not null,
  mentions text not null,
  related text not null,
  create_time text not null,
  update_time text not null
) strict, without rowid;
create index feed_share_by_time on feed_share (tenant_key, create_time desc, id desc);
create index feed_share_by_author on feed_share (tenant_key, user_id, create_time desc, id desc);

create table feed_mention (
  tenant_key text not null references tenant,
  share_id text not null references feed_share on delete cascade,
  user_id text not null,
  primary key (share_id, user_id)
) strict, without rowid;
create index feed_mention_by_user on feed_mention (tenant_key, user_id);

create table feed_praise (
  tenant_key text not null references tenant,
  share_id text not null references feed_share on delete cascade,
  user_id text not null,
  username text not null,
  create_time text not null,
  primary key (share_id, user_id)
) strict, without rowid;

create table feed_comment (
  id text primary key,
  tenant_key text not null references tenant,
  share_id text not null references feed_share on delete cascade,
  user_id text not null,
  username text not null,
  content text not null,
  mentions text not null,
  reply_user_id text not null,
  reply_user_name text not null,
  create_time text not null
) strict, without rowid;
create index feed_comment_by_share on feed_comment (share_id, create_time, id);
create index feed_comment_by_replied on feed_comment (tenant_key, reply_user_id);

create table feed_config (
  tenant_key text not null references tenant,
  user_id text not null,
  config_key text not null,
  config_value text not null,
  primary key (tenant_key, user_id, config_key)
) strict, without rowid;
`;
