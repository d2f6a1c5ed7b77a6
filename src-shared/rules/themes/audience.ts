/** Whether a list of shares includes a person (spec 2§3 "Range", 2§6; THM-064). */
import { isUntargeted, type Share } from '../common/shares/share.ts';

export interface ThemePerson {
  readonly id: string;
  /** The person's own department, then all departments above it. */
  readonly departments: readonly string[];
  /** Ids of the person's groups, positions and subcompanies. */
  readonly others: readonly string[];
}

/** An empty list includes everybody, a list of exclusions everybody else. An exclusion always wins (3§3.3). */
export function isAmong(shares: readonly Share[], person: ThemePerson): boolean {
  const about = shares.filter((share) => names(share, person));
  if (about.some(({ exclude }) => exclude)) return false;
  return about.length > 0 || shares.every(({ exclude }) => exclude);
}

function names({ kind, id, below }: Share, { id: own, departments, others }: ThemePerson): boolean {
  if (isUntargeted(kind)) return kind === 'all';
  if (kind === 'user') return id === own;
  if (kind === 'department') return below ? departments.includes(id) : departments[0] === id;
  return others.includes(id);
}
