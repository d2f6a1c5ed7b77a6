/** Prefetches a link's page: its code when the pointer or focus arrives, its first reads when the pointer rests. */
import { queryClient } from '#data/read.ts';
import { grantedCodes } from '#shared/rules/common/menu/visible.ts';
import { mayOpen } from '#state/access.ts';
import { treeQuery } from '#state/menu.ts';
import type { Screen } from '#state/screen.ts';
import { sessionQuery } from '#state/session.ts';

/** Milliseconds that tell a resting pointer from a passing one. */
const rest = 80;

interface Pointed {
  readonly loadCode: (pathname: string) => void;
  readonly readData: (pathname: string) => void;
}

/** The console's own path of the link at the target; null without such a link. */
function linkAt(target: EventTarget | null): string | null {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : null;
  return href?.startsWith('/') && !href.startsWith('//') ? href : null;
}

/** Handles pointer and focus events. */
export function prefetchOnPointing({ loadCode, readData }: Pointed): (event: Event) => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  let on: string | null = null;
  return ({ target }) => {
    const link = linkAt(target);
    if (link === on) return;
    on = link;
    clearTimeout(resting);
    if (link === null) return;
    loadCode(link.replace(/[?#].*/, ''));
    // Only the page can interpret a query (a department, a filter), so such links prefetch no data.
    if (!/[?#]/.test(link)) resting = setTimeout(readData, rest, link);
  };
}

/** Prefetches only permitted reads, so that no request is refused and no error shows. */
export async function prefetchPageReads(screen: Screen | undefined): Promise<void> {
  const facts = queryClient.getQueryData(sessionQuery.queryKey);
  if (!screen || !facts || !('prefetch' in screen.page)) return;
  const tree = queryClient.getQueryData(treeQuery(facts).queryKey);
  if (mayOpen(screen, facts, tree ? grantedCodes(tree) : null) !== 'yes') return;
  await screen.page.prefetch(facts).catch(() => undefined);
}
