import { generated, integer, ofPlatform, type RowsOf, text } from '../../kernel/database/table.ts';

const licences = () => import('./seed/licences.ts');

export const licenceTables = {
  licence_submission: ofPlatform({
    columns: {
      id: generated,
      company_name: text,
      crm_id: text,
      create_time: text,
      /** The parse result as JSON, as on the wire. */
      result: text,
    },
    key: ['id'],
    seed: async () => (await licences()).submissionRows,
  }),

  licence_code: ofPlatform({
    columns: { db_id: text, sm3_hash: text, create_time: text, db_type: text },
    key: ['db_id'],
    seed: async () => (await licences()).codeRows,
  }),

  link_log: ofPlatform({
    columns: {
      id: text,
      log_link_id: text,
      memo: text,
      link_duration: integer,
      create_time: text,
      link_order: integer,
    },
    key: ['id'],
    seed: async () => (await licences()).linkRows,
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof licenceTables> {}
}
