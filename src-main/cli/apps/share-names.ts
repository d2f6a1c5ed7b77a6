/** The names of those whom applications are shared with, for people who read the result. */
import { ApiError } from '#shared/api/api-error.ts';
import { namers } from '#shared/rules/changes/mapping/namers.ts';
import type { NamingFacts } from '#shared/rules/changes/mapping/namer.ts';
import { isUntargeted, type Share, type ShareKind, targetKey } from '#shared/rules/common/shares/share.ts';

type TargetedKind = Exclude<ShareKind, 'all' | 'allExternal'>;
const referenceOf = {
  user: 'person',
  department: 'department',
  subcompany: 'subcompany',
  group: 'group',
  position: 'position',
  external: 'external',
} as const satisfies Record<TargetedKind, keyof typeof namers>;

/** Names by `targetKey`; a kind that the server does not name has none. */
export async function readShareNames(
  shares: readonly Share[],
  naming: NamingFacts,
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const [kind, inside] of Map.groupBy(shares, (share) => share.kind)) {
    if (isUntargeted(kind)) continue;
    const ids = [...new Set(inside.map(({ id }) => id))];
    try {
      const things = await namers[referenceOf[kind]]?.byIds(naming, ids, () => null);
      for (const { id, name } of things ?? []) names.set(targetKey({ kind, id }), name);
    } catch (error) {
      // The result stands without the name: the share is printed with its kind and id.
      if (!(error instanceof ApiError)) throw error;
    }
  }
  return names;
}
