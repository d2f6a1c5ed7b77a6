import { generated, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const loginLogTables = {
  /** Sign-ins, refusals and sign-outs at this sandbox itself. */
  own_sign_in: ofTenant({
    columns: {
      id: generated,
      tenant_key: text,
      user_id: text,
      operate_type: oneOf('login', 'logout'),
      login_time: text,
      /** '' for a success. */
      failure_reason: text,
      language: text,
    },
    key: ['id'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof loginLogTables> {}
}
