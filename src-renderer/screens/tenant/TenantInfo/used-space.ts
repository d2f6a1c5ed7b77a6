/** The used-space bar (spec 1§2.3, 1§9): percent to 3 decimals, and a sliver that can be seen. */

/** Percent that the bar fills at least when anything at all is used. */
export const smallestBar = 2;

export interface UsedSpace {
  /** The true share in percent, rounded to 3 decimals; above 100 where more is used than there is. */
  readonly percent: number;
  /** The same with all 3 decimals, without a percent sign: `12.500`. */
  readonly text: string;
  /** What the bar fills, 0 to 100: at least 2 where anything is used. */
  readonly bar: number;
}

/** Both in MB. Without any space a used one counts as full. */
export function usedSpace(usedMegabytes: number, maxMegabytes: number): UsedSpace {
  const used = Math.max(0, usedMegabytes);
  const share = maxMegabytes > 0 ? (used / maxMegabytes) * 100 : used > 0 ? 100 : 0;
  const percent = Math.round(share * 1000) / 1000;
  const bar = used > 0 ? Math.min(100, Math.max(smallestBar, percent)) : 0;
  return { percent, text: percent.toFixed(3), bar };
}
