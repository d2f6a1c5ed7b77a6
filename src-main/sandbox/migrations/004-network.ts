/** Named IP segments (spec 1§3). */
export const network = `
create table network_segment (
  id text primary key,
  tenant_key text not null references tenant,
  segment_name text not null,
  segment_type text not null check (segment_type in ('IPv4', 'IPv6', 'unlimit')),
  ip_start text not null,
  ip_end text not null,
  instructions text not null,
  creator_name text not null,
  create_time text not null,
  updater_name text not null,
  update_time text not null,
  reference_count integer not null
) strict, without rowid;
create index network_segment_by_tenant on network_segment (tenant_key, create_time);
`;
