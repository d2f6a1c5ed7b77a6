/**
 * Whether an address is let in, group by group: first everybody whom no limited entry concerns, then the people of each
 * limited entry that decides otherwise for them.
 */
import {
  type Coming,
  type InForce,
  type ListedRange,
  type Verdict,
  verdictOn,
} from '#shared/rules/network/verdict.ts';

export interface GroupVerdict {
  /** The entry that is limited to the group; null for everybody else. */
  readonly entry: ListedRange | null;
  readonly verdict: Verdict;
}

/** `isLimited`: whether an entry holds for some people only. `holding`: the entries that hold the address. */
export function groupVerdicts(
  coming: Coming,
  inForce: InForce,
  holding: readonly ListedRange[],
  isLimited: (entry: ListedRange) => boolean,
): readonly [GroupVerdict, ...GroupVerdict[]] {
  const general = holding.filter((entry) => !isLimited(entry));
  const verdict = verdictOn(coming, inForce, general);
  const groups = holding.filter(isLimited).flatMap((entry): GroupVerdict[] => {
    const own = verdictOn(coming, inForce, [...general, entry]);
    return own.comesIn === verdict.comesIn ? [] : [{ entry, verdict: own }];
  });
  return [{ entry: null, verdict }, ...groups];
}
