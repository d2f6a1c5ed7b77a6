/** Whether modules are on: one, or several that are toggled together (spec 3§4, 3§5.2; APP-078, 114, 117, 118). */
import * as z from 'zod';
import { enableModule, enableModules, loadModuleStatus } from '../../../api/applications/modules.ts';
import { toggledWith } from '../../common/applications/enablement.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({
  deptId: z.string().min(1),
  modules: z
    .array(z.strictObject({ moduleId: z.string().min(1), moduleStr: z.string(), moduleName: z.string() }))
    .min(1),
});
export type ModulesLocator = z.output<typeof locator>;

export interface ModulesOn {
  readonly enabled: boolean;
}

export const moduleStatusRecord: RecordKind<ModulesLocator, ModulesOn> = {
  id: 'appModuleStatus',
  locator,
  touches: appReads,
  title: (_, { enabled }) => (enabled ? 'applications.enable.onChange' : 'applications.enable.offChange'),
  label: () => ({ key: 'applications.enable.status' }),
  words: (_, value) => [value === true ? 'applications.app.on' : 'applications.app.off'],
  async read(ask, { deptId, modules }) {
    const all = await ask(loadModuleStatus, { deptId });
    const found = modules.map(({ moduleId }) => all.find((one) => one.moduleId === moduleId));
    if (found.some((one) => one === undefined)) throw new GoneRecord();
    return { enabled: found.every((one) => one?.status === true) };
  },
  write({ deptId, modules }, { enabled: status }) {
    const turned = modules.map((module) => ({ ...module, status }));
    const [one, ...others] = turned;
    return others.length === 0
      ? { endpoint: enableModule, input: { module: one, deptId } }
      : { endpoint: enableModules, input: { modules: turned, deptId } };
  },
  async takesAlong(ask, { deptId, modules }, { enabled = false }) {
    const all = await ask(loadModuleStatus, { deptId });
    const toggled = modules.flatMap(({ moduleId }) => toggledWith(all, moduleId, enabled));
    const isIn = (id: string) => modules.some(({ moduleId }) => moduleId === id);
    const others = new Map(toggled.filter((one) => !isIn(one.moduleId)).map((one) => [one.moduleId, one]));
    if (others.size === 0) return null;
    const named = [...others.values()].map(({ moduleId, moduleStr, moduleName }) => ({
      moduleId,
      moduleStr,
      moduleName,
    }));
    const which = enabled ? 'needs' : 'stops';
    return {
      locator: { deptId, modules: [...modules, ...named] },
      name: modules[0]?.moduleName ?? '',
      others: named.map(({ moduleName }) => moduleName),
      title: `applications.enable.${which}Title`,
      text: `applications.enable.${which}Text`,
      action: `applications.enable.${which}Action`,
      isDangerous: !enabled,
    };
  },
  before: ({ modules }, { enabled }) => ({ modules: modules.map(({ moduleName }) => moduleName), enabled }),
};
