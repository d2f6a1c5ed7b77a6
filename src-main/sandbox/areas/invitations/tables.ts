import { ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const invitationsTables = {
  invitation: ofTenant({
    columns: {
      id: text,
      tenant_key: text,
      invitee: text,
      contact: text,
      account_type: oneOf('2', '3'),
      personal_status: text,
      area_code: text,
      mobile_area_code: text,
      domain: text,
      message: text,
      create_time: text,
      inviter_id: text,
      department_id: text,
    },
    key: ['id'],
    seed: async () => (await import('./seed.ts')).invitationRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof invitationsTables> {}
}
