/** Sends a department's accepted cells by the batch calls (spec 3§7.3, 3§7.4; APP-118, 131, 149). */

import type { Change } from '#data/changes/change.ts';
import { isUnconfirmed, submitOrCollect } from '#data/changes/index.ts';
import { reversible } from '#data/records/reversible.ts';
import { saveAppManageApps, updateAppOrders } from '#shared/api/applications/display.ts';
import { enableModules } from '#shared/api/applications/modules.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { appLooksRecord, modulesOnRecord } from '#shared/rules/records/applications/app-cells-records.ts';
import { appOrdersRecord } from '#shared/rules/records/applications/app-orders-record.ts';
import type { SheetAspect } from './cells.ts';
import type { SheetDepartment, SheetJudgement } from './judge-cells.ts';
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
  const off = new Set(judged.turned.map(({ module }) => module.moduleId));
  // After a failed turn-off the application is not hidden either: hiding would turn it off by another call.
  const hides = new Set(results.flatMap(({ id, turnsOff }) => (turnsOff ? [id] : [])));
  const unchanged =
    isGood(turned.outcome) || off.size === 0 ? judged.shown : judged.shown.filter(({ id }) => !hides.has(id));
  const looks = await sendLooks(department, { ...judged, shown: unchanged });
  const orders = await sendOrders(department, judged);
  const of: Readonly<Record<SheetAspect, Sent>> = { on: turned, shown: looks, opens: looks, order: orders };
  return results.map((result) => {
    if (result.outcome !== 'change') return result;
    return { ...result, ...(result.turnsOff && !isGood(turned.outcome) ? turned : of[result.aspect]) };
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

function sendTurned({ id: deptId }: SheetDepartment, { turned }: SheetJudgement): Promise<Sent> | Sent {
  if (turned.length === 0) return done;
  const modules = turned.map(({ module: { moduleId, moduleStr, moduleName } }) => ({
    moduleId,
    moduleStr,
    moduleName,
  }));
  const on = (which: (one: SheetJudgement['turned'][number]) => boolean) =>
    Object.fromEntries(turned.map((one) => [one.module.moduleId, which(one)]));
  const change = reversible(enableModules, {
    title: 'appSheet.change.on',
    input: { deptId, modules: turned.map(({ status }, at) => ({ ...itemAt(modules, at), status })) },
    kind: modulesOnRecord,
    locator: { deptId, modules },
    before: { on: on(({ module }) => module.status) },
    after: { on: on(({ status }) => status) },
  });
  return sent(change);
}

function itemAt<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new RangeError('no such place');
  return found;
}

function sendLooks(
  { id: deptId, apps }: SheetDepartment,
  { shown, opens }: SheetJudgement,
): Promise<Sent> | Sent {
  const ids = [...new Set([...shown, ...opens].map(({ id }) => id))];
  if (ids.length === 0) return done;
  const byId = new Map(apps.map((app) => [app.id, app]));
  const before = {
    shown: Object.fromEntries(ids.map((id) => [id, byId.get(id)?.showApp ?? true])),
    opens: Object.fromEntries(ids.map((id) => [id, byId.get(id)?.openMode ?? 'current'])),
  };
  return sent(
    reversible(saveAppManageApps, {
      title: 'appSheet.change.look',
      input: {
        deptId,
        ...(shown.length > 0 ? { showApps: [...shown] } : {}),
        ...(opens.length > 0 ? { openModes: [...opens] } : {}),
      },
      kind: appLooksRecord,
      locator: { deptId, ids },
      before,
      after: {
        shown: { ...before.shown, ...Object.fromEntries(shown.map(({ id, display }) => [id, display])) },
        opens: { ...before.opens, ...Object.fromEntries(opens.map(({ id, openMode }) => [id, openMode])) },
      },
    }),
  );
}

function sendOrders({ id: deptId, apps }: SheetDepartment, { orders }: SheetJudgement): Promise<Sent> | Sent {
  if (orders.length === 0) return done;
  const before = { orders: Object.fromEntries(apps.map(({ id, orderIndex }) => [id, orderIndex])) };
  const after = {
    orders: { ...before.orders, ...Object.fromEntries(orders.map(({ id, orderNum }) => [id, orderNum])) },
  };
  return sent(
    reversible(updateAppOrders, {
      title: 'applications.app.sortedChange',
      input: { deptId, appOrders: [...orders] },
      kind: appOrdersRecord,
      locator: { deptId },
      before,
      after,
    }),
  );
}
