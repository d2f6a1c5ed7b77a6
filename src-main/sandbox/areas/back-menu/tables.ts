import { integer, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const backMenuTables = {
  /** A menu of the admin centre, or a group of them (`group_id` ''); `dept_id` is '' for the whole tenant's. */
  back_menu: ofTenant({
    columns: {
      tenant_key: text,
      id: text,
      group_id: text,
      /** '' for a group, and for a menu that the tenant made. */
      menu_code: text,
      kind: oneOf('system', 'custom'),
      custom_name: text,
      custom_named: integer,
      icon: text,
      path: text,
      open_mode: oneOf('current', 'new'),
      /** From 1, within its group. */
      position: integer,
      enabled: integer,
      common: integer,
      /** '' for the whole tenant's. */
      dept_id: text,
      /** The position that it began with, which no later order changes. */
      default_position: integer,
    },
    key: ['tenant_key', 'id'],
    seed: async () => (await import('./seed.ts')).menuRows,
  }),

  /** A department's configs of its menus; `dept_id` is '' for the whole tenant. */
  back_menu_config: ofTenant({
    columns: { tenant_key: text, dept_id: text, config_key: text, config_value: integer },
    key: ['tenant_key', 'dept_id', 'config_key'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof backMenuTables> {}
}
