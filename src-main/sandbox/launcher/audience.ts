/** Whether an application is for somebody (spec 3§3.3): shared with nobody by name it is for all; leaving out wins. */
import type { WireShare } from '#shared/api/shares/share.ts';
import type { Share } from '#shared/rules/shares/share.ts';
import { fromWire } from '#shared/rules/shares/wire-shares.ts';

export interface Person {
  readonly id: string;
  /** The department, then everything above it. */
  readonly chain: readonly string[];
}

export function isFor(person: Person, wire: readonly WireShare[]): boolean {
  const shares = fromWire(wire);
  const named = shares.filter((share) => reaches(share, person));
  if (named.some(({ exclude }) => exclude)) return false;
  return shares.every(({ exclude }) => exclude) || named.length > 0;
}

/** Nobody here is in a group or has a position, and nobody is from outside. */
function reaches({ kind, id, below }: Share, { id: own, chain }: Person): boolean {
  if (kind === 'all') return true;
  if (kind === 'user') return id === own;
  if (kind !== 'department' && kind !== 'subcompany') return false;
  return below ? chain.includes(id) : chain[0] === id;
}
