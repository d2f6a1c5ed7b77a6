import { integer, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const licenceInfoTables = {
  /** An application of the platform that the tenant has (spec 1§2.2); the platform names it. */
  application: ofTenant({
    columns: {
      tenant_key: text,
      module_str: text,
      chinese_name: text,
      english_name: text,
      /** From 1. */
      position: integer,
    },
    key: ['tenant_key', 'module_str'],
    seed: async () => (await import('./seed.ts')).applicationRows,
  }),

  /** A saved reminder; without a row the defaults apply. `dept_id` is '' for the whole tenant. */
  licence_reminder: ofTenant({
    columns: {
      tenant_key: text,
      remind_type: text,
      dept_id: text,
      remind_level: text,
      enabled: integer,
      warn_value: integer,
      /** Names separated by commas. */
      modes: text,
      content: text,
    },
    key: ['tenant_key', 'remind_type', 'dept_id'],
  }),

  remind_setting: ofTenant({
    columns: {
      tenant_key: text,
      scope: oneOf('module', 'user'),
      /** Module id or user id. */
      target_id: text,
      dept_id: text,
      config_key: text,
      config_value: text,
    },
    key: ['tenant_key', 'scope', 'target_id', 'dept_id', 'config_key'],
  }),

  licence_white_list: ofTenant({
    columns: { tenant_key: text, user_id: text },
    key: ['tenant_key', 'user_id'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof licenceInfoTables> {}
}
