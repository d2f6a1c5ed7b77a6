/** Which calls each page of the console names (scripts/page-calls.ts). */
import table from './page-calls.json' with { type: 'json' };

export interface PageCalls {
  /** The screen's. */
  readonly id: string;
  readonly path: string;
  /** Of the texts. */
  readonly titleKey: string;
  /** Ids of the calls that its own files and the rules behind them name. */
  readonly own: readonly string[];
  /** Those of the widgets that it shows, such as the picker of people. */
  readonly besides: readonly string[];
}

/** Pages that name no call need no server, and are left out. */
export const pageTable: readonly PageCalls[] = table;
