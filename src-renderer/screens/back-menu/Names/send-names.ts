/** Saves the names row by row; each row is a change in the journal with its own way back. */
import { readAgain } from '#data/read.ts';
import { failedSave, saveAmongMany } from '#data/records/save-among-many.ts';
import { isGone } from '#data/records/save-record.ts';
import { ownLanguage } from '#shared/rules/common/names/languages.ts';
import { appNamesRecord } from '#shared/rules/records/applications/app-names-record.ts';
import {
  backGroupRecord,
  backMenuNamesRecord,
  backMenuRecord,
} from '#shared/rules/records/back-menu/back-menu-records.ts';
import { type NameKind, tenantNamesRecord } from '#shared/rules/records/names-record.ts';
import type { RowPlan } from './name-rows.ts';
import { nameSheetReads } from './use-name-rows.ts';

/** `clash`: somebody else has changed the same name; `refused`: a rule failed, and nothing was sent. */
export type NameOutcome = 'change' | 'refused' | 'done' | 'clash' | 'gone' | 'failed' | 'unknown' | 'stopped';

export interface NameResult {
  readonly plan: RowPlan;
  readonly outcome: NameOutcome;
  readonly error: unknown;
}

export const plannedResult = (plan: RowPlan): NameResult => ({
  plan,
  error: null,
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
    const first = plannedResult(plan);
    if (first.outcome === 'refused') results.push(first);
    else if (signal.aborted) results.push({ plan, outcome: 'stopped', error: null });
    else results.push({ plan, ...(await sendRow(plan, at)) });
    onDone(results.length);
  }
  // One refresh for all rows.
  await readAgain(nameSheetReads);
  return results;
}

async function sendRow(plan: RowPlan, at: Run['at']): Promise<Omit<NameResult, 'plan'>> {
  const { row, edits, turnsOn } = plan;
  const { [ownLanguage]: ownName, ...others } = edits;
  try {
    if (turnsOn) {
      const named = {
        customNameStatus: { from: false, to: true },
        ...(ownName ? { customName: ownName } : {}),
      };
      const locator = { ...at, id: row.id };
      const came =
        row.kind === 'group'
          ? await saveAmongMany(backGroupRecord, locator, named)
          : await saveAmongMany(backMenuRecord, locator, named);
      if (came === 'kept') return { outcome: 'clash', error: null };
    }
    const [kind, of] = recordOf(row.kind);
    const names = turnsOn ? others : edits;
    const came =
      Object.keys(names).length > 0
        ? await saveAmongMany(kind, { kind: of, targetId: row.id }, names)
        : 'same';
    return { outcome: came === 'kept' ? 'clash' : 'done', error: null };
  } catch (error) {
    if (isGone(error)) return { outcome: 'gone', error: null };
    return failedSave(error);
  }
}

function recordOf(kind: RowPlan['row']['kind']) {
  const kinds = {
    group: [backMenuNamesRecord, 'backMenu'],
    menu: [backMenuNamesRecord, 'backMenu'],
    application: [appNamesRecord, 'application'],
    tenant: [tenantNamesRecord, 'tenant'],
  } as const satisfies Record<typeof kind, readonly [unknown, NameKind]>;
  return kinds[kind];
}
