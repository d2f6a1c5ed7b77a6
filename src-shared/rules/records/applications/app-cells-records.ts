/** Cells of the application sheet: one property of several applications (spec 3§7.3, 3§7.4; APP-118, 131). */
import * as z from 'zod';
import type { OpenMode } from '../../../api/applications/app.ts';
import { saveAppManageApps } from '../../../api/applications/display.ts';
import { queryAppList } from '../../../api/applications/lists.ts';
import { enableModules, loadModuleStatus } from '../../../api/applications/modules.ts';
import { openModeWords } from '../../applications/open-mode-words.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const modulesLocator = z.strictObject({
  deptId: z.string().min(1),
  modules: z
    .array(z.strictObject({ moduleId: z.string().min(1), moduleStr: z.string(), moduleName: z.string() }))
    .min(1),
});
export type ModulesOnLocator = z.output<typeof modulesLocator>;

export interface ModulesOnEach {
  readonly on: Readonly<Record<string, boolean>>;
}

export const modulesOnRecord: RecordKind<ModulesOnLocator, ModulesOnEach> = {
  id: 'appModulesOn',
  locator: modulesLocator,
  touches: appReads,
  countedFields: ['on'],
  title: () => 'appSheet.change.on',
  label: () => ({ key: 'appSheet.aspect.on' }),
  async read(ask, { deptId, modules }) {
    const all = new Map(
      (await ask(loadModuleStatus, { deptId })).map(({ moduleId, status }) => [moduleId, status]),
    );
    return { on: Object.fromEntries(modules.map(({ moduleId }) => [moduleId, present(all.get(moduleId))])) };
  },
  write: ({ deptId, modules }, { on }) => ({
    endpoint: enableModules,
    input: { deptId, modules: modules.map((module) => ({ ...module, status: on[module.moduleId] })) },
  }),
};

const looksLocator = z.strictObject({ deptId: z.string().min(1), ids: z.array(z.string().min(1)).min(1) });

export type AppLooksLocator = z.output<typeof looksLocator>;

export interface AppLooks {
  /** Whether navigation shows an application, by application id. */
  readonly shown: Readonly<Record<string, boolean>>;
  readonly opens: Readonly<Record<string, OpenMode>>;
}

const atOnce = 500;

export const appLooksRecord: RecordKind<AppLooksLocator, AppLooks> = {
  id: 'appLooks',
  locator: looksLocator,
  touches: appReads,
  countedFields: ['shown', 'opens'],
  rows: {
    opens: { label: () => ({ key: 'appSheet.aspect.opens' }), words: (_, value) => openModeWords(value) },
  },
  title: () => 'appSheet.change.look',
  label: (name) => ({ key: `appSheet.aspect.${name}` }),
  async read(ask, { deptId, ids }) {
    const query = { deptId, installed: true, showDisable: true, pageSize: atOnce };
    const idSet = new Set(ids);
    const shown: Record<string, boolean> = {};
    const opens: Record<string, OpenMode> = {};
    for (let pageNo = 1, more = true; more; pageNo += 1) {
      const { result, totalCount } = await ask(queryAppList, { ...query, pageNo });
      for (const { id, showApp, openMode } of result) {
        if (!idSet.has(id)) continue;
        shown[id] = showApp;
        opens[id] = openMode;
      }
      more = result.length > 0 && pageNo * atOnce < (totalCount ?? 0);
    }
    if (ids.some((id) => shown[id] === undefined)) throw new GoneRecord();
    return { shown, opens };
  },
  write: ({ deptId }, { shown, opens }, names) => ({
    endpoint: saveAppManageApps,
    input: {
      deptId,
      ...(names.includes('shown')
        ? { showApps: Object.entries(shown).map(([id, display]) => ({ id, display })) }
        : {}),
      ...(names.includes('opens')
        ? { openModes: Object.entries(opens).map(([id, openMode]) => ({ id, openMode })) }
        : {}),
    },
  }),
};

function present(value: boolean | undefined): boolean {
  if (value === undefined) throw new GoneRecord();
  return value;
}
