/** What a share does among the others, as far as the list alone says it: leaving out wins (spec 3§3.3 `reverse`). */
import { type Share, type ShareKind, targetKey } from '#shared/rules/common/shares/share.ts';

/**
 * `covered`: another one says the same of more people. `overruled`: they are left out with more people, so that sharing
 * with them does nothing.
 */
export type ShareEffect = 'works' | 'covered' | 'overruled';

/** Everybody of this kind together. */
function wholeOf(kind: ShareKind): 'all' | 'allExternal' {
  return kind === 'external' || kind === 'allExternal' ? 'allExternal' : 'all';
}

export function effectOf(share: Share, shares: readonly Share[]): ShareEffect {
  const whole = shares.find((other) => other.kind === wholeOf(share.kind));
  if (!whole || targetKey(whole) === targetKey(share)) return 'works';
  if (whole.exclude) return share.exclude ? 'covered' : 'overruled';
  return share.exclude ? 'works' : 'covered';
}
