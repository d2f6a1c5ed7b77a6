/** The table of login methods. */
import { ofTenant, type RowsOf, text } from '../../kernel/database/table.ts';

export const loginControlTables = {
  /** From which terminals people sign in (spec 1§3 "Login-control config"). */
  login_method: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      name: text,
      /** Separated by commas; `total`: all. */
      terminals: text,
      /** As the wire has them, as JSON. */
      targets: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).loginMethodRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof loginControlTables> {}
}
