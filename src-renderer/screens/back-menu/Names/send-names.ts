/** Saves the names of rows one after the other; each is a change of the journal with its own way back. */
import { isUnconfirmed } from '#data/changes/index.ts';
import { readAgain } from '#data/read.ts';
import { isGone, saveRecord, UnreadRecord } from '#data/records/save-record.ts';
import { nameSheetReads } from './use-name-rows.ts';
import type { RowPlan } from '#shared/rules/language-names/name-rows.ts';
import { appNamesRecord } from '#shared/rules/records/applications/app-names-record.ts';
import {
  backGroupRecord,
  backMenuNamesRecord,
  backMenuRecord,
} from '#shared/rules/records/back-menu/back-menu-records.ts';
import { type NameKind, tenantNamesRecord } from '#shared/rules/records/names-record.ts';
import type { RecordKind } from '#shared/rules/records/record.ts';
import { ownLanguage } from '#shared/rules/tenant/edit/languages.ts';

/** `clash`: somebody else changed the same name; `refused`: by the rules, nothing was sent. */
export type NameOutcome = 'change' | 'refused' | 'done' | 'clash' | 'gone' | 'failed' | 'unknown' | 'stopped';

export interface NameResult {
  readonly plan: RowPlan;
  readonly outcome: NameOutcome;
  readonly error: unknown;
}

export const judged = (plan: RowPlan): NameResult => ({
  ...{ plan, error: null },
  outcome: plan.problems.size > 0 ? 'refused' : 'change',
});

interface Run {
  readonly plans: readonly RowPlan[];
  readonly at: { readonly domainName: string; readonly deptId: string };
  readonly signal: AbortSignal;
  readonly onDone: (rows: number) => void;
}

export async function sendNames({ plans, at, signal, onDone }: Run): Promise<NameResult[]> {
  const results: NameResult[] = [];
  for (const plan of plans) {
    const first = judged(plan);
    if (first.outcome === 'refused') results.push(first);
    else if (signal.aborted) results.push({ plan, outcome: 'stopped', error: null });
    else results.push({ plan, ...(await sendRow(plan, at)) });
    onDone(results.length);
  }
  // Once, not after each row.
  await readAgain(nameSheetReads);
  return results;
}

async function sendRow(plan: RowPlan, at: Run['at']): Promise<Omit<NameResult, 'plan'>> {
  const { row, edits, turnsOn } = plan;
  const { [ownLanguage]: own, ...others } = edits;
  try {
    if (turnsOn) {
      const named = {
        customNameStatus: { from: false, to: true },
        ...(own ? { customName: own } : {}),
      };
      const place = { ...at, id: row.id };
      const came =
        row.kind === 'group'
          ? await save(backGroupRecord, place, named)
          : await save(backMenuRecord, place, named);
      if (came === 'kept') return { outcome: 'clash', error: null };
    }
    const [kind, of] = recordOf(row.kind);
    const names = turnsOn ? others : edits;
    const came =
      Object.keys(names).length > 0 ? await save(kind, { kind: of, targetId: row.id }, names) : 'same';
    return { outcome: came === 'kept' ? 'clash' : 'done', error: null };
  } catch (error) {
    if (isGone(error)) return { outcome: 'gone', error: null };
    if (error instanceof UnreadRecord) return { outcome: 'failed', error: error.cause };
    return { outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error };
  }
}

function recordOf(kind: RowPlan['row']['kind']) {
  const kinds = {
    ...{ group: [backMenuNamesRecord, 'backMenu'], menu: [backMenuNamesRecord, 'backMenu'] },
    ...{ application: [appNamesRecord, 'application'], tenant: [tenantNamesRecord, 'tenant'] },
  } as const satisfies Record<typeof kind, readonly [unknown, NameKind]>;
  return kinds[kind];
}

/** Nobody is asked in the middle of many rows: what somebody else changed meanwhile stays, and is said. */
function save<Place, Values extends object>(
  kind: RecordKind<Place, Values>,
  place: Place,
  edits: Parameters<typeof saveRecord<Place, Values>>[2],
) {
  return saveRecord({ ...kind, touches: [] }, place, edits, {
    choose: async () => null,
    ...{ success: null, failure: 'here' },
  });
}
