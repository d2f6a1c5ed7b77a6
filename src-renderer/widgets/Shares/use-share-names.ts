/** Names of shares: people and departments by the shared hooks, other kinds from their own lists. */
import { callRead, readKey } from '#data/read.ts';
import { useText } from '#data/text.ts';
import { idsAtOnce, queryShareTargets, type ShareTargetKind } from '#shared/api/people/people.ts';
import { isUntargeted, type Share, type ShareKind, targetKey } from '#shared/rules/common/shares/share.ts';
import type { PickedItem } from '../PeoplePicker/picked-items.ts';
import { usePickedNames } from '../PeoplePicker/use-names.ts';
import { useRowsByIds } from '../PeoplePicker/use-rows-by-ids.ts';

interface Known {
  readonly chosen: readonly PickedItem[];
  readonly loading: boolean;
  readonly error: Error | null;
}

export interface ShareNames {
  /** Falls back on kind and id while the name is unknown. */
  readonly nameOf: (share: Pick<Share, 'kind' | 'id'>) => PickedItem;
  readonly error: Error | null;
}

export function useShareNames(shares: readonly Share[], menuCode: string): ShareNames {
  const { t } = useText();
  const idsOf = (kind: ShareKind) => shares.flatMap((share) => (share.kind === kind ? [share.id] : []));
  const known: Readonly<Record<Exclude<ShareKind, 'all' | 'allExternal'>, Known>> = {
    user: usePickedNames('people', idsOf('user'), menuCode),
    department: usePickedNames('department', idsOf('department'), menuCode),
    subcompany: useTargetNames('subcompany', idsOf('subcompany')),
    group: useTargetNames('group', idsOf('group')),
    position: useTargetNames('position', idsOf('position')),
    external: useTargetNames('external', idsOf('external')),
  };
  const all = Object.values(known);
  const names = new Map(
    Object.entries(known).flatMap(([kind, { chosen }]) =>
      chosen.map((one) => [targetKey({ kind: kind as ShareKind, id: one.id }), one] as const),
    ),
  );
  return {
    nameOf({ kind, id }) {
      if (isUntargeted(kind)) return { id, name: t(`shares.kind.${kind}`), note: '' };
      const found = names.get(targetKey({ kind, id }));
      if (found && found.name !== id) return found;
      const name = known[kind].loading ? '…' : t('shares.unknown', { kind: t(`shares.kind.${kind}`), id });
      return { id, name, note: '' };
    },
    error: all.find(({ error }) => error !== null)?.error ?? null,
  };
}

function useTargetNames(entryType: ShareTargetKind, ids: readonly string[]): Known {
  const { rows, loading, error } = useRowsByIds(ids, (some) => {
    const input = { entryType, ids: some, pageNo: 1, pageSize: idsAtOnce };
    return {
      queryKey: readKey(queryShareTargets, input),
      load: (signal) => callRead(queryShareTargets, input, { signal }),
    };
  });
  return { chosen: rows, loading, error };
}
