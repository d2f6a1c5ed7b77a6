/** Converts shares from the platform's form and back (spec 3§3.3). */
import type { WireShare } from '../../../api/shares/share.ts';
import { hasLevels, isUntargeted, type Share, targetKey } from './share.ts';

export function fromWire(shares: readonly WireShare[]): Share[] {
  return shares.map(({ entryType: kind, id, reverse, subContain }) => ({
    kind,
    id: isUntargeted(kind) ? '' : id,
    exclude: reverse,
    below: hasLevels(kind) && subContain === true,
  }));
}

/** The module of the shares, and whether the call supports levels. */
interface Shared {
  readonly moduleStr: string;
  readonly moduleId: string;
  readonly levels?: boolean;
}

/** A stored share keeps its id even when its other values change. */
export function toWireShares(
  shares: readonly Share[],
  { moduleStr, moduleId, levels = false }: Shared,
  stored: readonly WireShare[] = [],
): WireShare[] {
  const known = new Map(fromWire(stored).map((share, index) => [targetKey(share), stored[index]?.sid ?? '']));
  return shares.map((share) => ({
    sid: known.get(targetKey(share)) ?? '',
    id: share.id,
    entryType: share.kind,
    reverse: share.exclude,
    moduleStr,
    moduleId,
    ...(levels && hasLevels(share.kind) ? { subContain: share.below } : {}),
  }));
}
