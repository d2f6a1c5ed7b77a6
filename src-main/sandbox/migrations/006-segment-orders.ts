/** Indices for IP segments of a large tenant: the usual order and that of names, each with the filter columns. */
export const segmentOrders = `
alter table network_segment rename column reference_count to reference;
drop index network_segment_by_tenant;
create index network_segment_by_tenant on network_segment (tenant_key, create_time, segment_name, segment_type, reference);
create index network_segment_by_name on network_segment (tenant_key, segment_name, segment_type, reference);
create index network_segment_by_change on network_segment (tenant_key, update_time);
`;
