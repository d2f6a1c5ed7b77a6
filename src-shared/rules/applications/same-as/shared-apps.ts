/** The applications of a department with their present shares (spec 3§3.3; APP-125). */
import { ApiError } from '../../../api/api-error.ts';
import type { AppItem } from '../../../api/applications/app.ts';
import { queryViewAs } from '../../../api/applications/view-as.ts';
import type { Output } from '../../../api/endpoint.ts';
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

/** The team's installed applications. */
export function sharedApps({ apps }: Pick<Output<typeof queryViewAs>, 'apps'>): NamedApp[] {
  return apps.flatMap(({ app, shares }) => {
    const { id, menuName, shortName, acId } = app;
    return isShownIn('all', app) ? [{ id, menuName, shortName, acId, shares: fromWire(shares) }] : [];
  });
}

export async function readSharedApps(ask: Ask, deptId: string, language: Language): Promise<NamedApp[]> {
  return sharedApps(await ask(queryViewAs, sharedInput(deptId, language)));
}

/** The error where the server has no such call, which then costs the shares alone. */
export async function readSharedOrMissing(
  ask: Ask,
  deptId: string,
  language: Language,
): Promise<readonly NamedApp[] | ApiError> {
  try {
    return await readSharedApps(ask, deptId, language);
  } catch (error) {
    if (error instanceof ApiError && error.lookedAt !== null) return error;
    throw error;
  }
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
