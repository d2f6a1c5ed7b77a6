/** The applications of a department with their present shares (spec 3§3.3; APP-125). */
import { ApiError } from '../../../api/api-error.ts';
import type { AppItem } from '../../../api/applications/app.ts';
import { querySysAppManageInfo } from '../../../api/applications/manage.ts';
import { queryViewAs } from '../../../api/applications/view-as.ts';
import type { Output } from '../../../api/endpoint.ts';
import { splitEvery } from '../../../kit/split-every.ts';
import type { Language } from '../../../text/types.ts';
import { isShownIn } from '../../common/applications/lists.ts';
import type { Ask } from '../../common/record/record.ts';
import type { Share } from '../../common/shares/share.ts';
import { fromWire } from '../../common/shares/wire-shares.ts';

export interface SharedApp {
  readonly id: string;
  readonly shares: readonly Share[];
}

export interface NamedApp extends SharedApp, Pick<AppItem, 'menuName' | 'shortName' | 'acId'> {}

export const sharedInput = (deptId: string, language: Language) => ({
  deptId,
  lang: language === 'zh-CN' ? ('zh_CN' as const) : ('en_US' as const),
});

type SharedAnswer = Pick<Output<typeof queryViewAs>, 'apps'>;

/** The team's installed applications. */
export function sharedApps({ apps }: SharedAnswer): NamedApp[] {
  return apps.flatMap((one) => (isShownIn('all', one.app) ? [namedApp(one)] : []));
}

function namedApp({
  app: { id, menuName, shortName, acId },
  shares,
}: SharedAnswer['apps'][number]): NamedApp {
  return { id, menuName, shortName, acId, shares: fromWire(shares) };
}

export async function readSharedApps(ask: Ask, deptId: string, language: Language): Promise<NamedApp[]> {
  return sharedApps(await ask(queryViewAs, sharedInput(deptId, language)));
}

/** The error where the server has no such call, which then costs the shares alone. */
export function readSharedOrMissing(
  ask: Ask,
  deptId: string,
  language: Language,
): Promise<readonly NamedApp[] | ApiError> {
  return orMissing(readSharedApps(ask, deptId, language));
}

async function orMissing<T>(answer: Promise<T>): Promise<T | ApiError> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.lookedAt !== null) return error;
    throw error;
  }
}

/** Applications that are asked for at the same time. */
const together = 4;

/** All applications; or, on a server without the call for them, those with these ids, each by its own settings. */
export async function readSharesOf(
  ask: Ask,
  deptId: string,
  language: Language,
  ids: readonly string[],
): Promise<readonly NamedApp[]> {
  const told = await orMissing(ask(queryViewAs, sharedInput(deptId, language)));
  if (!(told instanceof ApiError)) return told.apps.map(namedApp);
  const found: NamedApp[] = [];
  for (const some of splitEvery(ids, together))
    found.push(...(await Promise.all(some.map((id) => readSharedApp(ask, deptId, id)))));
  return found;
}

async function readSharedApp(ask: Ask, deptId: string, id: string): Promise<NamedApp> {
  const { sysMenus, appModuleLink, sysMenuShares } = await ask(querySysAppManageInfo, {
    deptId,
    sysMenuId: id,
  });
  const { menuname: menuName, shortname: shortName } = sysMenus;
  return { id, menuName, shortName, acId: appModuleLink.acId, shares: fromWire(sysMenuShares) };
}

export interface SharedAlike {
  readonly ids: readonly string[];
  readonly before: readonly Share[];
  readonly after: readonly Share[];
}

/** Groups applications with equal shares before and after: one call changes them, and one inverts it. */
export function sharedAlike(
  apps: readonly SharedApp[],
  lists: ReadonlyMap<string, readonly Share[]>,
): readonly SharedAlike[] {
  const before = new Map(apps.map(({ id, shares }) => [id, shares]));
  const lineOf = (shares: readonly Share[]) =>
    shares.map(({ kind, id, exclude, below }) => [kind, id, exclude, below]);
  const alike = Map.groupBy([...lists], ([id, after]) =>
    JSON.stringify([lineOf(before.get(id) ?? []), lineOf(after)]),
  );
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    return [{ ids: group.map(([id]) => id), before: before.get(first[0]) ?? [], after: first[1] }];
  });
}
