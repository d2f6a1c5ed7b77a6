/** The table of the launcher. */
import { ofAccount, type RowsOf, text } from '../../kernel/database/table.ts';

export const launcherTables = {
  /** What an employee said of the launcher, as JSON in clean names; without a row nothing. */
  launcher: ofAccount({ columns: { account: text, body: text }, key: ['account'] }),
};

declare module '../../kernel/database/tables.ts' {
  interface Tables extends RowsOf<typeof launcherTables> {}
}
