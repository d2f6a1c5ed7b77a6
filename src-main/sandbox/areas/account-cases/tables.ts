import { ofTenant, type RowsOf, text } from '../../kernel/database/table.ts';

export const accountCasesTables = {
  /** Account cases of every kind, which administrators decide. */
  account_case: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      kind: text,
      user_id: text,
      username: text,
      account: text,
      department: text,
      status: text,
      create_time: text,
      note: text,
      handler_name: text,
      handle_time: text,
      handle_reason: text,
      /** Fields of the row's kind only, as JSON. */
      details: text,
      department_id: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).accountCaseRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof accountCasesTables> {}
}
