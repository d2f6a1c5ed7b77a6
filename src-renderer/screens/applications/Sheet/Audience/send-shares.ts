/** Sends whom applications are shared with, those that are shared alike by one call (spec 3§7.3; APP-125). */
import { isUnconfirmed, submitChange } from '#data/changes/index.ts';
import { callRead } from '#data/read.ts';
import { querySysAppManageInfo } from '#shared/api/applications/manage.ts';
import { batchSaveSysMenuShares } from '#shared/api/applications/shares.ts';
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import { type JudgedAudience, sharedAlike } from '#shared/rules/applications/sheet/audience.ts';
import { appReads } from '#shared/rules/records/applications/app-reads.ts';
import { fromWire, toWire } from '#shared/rules/shares/wire-shares.ts';
import type { NamedApp } from './load-shared.ts';

export interface SentShares {
  readonly outcome: 'done' | 'failed' | 'unknown';
  /** What the server said, where it failed. */
  readonly error: unknown;
}

interface Sending {
  readonly deptId: string;
  readonly apps: readonly NamedApp[];
  readonly lists: JudgedAudience['lists'];
  readonly signal: AbortSignal;
  readonly onDone: (calls: number) => void;
}

/** By the id of each application; what was not sent before it was stopped is not there. */
export async function sendShares(sending: Sending): Promise<Map<string, SentShares>> {
  const { deptId, apps, lists, signal, onDone } = sending;
  const names = new Map(apps.map(({ id, name }) => [id, name]));
  const sent = new Map<string, SentShares>();
  for (const [index, { ids, shares }] of sharedAlike(lists).entries()) {
    if (signal.aborted) break;
    const wire = toWire(shares, { moduleStr: '', moduleId: '', levels: true });
    const result = await submitChange({
      ...{ title: 'applications.share.change', success: null, failure: 'here' },
      endpoint: batchSaveSysMenuShares,
      input: { deptId, sysMenuIds: [...ids], sysMenuShares: wire },
      before: { names: ids.map((id) => names.get(id) ?? id) },
      touches: [...appReads, queryViewAs],
      async readBack() {
        const [first = ''] = ids;
        const { sysMenuShares } = await callRead(querySysAppManageInfo, { deptId, sysMenuId: first });
        return { held: JSON.stringify(fromWire(sysMenuShares)) === JSON.stringify(shares), fields: [] };
      },
    }).then(
      (): SentShares => ({ outcome: 'done', error: null }),
      (error: unknown): SentShares => ({ outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error }),
    );
    for (const id of ids) sent.set(id, result);
    onDone(index + 1);
  }
  return sent;
}
