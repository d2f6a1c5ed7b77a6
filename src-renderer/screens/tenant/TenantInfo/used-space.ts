/** The used-space bar (spec 1§2.3, 1§9): percent to 3 decimals, with a visible minimum. */

/** Minimum width of the bar in percent if anything is used. */
export const smallestBar = 2;

export interface UsedSpace {
  /** The share in percent, rounded to 3 decimals; above 100 if more is used than available. */
  readonly percent: number;
  /** The share with exactly 3 decimals, without a percent sign: `12.500`. */
  readonly text: string;
  /** The filled part of the bar, 0 to 100; at least 2 if anything is used. */
  readonly bar: number;
}

/** Both arguments are in MB. Used space without a maximum counts as full. */
export function usedSpace(usedMegabytes: number, maxMegabytes: number): UsedSpace {
  const used = Math.max(0, usedMegabytes);
  const share = maxMegabytes > 0 ? (used / maxMegabytes) * 100 : used > 0 ? 100 : 0;
  const percent = Math.round(share * 1000) / 1000;
  const bar = used > 0 ? Math.min(100, Math.max(smallestBar, percent)) : 0;
  return { percent, text: percent.toFixed(3), bar };
}
