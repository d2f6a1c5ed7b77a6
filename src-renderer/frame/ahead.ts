/**
 * Whoever points at a link will follow it: what was not loaded ahead is on its way before the click. Whoever rests on
 * it finds the page's first answers too.
 */
import { queryClient } from '#data/read.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { mayOpen } from '#state/access.ts';
import { treeQuery } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import { sessionQuery } from '#state/session.ts';

/** Milliseconds: who only passes over a link is gone by then. */
const rest = 80;

interface Pointed {
  readonly loadCode: (pathname: string) => void;
  readonly readData: (pathname: string) => void;
}

/** Of a link within the console by its own; null: none is meant. */
function linkAt(target: EventTarget | null): string | null {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return href?.startsWith('/') && !href.startsWith('//') ? href : null;
}

/** Hears where the pointer and the focus go. */
export function pointing({ loadCode, readData }: Pointed): (event: Event) => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let on: string | null = null;
  return ({ target }) => {
    const link = linkAt(target);
    if (link === on) return;
    on = link;
    clearTimeout(resting);
    if (link === null) return;
    loadCode(link.replace(/[?#].*/, ''));
    // What else an address names (a department, a filter) the page alone understands.
    if (!/[?#]/.test(link)) resting = setTimeout(readData, rest, link);
  };
}

/** Only what may be opened is asked for: nothing is refused by it, and nothing complains. */
export function readPageAhead(screen: Screen | undefined): void {
  const facts = queryClient.getQueryData(sessionQuery.queryKey);
  if (!screen || !facts || !('ahead' in screen.page)) return;
  const tree = queryClient.getQueryData(treeQuery(facts).queryKey);
  if (mayOpen(screen, facts, tree ? grantedCodes(tree) : null) !== 'yes') return;
  screen.page.ahead(facts).catch(() => undefined);
}
