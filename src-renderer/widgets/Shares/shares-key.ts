import { type Share, targetKey } from '#shared/rules/common/shares/share.ts';

/** A text that is the same for equal lists of shares in the same order. */
export function sharesKey(shares: readonly Share[]): string {
  return shares.map((share) => `${targetKey(share)} ${share.exclude} ${share.below}`).join('\n');
}
