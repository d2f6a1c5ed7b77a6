/** Whether somebody is among those that a list of shares names (spec 2§3 "Range", 2§6; THM-064). */
import { isWhole, type Share } from '../common/shares/share.ts';

export interface Person {
  readonly id: string;
  /** Their own department, then everything above it. */
  readonly departments: readonly string[];
  /** Ids of their groups, positions and subcompanies. */
  readonly others: readonly string[];
}

/**
 * A list that names nobody means everybody; one that only leaves people out means everybody else. Being left out wins
 * over whatever else one is in (3§3.3).
 */
export function isAmong(shares: readonly Share[], person: Person): boolean {
  const about = shares.filter((share) => names(share, person));
  if (about.some(({ exclude }) => exclude)) return false;
  return about.length > 0 || shares.every(({ exclude }) => exclude);
}

function names({ kind, id, below }: Share, { id: own, departments, others }: Person): boolean {
  if (isWhole(kind)) return kind === 'all';
  if (kind === 'user') return id === own;
  if (kind === 'department') return below ? departments.includes(id) : departments[0] === id;
  return others.includes(id);
}
