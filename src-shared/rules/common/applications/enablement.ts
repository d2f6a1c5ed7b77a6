/**
 * The rules for enabling and disabling applications (spec 3§5.2; S-26; APP-083 to 089): the modules that each needs,
 * and at least one enabled application besides the base applications. The rules judge the state after all toggles, so
 * that several are checked together; problems that existed before are not reported.
 */
import type { ModuleStatus } from '../../../api/applications/app.ts';

/** The ids of modules that other modules need (3§5.2). */
export const moduleIds = {
  task: '1',
  workflow: '2',
  project: '3',
  document: '4',
  customer: '5',
  form: '11',
} as const;

/** The modules whose corner mark counts unread items by default (3§5.2, 3§9). */
export const cornerMarkModules: readonly string[] = ['2', '4', '29'];

/** The documents name no dependents of task collaboration, so this list has the modules that are made of tasks. */
const needsTask = ['plan_report', 'okr'];
const needsCustomer = ['contact', 'opportunity', 'contract', 'order', 'price', 'capital', 'quote'];
const neededByType: Partial<Record<ModuleStatus['applicationType'], readonly string[]>> = {
  singleForm: [moduleIds.workflow, moduleIds.form],
  multiForm: [moduleIds.workflow, moduleIds.form],
  freeMainline: [moduleIds.project],
  freeFolder: [moduleIds.document],
};

type Kind = Pick<ModuleStatus, 'moduleStr' | 'applicationType'>;

/** Returns the ids of the modules that must be enabled. */
export function needsOf({ moduleStr, applicationType }: Kind): readonly string[] {
  if (needsTask.includes(moduleStr)) return [moduleIds.task];
  if (needsCustomer.includes(moduleStr)) return [moduleIds.customer];
  return neededByType[applicationType] ?? [];
}

export type EnablementProblem =
  | { readonly kind: 'notInstalled'; readonly app: ModuleStatus }
  /** The modules in `needs` are disabled; `app` may be enabled already, and lose them. */
  | { readonly kind: 'lacks'; readonly app: ModuleStatus; readonly needs: readonly ModuleStatus[] }
  | { readonly kind: 'lastOne' };

/** Returns the first problem of toggling these module ids, or null; unknown ids are ignored. */
export function enablementProblem(
  all: readonly ModuleStatus[],
  turned: ReadonlyMap<string, boolean>,
): EnablementProblem | null {
  return enablementProblems(all, turned)[0] ?? null;
}

/** Returns all problems; that the last application must stay enabled comes last. */
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

/**
 * Returns the modules toggled along with one: enabling adds all modules that it needs, disabling all that need it.
 * The chosen module comes first.
 */
export function toggledWith(all: readonly ModuleStatus[], moduleId: string, on: boolean): ModuleStatus[] {
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
