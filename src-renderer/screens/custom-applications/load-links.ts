/** The addresses that the team's link applications open, one call for each application. */
import { callRead } from '#data/read.ts';
import { queryFreeApplication, querySysMenus } from '#shared/api/custom-applications/team.ts';
import { wholeList } from '#shared/kit/every-page.ts';
import { mostLinks, type WatchedLink } from '#shared/rules/link-check/link-watch.ts';

/** Applications that are read at the same time. */
const together = 4;

export async function loadLinks(deptId: string, signal: AbortSignal): Promise<readonly WatchedLink[]> {
  const query = { deptId, applicationType: 'freeUrl', pageSize: 250 } as const;
  const apps = await wholeList(
    (pageNo) => callRead(querySysMenus, { ...query, pageNo }, { signal }),
    ({ id }) => id,
  );
  const found = new Map<string, string>();
  const waiting = apps.slice(0, mostLinks);
  const read = async () => {
    for (let app = waiting.shift(); app; app = waiting.shift()) {
      const info = await callRead(queryFreeApplication, { deptId, sysMenuId: app.id }, { signal });
      found.set(app.id, info.content.outerUrl.trim());
    }
  };
  await Promise.all(Array.from({ length: together }, read));
  return apps.flatMap(({ id, menuName: name }) => {
    const address = found.get(id) ?? '';
    return address === '' ? [] : [{ id, name, address }];
  });
}
