/** Checks of links' addresses, loaded by the first call or when one is due. */
import { join } from 'node:path';
import type { LinkSurroundings } from './link-check.ts';
import { lazyPart } from './parts.ts';
import { watchDue } from './watch-due.ts';

export function openOwnLinks(o: LinkSurroundings) {
  const load = lazyPart(async () => (await import('./link-check.ts')).openLinkCheck(o));
  const due = watchDue({
    path: join(o.dataDir, 'links', 'links.json'),
    source: 'links',
    open: async () => (await load()).checkDue,
    report: o.report,
  });
  return { load, close: due.close };
}
