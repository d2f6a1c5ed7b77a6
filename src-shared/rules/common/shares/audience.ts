/**
 * Who sees what is shared, and why (spec 3§3.3 `reverse`; S-30): shared with nobody by name it is for everybody;
 * who is left out stays out, whatever else they are in.
 */
import type { Share, ShareKind } from './share.ts';

export interface Person {
  readonly id: string;
  /** The department, then everything above it. */
  readonly chain: readonly string[];
  /** Ids of what else the person belongs to, by the kind of target. */
  readonly within?: Partial<Readonly<Record<ShareKind, readonly string[]>>>;
}

export interface Reason {
  readonly sees: boolean;
  /** `excluded` and `shared` by a share, `open`: there is none that names anybody, `unnamed`: none names this person. */
  readonly why: 'excluded' | 'shared' | 'open' | 'unnamed';
  /** Whose word it is. */
  readonly by: Share | null;
}

/** Of several that reach a person, the one that says it most closely. */
const closeness: readonly ShareKind[] = [
  'user',
  'external',
  'position',
  'group',
  'department',
  'subcompany',
  'all',
  'allExternal',
];

export function reasonFor(person: Person, shares: readonly Share[]): Reason {
  const reaching = shares
    .filter((share) => reaches(share, person))
    .toSorted((a, b) => distance(a, person) - distance(b, person));
  const out = reaching.find(({ exclude }) => exclude);
  if (out) return { sees: false, why: 'excluded', by: out };
  const [by] = reaching;
  if (by) return { sees: true, why: 'shared', by };
  const open = shares.every(({ exclude }) => exclude);
  return { sees: open, why: open ? 'open' : 'unnamed', by: null };
}

/** By the kind; among departments the nearest comes first. */
function distance({ kind, id }: Share, { chain }: Person): number {
  const near = kind === 'department' ? Math.max(0, chain.indexOf(id)) / (chain.length + 1) : 0;
  return closeness.indexOf(kind) + near;
}

function reaches({ kind, id, below }: Share, { id: own, chain, within = {} }: Person): boolean {
  if (kind === 'all') return true;
  if (kind === 'user') return id === own;
  if (kind === 'department') return below ? chain.includes(id) : chain[0] === id;
  if (kind === 'subcompany' && chain.length > 0 && (below ? chain.includes(id) : chain[0] === id))
    return true;
  return within[kind]?.includes(id) ?? false;
}
