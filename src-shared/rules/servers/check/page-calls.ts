/**
 * The calls that each page of the console names (scripts/page-calls.ts), and those that it sends when it opens
 * (tests/screens/servers/page-opens.test.ts).
 */
import table from './page-calls.json' with { type: 'json' };
import opens from './page-opens.json' with { type: 'json' };

export interface PageCalls {
  readonly id: string;
  readonly path: string;
  /** Key of the page's title in the texts. */
  readonly titleKey: string;
  /** Ids of the calls that the page's own files and their rules name; in `pageTable`, those that open it. */
  readonly own: readonly string[];
  /** Ids of the calls of its widgets, such as the people picker; in `pageTable`, all those that do not open it. */
  readonly besides: readonly string[];
}

/** Pages without calls need no server, and are left out. */
export const namedCalls: readonly PageCalls[] = table;

const opening = new Map<string, readonly string[]>(Object.entries(opens));

export const pageTable: readonly PageCalls[] = namedCalls.map((page) => {
  const first = opening.get(page.id) ?? [];
  // A page that sends nothing when it opens is judged by the calls of its steps.
  if (first.length === 0) return page;
  const later = page.own.filter((id) => !first.includes(id));
  return { ...page, own: first, besides: [...later, ...page.besides] };
});
