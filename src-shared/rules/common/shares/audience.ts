/**
 * The audience of shared things, with reasons (spec 3§3.3 `reverse`; S-30): a thing that names nobody is for everybody
 * who is not left out; a person who is left out stays out in spite of other shares.
 */
import type { Share, ShareKind } from './share.ts';

/** The ids of a person's memberships beside the departments; a kind that is absent is not known. */
export interface Memberships {
  readonly subcompany?: readonly string[] | undefined;
  readonly group?: readonly string[] | undefined;
  readonly position?: readonly string[] | undefined;
}

export interface Person {
  readonly id: string;
  /** The person's department, then all departments above it; external people have none. */
  readonly chain: readonly string[];
  readonly within?: Memberships | undefined;
  /** External people are no part of "everybody": they have a target of their own. */
  readonly external?: boolean;
}

export interface AudienceReason {
  readonly sees: boolean;
  /**
   * `excluded`, `shared`: a share decides. `open`: no share names anybody. `unnamed`: no share names this person.
   * `unknown`: a share would decide, but whether it reaches this person is not known; `sees` is then false.
   */
  readonly why: 'excluded' | 'shared' | 'open' | 'unnamed' | 'unknown';
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
  const reaching = byDistance(shares, person, true);
  const out = reaching.find(({ exclude }) => exclude);
  if (out) return { sees: false, why: 'excluded', by: out };
  const [by = null] = reaching;
  const open = !person.external && shares.every(({ exclude }) => exclude);
  const included = by !== null || open;
  const decides = byDistance(shares, person, null).find(({ exclude }) => exclude === included);
  if (decides) return { sees: false, why: 'unknown', by: decides };
  if (by) return { sees: true, why: 'shared', by };
  return { sees: open, why: open ? 'open' : 'unnamed', by: null };
}

function byDistance(shares: readonly Share[], person: Person, reached: boolean | null): Share[] {
  return shares
    .filter((share) => reaches(share, person) === reached)
    .toSorted((a, b) => distance(a, person) - distance(b, person));
}

/** Shares are ordered by kind; among departments the nearest comes first. */
function distance({ kind, id }: Share, { chain }: Person): number {
  const near = kind === 'department' ? Math.max(0, chain.indexOf(id)) / (chain.length + 1) : 0;
  return closeness.indexOf(kind) + near;
}

/** Null: nobody knows whether this person belongs to the target. */
function reaches({ kind, id, below }: Share, person: Person): boolean | null {
  const { id: own, chain, within = {}, external = false } = person;
  switch (kind) {
    case 'all':
      return !external;
    case 'allExternal':
      return external;
    case 'user':
      return !external && id === own;
    case 'external':
      return external && id === own;
    case 'department':
      return below ? chain.includes(id) : chain[0] === id;
    default: {
      // A subcompany may stand among the departments.
      if (kind === 'subcompany' && (below ? chain.includes(id) : chain[0] === id)) return true;
      const known = within[kind];
      if (known) return known.includes(id);
      return external ? false : null;
    }
  }
}
