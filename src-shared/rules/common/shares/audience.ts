/**
 * The audience of shared things, with reasons (spec 3§3.3 `reverse`; S-30): a thing without named shares is for
 * everybody; a person who is left out stays out in spite of other shares.
 */
import type { Share, ShareKind } from './share.ts';

export interface Person {
  readonly id: string;
  /** The person's department, then all departments above it. */
  readonly chain: readonly string[];
  /** The ids of the person's other memberships, by the kind of target. */
  readonly within?: Partial<Readonly<Record<ShareKind, readonly string[]>>>;
}

export interface AudienceReason {
  readonly sees: boolean;
  /** `excluded`, `shared`: a share decides. `open`: no share names anybody. `unnamed`: no share names this person. */
  readonly why: 'excluded' | 'shared' | 'open' | 'unnamed';
  /** The share that decides. */
  readonly by: Share | null;
}

/** The order of precedence among several shares that include a person, the most specific first. */
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

export function reasonFor(person: Person, shares: readonly Share[]): AudienceReason {
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

/** Shares are ordered by kind; among departments the nearest comes first. */
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
