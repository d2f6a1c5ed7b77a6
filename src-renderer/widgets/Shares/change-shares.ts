/** What a change makes of a list of shares: each target stands there once, in the order in which they came. */
import {
  hasLevels,
  isWhole,
  type Share,
  type ShareKind,
  targetKey,
} from '#shared/rules/common/shares/share.ts';

export interface Added {
  readonly shares: readonly Share[];
  readonly added: number;
  /** Those that stood there already. */
  readonly known: number;
}

/** Several more, e.g. pasted ones. Of one target that is shared with here and left out there, leaving out wins. */
export function withShares(shares: readonly Share[], more: readonly Share[]): Added {
  const byTarget = new Map(shares.map((share) => [targetKey(share), share]));
  for (const share of more) {
    const before = byTarget.get(targetKey(share));
    byTarget.set(targetKey(share), {
      ...share,
      exclude: share.exclude || before?.exclude === true,
      below: share.below || before?.below === true,
    });
  }
  const added = byTarget.size - shares.length;
  return { shares: [...byTarget.values()], added, known: more.length - added };
}

/** Exactly these are chosen of a kind, to be shared with or to be left out; what is below comes with a new one. */
export function withChosen(
  shares: readonly Share[],
  { kind, exclude, levels = false }: { kind: ShareKind; exclude: boolean; levels?: boolean },
  ids: readonly string[],
): readonly Share[] {
  const wanted = isWhole(kind) ? [''] : ids;
  const stays = shares.filter(
    (share) => share.kind !== kind || share.exclude !== exclude || wanted.includes(share.id),
  );
  const there = new Set(stays.filter((share) => share.kind === kind).map(({ id }) => id));
  // One that stands on the other side changes over.
  const turned = stays.map((share) =>
    share.kind === kind && wanted.includes(share.id) ? { ...share, exclude } : share,
  );
  const fresh = [...new Set(wanted)].filter((id) => !there.has(id));
  const below = levels && hasLevels(kind);
  return [...turned, ...fresh.map((id) => ({ kind, id, exclude, below }))];
}

export function withChange(
  shares: readonly Share[],
  target: string,
  change: Partial<Pick<Share, 'exclude' | 'below'>>,
): readonly Share[] {
  return shares.map((share) => (targetKey(share) === target ? { ...share, ...change } : share));
}

export function withoutTargets(shares: readonly Share[], targets: ReadonlySet<string>): readonly Share[] {
  return shares.filter((share) => !targets.has(targetKey(share)));
}
