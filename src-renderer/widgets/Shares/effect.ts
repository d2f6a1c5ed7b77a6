/** A share's effect beside the other shares, judged by the list alone: exclusions win (spec 3§3.3 `reverse`). */
import { type Share, type ShareKind, targetKey } from '#shared/rules/common/shares/share.ts';

/** `covered`: a wider share has the same effect. `overruled`: a wider exclusion cancels the share. */
export type ShareEffect = 'works' | 'covered' | 'overruled';

/** The kind that stands for everybody. */
function wholeOf(kind: ShareKind): 'all' | 'allExternal' {
  return kind === 'external' || kind === 'allExternal' ? 'allExternal' : 'all';
}

export function effectOf(share: Share, shares: readonly Share[]): ShareEffect {
  const whole = shares.find((other) => other.kind === wholeOf(share.kind));
  if (!whole || targetKey(whole) === targetKey(share)) return 'works';
  if (whole.exclude) return share.exclude ? 'covered' : 'overruled';
  return share.exclude ? 'works' : 'covered';
}
