import { ofTenant, type RowsOf, text } from '../../kernel/database/table.ts';

export const loginControlTables = {
  /** Permitted terminals for signing in (spec 1§3 "Login-control config"). */
  login_method: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      name: text,
      /** Separated by commas; `total` means all. */
      terminals: text,
      /** Targets as JSON, as on the wire. */
      targets: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).loginMethodRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof loginControlTables> {}
}
