/**
 * Whether applications may be turned on and off (spec 3§5.2; S-26; APP-083 to 089): what each needs, that one
 * besides the base applications stays on. Asked of what is on afterwards, so that several are judged together; what
 * was wrong before is nobody's fault.
 */
import type { ModuleStatus } from '../../../api/applications/app.ts';

/** Ids of modules that others need (3§5.2). */
export const moduleIds = {
  task: '1',
  workflow: '2',
  project: '3',
  document: '4',
  customer: '5',
  form: '11',
} as const;

/** Modules whose applications count what is new unless told otherwise (3§5.2, 3§9). */
export const cornerMarkModules: readonly string[] = ['2', '4', '29'];

/** The documents name no dependent of task collaboration: those that are made of tasks. */
const needsTask = ['plan_report', 'okr'];
const needsCustomer = ['contact', 'opportunity', 'contract', 'order', 'price', 'capital', 'quote'];
const neededByType: Partial<Record<ModuleStatus['applicationType'], readonly string[]>> = {
  singleForm: [moduleIds.workflow, moduleIds.form],
  multiForm: [moduleIds.workflow, moduleIds.form],
  freeMainline: [moduleIds.project],
  freeFolder: [moduleIds.document],
};

type Kind = Pick<ModuleStatus, 'moduleStr' | 'applicationType'>;

/** Ids of the modules that have to be on. */
export function needsOf({ moduleStr, applicationType }: Kind): readonly string[] {
  if (needsTask.includes(moduleStr)) return [moduleIds.task];
  if (needsCustomer.includes(moduleStr)) return [moduleIds.customer];
  return neededByType[applicationType] ?? [];
}

export type EnablementProblem =
  | { readonly kind: 'notInstalled'; readonly app: ModuleStatus }
  /** `needs` are off. */
  | { readonly kind: 'lacks'; readonly app: ModuleStatus; readonly needs: readonly ModuleStatus[] }
  | { readonly kind: 'lastOne' };

/** What is wrong with turning these, by their ids; null: nothing. Ids that nobody has are left alone. */
export function enablementProblem(
  all: readonly ModuleStatus[],
  turned: ReadonlyMap<string, boolean>,
): EnablementProblem | null {
  return enablementProblems(all, turned)[0] ?? null;
}

/** Everything that is wrong with it: that one has to stay on comes last. */
export function enablementProblems(
  all: readonly ModuleStatus[],
  turned: ReadonlyMap<string, boolean>,
): EnablementProblem[] {
  const problems: EnablementProblem[] = [];
  const before = new Map(all.map(({ moduleId, status }) => [moduleId, status]));
  const isOn = (id: string) => turned.get(id) ?? before.get(id) ?? false;
  const touched = (app: ModuleStatus) =>
    isOn(app.moduleId) !== app.status || needsOf(app).some((id) => isOn(id) !== (before.get(id) ?? false));
  for (const app of all) {
    if (!isOn(app.moduleId) || !touched(app)) continue;
    const lacking = app.installed ? needsOf(app).filter((id) => !isOn(id)) : [];
    if (!app.installed) problems.push({ kind: 'notInstalled', app });
    else if (lacking.length > 0) {
      const needs = all.filter(({ moduleId }) => lacking.includes(moduleId));
      problems.push({ kind: 'lacks', app, needs });
    }
  }
  const anyOn = (on: (app: ModuleStatus) => boolean) => all.some((app) => !app.baseApp && on(app));
  const wasOn = anyOn(({ status }) => status);
  if (wasOn && !anyOn(({ moduleId }) => isOn(moduleId))) problems.push({ kind: 'lastOne' });
  return problems;
}

/** What is turned together with one: on, all that it needs; off, all that needs it. The one itself comes first. */
export function turnedWith(all: readonly ModuleStatus[], moduleId: string, on: boolean): ModuleStatus[] {
  const chosen: ModuleStatus[] = [];
  const waiting = [moduleId];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const app = all.find((one) => one.moduleId === id);
    if (!app || chosen.includes(app) || app.status === on) continue;
    chosen.push(app);
    waiting.push(...(on ? needsOf(app) : dependentsOf(all, app.moduleId)));
  }
  return chosen;
}

function dependentsOf(all: readonly ModuleStatus[], moduleId: string): string[] {
  return all.flatMap((app) => (needsOf(app).includes(moduleId) ? [app.moduleId] : []));
}
