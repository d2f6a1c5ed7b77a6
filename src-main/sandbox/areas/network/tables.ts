import { integer, ofTenant, oneOf, type RowsOf, stamps, text } from '../../kernel/database/table.ts';

export const networkTables = {
  /** Named IP segments (spec 1§3). */
  network_segment: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      segment_name: text,
      segment_type: oneOf('IPv4', 'IPv6', 'unlimit'),
      ip_start: text,
      ip_end: text,
      instructions: text,
      ...stamps,
      reference: integer,
      creator: text,
      updater: text,
      delete_type: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed/segments.ts')).segmentRows,
  }),

  /** An entry of the black or the white list of sign-in. */
  login_ip: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      config_name: text,
      ip_config_type: oneOf('white', 'black'),
      segment_type: oneOf('IPv4', 'IPv6', 'segment'),
      ip_start: text,
      ip_end: text,
      net_work_segment_id: text,
      segment_name: text,
      client_type: text,
      instructions: text,
      /** The people and departments of the entry, as JSON. */
      share_entrys: text,
      ...stamps,
    },
    key: ['id'],
    seed: async () => (await import('./seed/login-ips.ts')).loginIpRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof networkTables> {}
}
