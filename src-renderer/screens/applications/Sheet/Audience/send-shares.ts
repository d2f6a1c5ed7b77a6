/** Sends whom applications are shared with, those that were and are shared alike by one call (spec 3§7.3; APP-125). */
import { isUnconfirmed, submitOrCollect } from '#data/changes/index.ts';
import type { SharedAlike } from '../../audience.ts';
import { sharesChange } from '../../shares-change.ts';

export interface SentShares {
  readonly outcome: 'done' | 'collected' | 'failed' | 'unknown';
  /** What the server said, where it failed. */
  readonly error: unknown;
}

interface Sending {
  readonly deptId: string;
  readonly groups: readonly SharedAlike[];
  readonly signal: AbortSignal;
  readonly onDone: (calls: number) => void;
}

/** By the id of each application; what was not sent before it was stopped is not there. */
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
