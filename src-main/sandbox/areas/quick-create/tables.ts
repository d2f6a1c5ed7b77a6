/** The table of quick-create entrances. */
import { integer, ofTenant, oneOf, type RowsOf, text } from '../../kernel/database/table.ts';

export const quickCreateTables = {
  /** A quick-create entrance that was chosen (spec 3§3.9). Without rows the defaults hold. */
  menu_entrance: ofTenant({
    columns: {
      tenant_key: text,
      /** Id of the employee whose it is; '' for the team's. */
      owner: text,
      terminal: oneOf('pc', 'mobile'),
      /** What is created, e.g. a form and its id. */
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
