import { queryAppList, queryGroupAppList } from '../../../api/applications/lists.ts';
import { loadModuleStatus } from '../../../api/applications/modules.ts';
import { checkDetach, queryDetachType, queryRootDept } from '../../../api/departments/departments.ts';
import { everyRow, pageSize } from '../../../kit/every-page.ts';
import type { CategoryForm } from '../../applications/category-fields.ts';
import { detachOf } from '../../common/departments/scope.ts';
import type { Ask, RecordKind } from '../../common/record/record.ts';
import { type AppInfoLocator, type AppInfoValues, appInfoRecord } from '../applications/app-info-record.ts';
import {
  appDisplayRecord,
  appMessageRecord,
  appNavModeRecord,
} from '../applications/app-settings-records.ts';
import { appSyncRecord } from '../applications/app-sync-record.ts';
import { type CategoryLocator, categoryForm, categoryRecord } from '../applications/category-record.ts';
import {
  type ModulesOn,
  type ModulesLocator,
  moduleStatusRecord,
} from '../applications/module-status-record.ts';
import { type ListedKind, listedKinds, single } from './listed-kind.ts';

const moduleType = 'MENU_DECENTRALIZATION';

async function detachNow(ask: Ask) {
  const { detachable } = await ask(checkDetach, { moduleType });
  const type = detachable ? (await ask(queryDetachType, { moduleType })).detachType : undefined;
  return detachOf(detachable, type);
}

const apps: ListedKind<AppInfoLocator, AppInfoValues> = {
  kind: appInfoRecord,
  key: ({ id }) => id,
  async *records(ask) {
    const deptId = await ask(queryRootDept, {});
    const detach = await detachNow(ask);
    const asked = { deptId, installed: true, showDisable: true, pageSize };
    const load = (pageNo: number) => ask(queryAppList, { ...asked, pageNo });
    for await (const { id, menuName: name } of everyRow(load, (app) => app.id))
      yield { locator: { deptId, id, detach }, name };
  },
};

const groups: ListedKind<CategoryLocator, CategoryForm> = {
  kind: categoryRecord,
  key: ({ id }) => id,
  async *records(ask) {
    const deptId = await ask(queryRootDept, {});
    for (const group of await ask(queryGroupAppList, { deptId, showDisable: true, isGroup: true }))
      yield { locator: { deptId, id: group.id }, name: group.groupName, values: categoryForm(group) };
  },
};

const modules: ListedKind<ModulesLocator, ModulesOn> = {
  kind: moduleStatusRecord,
  key: ({ modules: [first] }) => first?.moduleId ?? '',
  async *records(ask) {
    const deptId = await ask(queryRootDept, {});
    for (const { moduleId, moduleStr, moduleName, status } of await ask(loadModuleStatus, { deptId })) {
      const locator = { deptId, modules: [{ moduleId, moduleStr, moduleName }] };
      yield { locator, name: moduleName, values: { enabled: status } };
    }
  },
};

type InDept = { readonly deptId: string };
function ofRoot<Values extends object>(kind: RecordKind<InDept, Values>): ListedKind<InDept, Values> {
  return {
    kind,
    key: () => '',
    async *records(ask) {
      yield { locator: { deptId: await ask(queryRootDept, {}) }, name: '' };
    },
  };
}

export const appKinds = listedKinds(
  groups,
  apps,
  modules,
  ofRoot(appDisplayRecord),
  ofRoot(appNavModeRecord),
  ofRoot(appSyncRecord),
  single(appMessageRecord, {}),
);
