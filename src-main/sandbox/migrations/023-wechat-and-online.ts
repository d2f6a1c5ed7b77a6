/** WeChat bindings and online users (spec 1§2.1 "wechat tool", "online users"). */
export const wechatAndOnline = `
create table wechat_binding (
  tenant_key text not null references tenant,
  kind text not null check (kind in ('work', 'service')),
  user_id text not null,
  wechat_id text not null,
  bind_time text not null,
  primary key (tenant_key, kind, user_id)
) strict, without rowid;

create table online_session (
  id text primary key,
  tenant_key text not null references tenant,
  user_id text not null,
  username text not null,
  department text not null,
  client_type text not null,
  ip text not null,
  login_time text not null,
  last_time text not null
) strict, without rowid;
create index online_session_newest on online_session (tenant_key, last_time desc, id);
`;
