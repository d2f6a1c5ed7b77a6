/** The records that a department's accepted cells change, each with its values before and after (APP-118, 131, 149). */
import type { SheetDepartment, SheetJudgement } from '../../applications/sheet/judge-cells.ts';
import type { RecordKind } from '../../common/record/record.ts';
import type { MessageKey } from '../../../text/index.ts';
import {
  type AppLooks,
  type AppLooksLocator,
  appLooksRecord,
  type ModulesOnEach,
  type ModulesOnLocator,
  modulesOnRecord,
} from './app-cells-records.ts';
import { type AppOrders, appOrdersRecord } from './app-orders-record.ts';

export interface JudgedEdit<Locator, Values extends object> {
  readonly title: MessageKey;
  readonly kind: RecordKind<Locator, Values>;
  readonly locator: Locator;
  readonly before: Values;
  readonly after: Values;
}

/** Returns null where nothing is enabled or disabled. */
export function turnedEdit(
  { id: deptId }: SheetDepartment,
  { toggles }: SheetJudgement,
): JudgedEdit<ModulesOnLocator, ModulesOnEach> | null {
  if (toggles.length === 0) return null;
  const modules = toggles.map(({ module: { moduleId, moduleStr, moduleName } }) => ({
    moduleId,
    moduleStr,
    moduleName,
  }));
  const on = (which: (one: SheetJudgement['toggles'][number]) => boolean) =>
    Object.fromEntries(toggles.map((one) => [one.module.moduleId, which(one)]));
  return {
    title: 'appSheet.change.on',
    kind: modulesOnRecord,
    locator: { deptId, modules },
    before: { on: on(({ module }) => module.status) },
    after: { on: on(({ status }) => status) },
  };
}

/** Returns null where nothing is shown, hidden, or opened otherwise. */
export function looksEdit(
  { id: deptId, apps }: SheetDepartment,
  { displays, opens }: Pick<SheetJudgement, 'displays' | 'opens'>,
): JudgedEdit<AppLooksLocator, AppLooks> | null {
  const ids = [...new Set([...displays, ...opens].map(({ id }) => id))];
  if (ids.length === 0) return null;
  const byId = new Map(apps.map((app) => [app.id, app]));
  const before = {
    shown: Object.fromEntries(ids.map((id) => [id, byId.get(id)?.showApp ?? true])),
    opens: Object.fromEntries(ids.map((id) => [id, byId.get(id)?.openMode ?? 'current'])),
  };
  return {
    title: 'appSheet.change.look',
    kind: appLooksRecord,
    locator: { deptId, ids },
    before,
    after: {
      shown: { ...before.shown, ...Object.fromEntries(displays.map(({ id, display }) => [id, display])) },
      opens: { ...before.opens, ...Object.fromEntries(opens.map(({ id, openMode }) => [id, openMode])) },
    },
  };
}

/** Returns null where no application moves. */
export function ordersEdit(
  { id: deptId, apps }: SheetDepartment,
  { orders }: SheetJudgement,
): JudgedEdit<{ readonly deptId: string }, AppOrders> | null {
  if (orders.length === 0) return null;
  const before = { orders: Object.fromEntries(apps.map(({ id, orderIndex }) => [id, orderIndex])) };
  return {
    title: 'applications.app.sortedChange',
    kind: appOrdersRecord,
    locator: { deptId },
    before,
    after: {
      orders: { ...before.orders, ...Object.fromEntries(orders.map(({ id, orderNum }) => [id, orderNum])) },
    },
  };
}

/** After a failed turn-off the application is not hidden either: hiding would turn it off by another call. */
export function withoutHiding(judged: SheetJudgement): SheetJudgement {
  const hides = new Set(judged.cells.flatMap(({ id, turnsOff }) => (turnsOff ? [id] : [])));
  return { ...judged, displays: judged.displays.filter(({ id }) => !hides.has(id)) };
}
