/** The table of the sandbox’s own sign-ins. */
import { generated, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const loginLogTables = {
  /** Who signed in to this sandbox itself, or was refused, and who signed out. */
  own_sign_in: ofTenant({
    columns: {
      id: generated,
      tenant_key: text,
      user_id: text,
      operate_type: oneOf('login', 'logout'),
      login_time: text,
      /** '' where it went well. */
      failure_reason: text,
      language: text,
    },
    key: ['id'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof loginLogTables> {}
}
