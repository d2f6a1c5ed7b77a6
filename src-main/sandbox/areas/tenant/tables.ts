import { integer, nullable, ofAccount, ofTenant, type RowsOf, text } from '../../kernel/database/table.ts';

export const tenantTables = {
  /** A code that was sent to a mobile; after its check the row has the permit to bind that mobile. */
  mobile_code: ofAccount({
    columns: {
      cache_mark: text,
      account: text,
      mobile: text,
      sent_at: integer,
      success_code: nullable(text),
      checked_at: nullable(integer),
    },
    key: ['cache_mark'],
  }),

  used_space: ofTenant({
    columns: { tenant_key: text, refreshed_at: integer, refreshes: integer },
    key: ['tenant_key'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof tenantTables> {}
}
