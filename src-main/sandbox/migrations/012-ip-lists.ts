/** The black and the white list of sign-in. A segment counts the entries that refer to it; they copy its name. */
export const ipLists = `
create table login_ip (
  id text primary key,
  tenant_key text not null references tenant,
  config_name text not null,
  ip_config_type text not null check (ip_config_type in ('white', 'black')),
  segment_type text not null check (segment_type in ('IPv4', 'IPv6', 'segment')),
  ip_start text not null,
  ip_end text not null,
  net_work_segment_id text not null,
  segment_name text not null,
  client_type text not null,
  instructions text not null,
  share_entrys text not null,
  creator_name text not null,
  create_time text not null,
  updater_name text not null,
  update_time text not null
) strict, without rowid;
create index login_ip_by_tenant on login_ip (tenant_key, create_time);
create index login_ip_by_segment on login_ip (net_work_segment_id);
create trigger login_ip_added after insert on login_ip begin
  update network_segment set reference = reference + 1
    where id = new.net_work_segment_id and tenant_key = new.tenant_key;
  update login_ip set segment_name = coalesce(
    (select segment_name from network_segment where id = new.net_work_segment_id), '') where id = new.id;
end;
create trigger login_ip_moved after update of net_work_segment_id on login_ip
  when old.net_work_segment_id <> new.net_work_segment_id begin
  update network_segment set reference = max(0, reference - 1)
    where id = old.net_work_segment_id and tenant_key = old.tenant_key;
  update network_segment set reference = reference + 1
    where id = new.net_work_segment_id and tenant_key = new.tenant_key;
  update login_ip set segment_name = coalesce(
    (select segment_name from network_segment where id = new.net_work_segment_id), '') where id = new.id;
end;
create trigger login_ip_removed after delete on login_ip begin
  update network_segment set reference = max(0, reference - 1)
    where id = old.net_work_segment_id and tenant_key = old.tenant_key;
end;
create trigger network_segment_renamed after update of segment_name on network_segment begin
  update login_ip set segment_name = new.segment_name where net_work_segment_id = new.id;
end;
`;
