/** The addresses that the team's link applications open, one call for each application. */
import { callRead } from '#data/read.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { AppItem } from '#shared/api/applications/app.ts';
import { queryFreeApplication, querySysMenus } from '#shared/api/custom-applications/team.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { mostLinks, type WatchedLink, watchedLink } from '#shared/rules/link-check/link-watch.ts';

/** Applications that are read at the same time. */
const together = 4;

/** `unread`: the server did not tell the address; `unfit`: the address is too long; `many`: beyond `mostLinks`. */
export const whyLeftOut = ['unread', 'unfit', 'many'] as const;
export type WhyLeftOut = (typeof whyLeftOut)[number];

export interface FoundLinks {
  readonly links: readonly WatchedLink[];
  /** Names of the link applications that are not checked. */
  readonly leftOut: Readonly<Record<WhyLeftOut, readonly string[]>>;
}

/** Throws the server's error where not one application could be read. */
export async function loadLinks(deptId: string, signal: AbortSignal): Promise<FoundLinks> {
  const query = { deptId, applicationType: 'freeUrl', pageSize: 250 } as const;
  const apps = await wholeList(
    (pageNo) => callRead(querySysMenus, { ...query, pageNo }, { signal }),
    ({ id }) => id,
  );
  const found = new Map<string, string>();
  const failed = new Map<string, ApiError>();
  const waiting = [...apps];
  const read = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      try {
        const info = await callRead(queryFreeApplication, { deptId, sysMenuId: app.id }, { signal });
        found.set(app.id, info.content.outerUrl.trim());
      } catch (error) {
        if (!(error instanceof ApiError) || signal.aborted) throw error;
        failed.set(app.id, error);
      }
    }
  };
  await Promise.all(Array.from({ length: together }, read));
  const [failure] = failed.values();
  if (failure && found.size === 0) throw failure;
  return sortedOut(apps, found, failed);
}

function sortedOut(
  apps: readonly AppItem[],
  found: ReadonlyMap<string, string>,
  failed: ReadonlyMap<string, ApiError>,
): FoundLinks {
  const links: WatchedLink[] = [];
  const leftOut: Record<WhyLeftOut, string[]> = { unread: [], unfit: [], many: [] };
  for (const { id, menuName: name } of apps) {
    if (failed.has(id)) leftOut.unread.push(name);
    const address = found.get(id) ?? '';
    if (address === '') continue;
    const link = watchedLink.safeParse({ id, name, address });
    if (!link.success) leftOut.unfit.push(name);
    else if (links.length >= mostLinks) leftOut.many.push(name);
    else links.push(link.data);
  }
  return { links, leftOut };
}
