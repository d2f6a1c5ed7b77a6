import { ofTenant, type RowsOf, text } from '../../kernel/database/table.ts';

export const onlineUsersTables = {
  /** Seeded online users, beside the real sessions of the sandbox. */
  online_session: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      user_id: text,
      username: text,
      department: text,
      client_type: text,
      ip: text,
      login_time: text,
      last_time: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).onlineSessionRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof onlineUsersTables> {}
}
