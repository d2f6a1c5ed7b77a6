/**
 * Which calls each page of the console names (scripts/page-calls.ts), and which of them it asks to be opened
 * (tests/screens/servers/page-opens.test.ts).
 */
import table from './page-calls.json' with { type: 'json' };
import opens from './page-opens.json' with { type: 'json' };

export interface PageCalls {
  /** The screen's. */
  readonly id: string;
  readonly path: string;
  /** Of the texts. */
  readonly titleKey: string;
  /** Ids of the calls that its own files and the rules behind them name; in `pageTable` those that open it. */
  readonly own: readonly string[];
  /** Those of the widgets that it shows, such as the picker of people; in `pageTable` all that do not open it. */
  readonly besides: readonly string[];
}

/** Pages that name no call need no server, and are left out. */
export const namedCalls: readonly PageCalls[] = table;

const opening = new Map<string, readonly string[]>(Object.entries(opens));

export const pageTable: readonly PageCalls[] = namedCalls.map((page) => {
  const first = opening.get(page.id) ?? [];
  // A page that asks nothing at first is worth what its steps can do.
  if (first.length === 0) return page;
  const later = page.own.filter((id) => !first.includes(id));
  return { ...page, own: first, besides: [...later, ...page.besides] };
});
