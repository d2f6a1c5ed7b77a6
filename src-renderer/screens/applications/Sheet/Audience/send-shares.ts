/** Sends the new shares; applications with equal shares before and after make one call (spec 3§7.3; APP-125). */
import { isUnconfirmed, submitOrCollect } from '#data/changes/index.ts';
import type { SharedAlike } from '#shared/rules/applications/same-as/shared-apps.ts';
import { sharesChange } from '../../shares-change.ts';

export interface SentShares {
  readonly outcome: 'done' | 'collected' | 'failed' | 'unknown';
  readonly error: unknown;
}

interface Sending {
  readonly deptId: string;
  readonly groups: readonly SharedAlike[];
  readonly signal: AbortSignal;
  readonly onDone: (calls: number) => void;
}

/** Results by application id; applications that were not sent before the abort are missing. */
export async function sendShares({
  deptId,
  groups,
  signal,
  onDone,
}: Sending): Promise<Map<string, SentShares>> {
  const sent = new Map<string, SentShares>();
  for (const [index, group] of groups.entries()) {
    if (signal.aborted) break;
    const change = sharesChange(deptId, group, { success: null, failure: 'here' });
    const result = await submitOrCollect(change).then(
      (outcome): SentShares => ({ outcome, error: null }),
      (error: unknown): SentShares => ({ outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error }),
    );
    for (const id of group.ids) sent.set(id, result);
    onDone(index + 1);
  }
  return sent;
}
