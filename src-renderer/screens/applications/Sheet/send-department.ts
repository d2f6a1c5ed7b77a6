/** Sends a department's accepted cells by the batch calls (spec 3§7.3, 3§7.4; APP-118, 131, 149). */

import type { Change } from '#data/changes/change.ts';
import { isUnconfirmed, submitOrCollect } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { saveAppManageApps, updateAppOrders } from '#shared/api/applications/display.ts';
import { enableModules } from '#shared/api/applications/modules.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import type { SheetDepartment, SheetJudgement } from '#shared/rules/applications/sheet/judge-cells.ts';
import type { SheetAspect } from '#shared/rules/applications/sheet/sheet-cells.ts';
import {
  looksEdit,
  ordersEdit,
  turnedEdit,
  withoutHiding,
} from '#shared/rules/records/applications/judged-edits.ts';
import type { CellOutcome, CellResult } from './results.ts';
import { isGood } from './summary.ts';

type Sent = { readonly outcome: CellOutcome; readonly error: unknown };
const done: Sent = { outcome: 'done', error: null };

/** Each call is one change in the journal, with its own way back. A refused call does not stop the others. */
export async function sendDepartment(
  department: SheetDepartment,
  judged: SheetJudgement,
  results: readonly CellResult[],
): Promise<CellResult[]> {
  const turned = await sendTurned(department, judged);
  const looks = await sendLooks(department, isGood(turned.outcome) ? judged : withoutHiding(judged));
  const orders = await sendOrders(department, judged);
  const of: Readonly<Record<SheetAspect, Sent>> = { on: turned, shown: looks, opens: looks, order: orders };
  const sentCells = results.map((result) => {
    if (result.outcome !== 'change') return result;
    return { ...result, ...(result.turnsOff && !isGood(turned.outcome) ? turned : of[result.aspect]) };
  });
  return [...sentCells, ...disabledAlone(sentCells, turned)];
}

/**
 * An application that was disabled in order to be hidden, and could not be hidden afterwards, gets a result of its
 * own, and by it a way back.
 */
function disabledAlone(cells: readonly CellResult[], turned: Sent): CellResult[] {
  const told = new Set(cells.flatMap(({ id, aspect }) => (aspect === 'on' ? [id] : [])));
  return cells.flatMap((cell): CellResult[] => {
    const { id, turnsOff, outcome } = cell;
    const isLeft = outcome === 'failed' || outcome === 'unknown';
    if (!turnsOff || !isLeft || !isGood(turned.outcome) || told.has(id)) return [];
    return [{ ...cell, aspect: 'on', from: 1, value: 0, turnsOff: false, ...turned }];
  });
}

async function sent<E extends Endpoint>(change: Change<E>): Promise<Sent> {
  try {
    const outcome = await submitOrCollect({ ...change, success: null, failure: 'here' });
    return { outcome, error: null };
  } catch (error) {
    return { outcome: isUnconfirmed(error) ? 'unknown' : 'failed', error };
  }
}

function sendTurned(department: SheetDepartment, judged: SheetJudgement): Promise<Sent> | Sent {
  const edit = turnedEdit(department, judged);
  if (!edit) return done;
  const { deptId, modules } = edit.locator;
  const input = {
    deptId,
    modules: modules.map((module) => ({ ...module, status: edit.after.on[module.moduleId] === true })),
  };
  return sent(reversible(enableModules, { ...edit, input }));
}

function sendLooks(department: SheetDepartment, judged: SheetJudgement): Promise<Sent> | Sent {
  const edit = looksEdit(department, judged);
  if (!edit) return done;
  const { displays, opens } = judged;
  const input = {
    deptId: department.id,
    ...(displays.length > 0 ? { showApps: [...displays] } : {}),
    ...(opens.length > 0 ? { openModes: [...opens] } : {}),
  };
  return sent(reversible(saveAppManageApps, { ...edit, input }));
}

function sendOrders(department: SheetDepartment, judged: SheetJudgement): Promise<Sent> | Sent {
  const edit = ordersEdit(department, judged);
  if (!edit) return done;
  const input = { deptId: department.id, appOrders: [...judged.orders] };
  return sent(reversible(updateAppOrders, { ...edit, input }));
}
