import { integer, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const quickCreateTables = {
  /** A chosen quick-create entrance (spec 3§3.9). Without rows the defaults apply. */
  menu_entrance: ofTenant({
    columns: {
      tenant_key: text,
      /** The employee's id; '' for the team. */
      owner: text,
      terminal: oneOf('pc', 'mobile'),
      /** The created object, e.g. a form and its id. */
      module: text,
      module_id: text,
      /** From 1. */
      position: integer,
    },
    key: ['tenant_key', 'owner', 'terminal', 'module', 'module_id'],
  }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof quickCreateTables> {}
}
