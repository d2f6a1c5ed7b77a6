/**
 * Toggles an application (spec 3§4, 3§5.2, 3§8; APP-078, 079, 083 to 088, 177), after a question together with those
 * that it needs or that need it; a refusal by the rules is shown before anything is sent.
 */
import { isUnconfirmed } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { callRead } from '#data/read.ts';
import { isGone } from '#data/records/save-record.ts';
import { formatsNow, translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { AppItem, ModuleStatus } from '#shared/api/applications/app.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { noMenuSetting } from '#shared/rules/applications/menu-setting.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { enablementProblem, toggledWith } from '#shared/rules/common/applications/enablement.ts';
import { moduleStatusRecord } from '#shared/rules/records/applications/module-status-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { withoutMenu } from '#shared/rules/applications/sheet/read-sheet-department.ts';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';
import type { UsersOf } from '../use-users.ts';
import { findWentAlong } from './went-along.ts';

type Named = Pick<AppItem, 'moduleId' | 'menuName'>;

/** Reports its own success and failure. */
export async function toggleApp(deptId: string, app: Named, on: boolean, usersOf: UsersOf): Promise<void> {
  await toggleApps(deptId, [app], on, usersOf);
}

/** Several are toggled after a question, together with those that they need or that need them. */
export async function toggleApps(
  deptId: string,
  apps: readonly Named[],
  on: boolean,
  usersOf: UsersOf,
): Promise<void> {
  const all = await statuses(deptId);
  if (!all) return;
  const chosen = [...new Set(apps.flatMap(({ moduleId }) => toggledWith(all, moduleId, on)))];
  const asked = chosen.length > 0 ? chosen : apps;
  const problem = enablementProblem(all, new Map(asked.map(({ moduleId }) => [moduleId, on])));
  if (problem) {
    const { key, params } = problemMessage(problem);
    return notify({ tone: 'danger', text: translate(key, params) });
  }
  const menuless = on ? await withoutMenuAmong(chosen) : null;
  if (menuless === 'unread') return;
  if (menuless) {
    const { key, params } = noMenuSetting(menuless.moduleName);
    return notify({ tone: 'danger', text: translate(key, params) });
  }
  const [first] = apps;
  if (!first) return;
  if (apps.length > 1) {
    if (chosen.length === 0) return notify({ tone: 'info', text: translate('record.same') });
    if (!(await agreedToMany(apps, chosen, on, usersOf))) return;
  } else if (chosen.length > 1 && !(await agreed(first.menuName, chosen, on, usersOf))) return;
  const back = on ? await broughtBack(deptId, first, chosen, all) : [];
  if (!back) return;
  const turned =
    chosen.length > 0 ? [...chosen, ...back] : all.filter((one) => one.moduleId === first.moduleId);
  const modules = turned.map(({ moduleId, moduleStr, moduleName }) => ({ moduleId, moduleStr, moduleName }));
  if (modules.length === 0) return notify({ tone: 'info', text: translate('list.gone') });
  const edits = { enabled: { from: !on, to: on } };
  await saveAsking(moduleStatusRecord, { deptId, modules }, edits, 'applications.enable.done', {
    failure: 'here',
  }).catch(showFailure);
}

/**
 * The applications that went off with this one and are wanted back, after a question; none where the rules refuse them.
 * null: nothing is to be turned on.
 */
async function broughtBack(
  deptId: string,
  { moduleId, menuName: name }: Named,
  chosen: readonly ModuleStatus[],
  all: readonly ModuleStatus[],
): Promise<readonly ModuleStatus[] | null> {
  try {
    const found = chosen.length > 0 ? await findWentAlong(deptId, moduleId, all) : null;
    if (!found) return [];
    const menuless = await withoutMenu(
      callRead,
      found.modules.map(({ moduleId: id, baseApp }) => ({ id, baseApp })),
    );
    const own = new Set(chosen.map((one) => one.moduleId));
    const modules = found.modules.filter((one) => !own.has(one.moduleId) && !menuless.has(one.moduleId));
    const turned = [...chosen, ...modules].map((one) => [one.moduleId, true] as const);
    if (modules.length === 0 || enablementProblem(all, new Map(turned))) return [];
    return await askForThem(name, modules, found.time);
  } catch (error) {
    notifyFailure(error);
    return [];
  }
}

async function askForThem(
  name: string,
  modules: readonly ModuleStatus[],
  time: number,
): Promise<readonly ModuleStatus[] | null> {
  const others = modules.map(({ moduleName }) => moduleName).join(translate('common.form.separator'));
  let wanted = modules;
  const agreed = await confirm({
    title: translate('applications.enable.backTitle', { name }),
    text: translate('applications.enable.backText', { name, others, time: formatsNow().formatTime(time) }),
    action: translate('applications.enable.backAction'),
    other: {
      action: translate('applications.enable.backNone', { name }),
      onChoose: () => {
        wanted = [];
      },
    },
  });
  return agreed ? wanted : null;
}

/** Resolves to null after a failed read, whose failure has been shown. */
async function statuses(deptId: string): Promise<readonly ModuleStatus[] | null> {
  try {
    return await callRead(loadModuleStatus, { deptId });
  } catch (error) {
    notifyFailure(error);
    return null;
  }
}

/** The first application whose menu cannot be set (3§5.2); `unread` after a failed read, which has been shown. */
async function withoutMenuAmong(chosen: readonly ModuleStatus[]): Promise<ModuleStatus | 'unread' | null> {
  const checkItems = chosen.map(({ moduleId: id, baseApp }) => ({ id, baseApp }));
  try {
    const without = await withoutMenu(callRead, checkItems);
    return chosen.find(({ moduleId }) => without.has(moduleId)) ?? null;
  } catch (error) {
    notifyFailure(error);
    return 'unread';
  }
}

function agreed(
  name: string,
  chosen: readonly ModuleStatus[],
  on: boolean,
  usersOf: UsersOf,
): Promise<boolean> {
  const [, ...others] = chosen;
  const named = {
    name,
    others: others.map(({ moduleName }) => moduleName).join(translate('common.form.separator')),
  };
  return on
    ? confirm({
        title: translate('applications.enable.needsTitle', named),
        text: translate('applications.enable.needsText', named),
        action: translate('applications.enable.needsAction'),
      })
    : confirm({
        title: translate('applications.enable.stopsTitle', named),
        text: [translate('applications.enable.stopsText', named), ...peopleText(chosen, usersOf)].join(' '),
        action: translate('applications.enable.stopsAction'),
        danger: true,
      });
}

function agreedToMany(
  apps: readonly Named[],
  chosen: readonly ModuleStatus[],
  on: boolean,
  usersOf: UsersOf,
): Promise<boolean> {
  const own = new Set(apps.map(({ moduleId }) => moduleId));
  const listed = (modules: readonly ModuleStatus[]) =>
    modules.map(({ moduleName }) => moduleName).join(translate('common.form.separator'));
  const [mine, others] = [
    listed(chosen.filter(({ moduleId }) => own.has(moduleId))),
    listed(chosen.filter(({ moduleId }) => !own.has(moduleId))),
  ];
  const key = on ? 'manyOn' : 'manyOff';
  return confirm({
    title: translate(`applications.enable.${key}Title`, { count: chosen.length }),
    text: [
      `${mine}.`,
      ...(others === '' ? [] : [translate(`applications.enable.${key}Text`, { others })]),
      ...(on ? [] : peopleText(chosen, usersOf)),
    ].join(' '),
    action: translate(`applications.enable.${key}Action`),
    danger: !on,
  });
}

/** People may use several of the applications, so only the largest figure is certain. */
function peopleText(chosen: readonly ModuleStatus[], usersOf: UsersOf): string[] {
  const count = Math.max(0, ...chosen.map((one) => usersOf(one) ?? 0));
  const total = formatsNow().formatNumber(count);
  return count > 0 ? [translate('appNeeds.turn.people', { count, total })] : [];
}

/** Shows "update failed" (3§8) with the reason; the change door has already shown a lost answer. */
function showFailure(error: unknown): void {
  if (isGone(error)) notifyFailure(error.cause);
  else if (error instanceof ApiError && !isUnconfirmed(error)) {
    const text = `${translate('applications.enable.failed')}: ${describeError(error).message}`;
    notify({ tone: 'danger', text });
  }
}
