import { ofAccount, type RowsOf, text } from '../../kernel/database/table.ts';

export const launcherTables = {
  /** An employee's launcher settings, as JSON in clean names; without a row there are none. */
  launcher: ofAccount({ columns: { account: text, body: text }, key: ['account'] }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof launcherTables> {}
}
