/** Changes of a list of shares: each target occurs once, in the order of addition. */
import {
  hasLevels,
  isUntargeted,
  type Share,
  type ShareKind,
  targetKey,
} from '#shared/rules/common/shares/share.ts';

export interface SharesAddition {
  readonly shares: readonly Share[];
  readonly added: number;
  /** Number of targets that the list had already. */
  readonly presentCount: number;
}

/** Adds several shares, e.g. pasted ones. When a target is both shared and excluded, the exclusion wins. */
export function withShares(shares: readonly Share[], more: readonly Share[]): SharesAddition {
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
  return { shares: [...byTarget.values()], added, presentCount: more.length - added };
}

/** Sets the targets of a kind, as shares or exclusions; `levels` adds the lower levels of new ones. */
export function withChosen(
  shares: readonly Share[],
  { kind, exclude, levels = false }: { kind: ShareKind; exclude: boolean; levels?: boolean },
  ids: readonly string[],
): readonly Share[] {
  const targetIds = isUntargeted(kind) ? [''] : ids;
  const stays = shares.filter(
    (share) => share.kind !== kind || share.exclude !== exclude || targetIds.includes(share.id),
  );
  const there = new Set(stays.filter((share) => share.kind === kind).map(({ id }) => id));
  // A target of the other part moves to this one.
  const turned = stays.map((share) =>
    share.kind === kind && targetIds.includes(share.id) ? { ...share, exclude } : share,
  );
  const fresh = [...new Set(targetIds)].filter((id) => !there.has(id));
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
