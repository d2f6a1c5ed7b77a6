/** Checks a list of shares, in the editor and in the sandbox (spec 3§3.3, S-30). */
import type { Message } from '../../../text/message.ts';
import { hasLevels, isUntargeted, type Share, type ShareRules, shareKinds, targetKey } from './share.ts';

/** An empty list is valid here; a required field reports it itself. */
export function checkShares(shares: readonly Share[], rules: ShareRules = {}): Message | null {
  const { kinds = shareKinds, levels = false, open = false } = rules;
  for (const { kind, id, below } of shares) {
    if (!kinds.includes(kind)) return { key: 'common.form.notOffered' };
    if ((id === '') !== isUntargeted(kind)) return { key: 'shares.problem.noTarget' };
    if (below && !(levels && hasLevels(kind))) return { key: 'shares.problem.noLevels' };
  }
  if (new Set(shares.map(targetKey)).size < shares.length) return { key: 'shares.problem.twice' };
  const outOnly = shares.length > 0 && shares.every(({ exclude }) => exclude);
  if (outOnly && !(open && shares.every(({ kind }) => kind !== 'all')))
    return { key: 'shares.problem.nobody' };
  return null;
}
