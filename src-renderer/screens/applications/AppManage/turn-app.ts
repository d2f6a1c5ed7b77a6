/**
 * Turns an application on or off (spec 3§4, 3§5.2, 3§8; APP-078, 079, 083 to 088, 177): with what it needs, or what needs
 * it, after a question; what the rules refuse is said before anything is sent.
 */
import { isUnconfirmed } from '#data/changes/index.ts';
import { describeError } from '#data/describe-error.ts';
import { callRead } from '#data/read.ts';
import { isGone } from '#data/records/save-record.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { AppItem, ModuleStatus } from '#shared/api/applications/app.ts';
import { loadModuleStatus } from '#shared/api/applications/modules.ts';
import { enablementProblem, turnedWith } from '#shared/rules/applications/enablement.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { moduleStatusRecord } from '#shared/rules/records/applications/module-status-record.ts';
import { confirm } from '#widgets/confirm.tsx';
import { saveAsking } from '#widgets/Form/save-asking.ts';
import { notify, notifyFailure } from '#widgets/notify.tsx';

/** Says itself how it went. */
export async function turnApp(
  deptId: string,
  app: Pick<AppItem, 'moduleId' | 'menuName'>,
  on: boolean,
): Promise<void> {
  const all = await statuses(deptId);
  if (!all) return;
  const chosen = turnedWith(all, app.moduleId, on);
  const turned = new Map(chosen.map(({ moduleId }) => [moduleId, on]));
  const problem = enablementProblem(all, turned.size > 0 ? turned : new Map([[app.moduleId, on]]));
  if (problem) {
    const { key, params } = problemMessage(problem);
    return notify({ tone: 'danger', text: translate(key, params) });
  }
  if (chosen.length > 1 && !(await agreed(app.menuName, chosen, on))) return;
  const modules = (chosen.length > 0 ? chosen : all.filter((one) => one.moduleId === app.moduleId)).map(
    ({ moduleId, moduleStr, moduleName }) => ({ moduleId, moduleStr, moduleName }),
  );
  if (modules.length === 0) return notify({ tone: 'info', text: translate('list.gone') });
  const edits = { enabled: { from: !on, to: on } };
  await saveAsking(moduleStatusRecord, { deptId, modules }, edits, 'applications.enable.done', 'here').catch(
    said,
  );
}

/** null: they could not be read, which was said. */
async function statuses(deptId: string): Promise<readonly ModuleStatus[] | null> {
  try {
    return await callRead(loadModuleStatus, { deptId });
  } catch (error) {
    notifyFailure(error);
    return null;
  }
}

function agreed(name: string, [, ...others]: readonly ModuleStatus[], on: boolean): Promise<boolean> {
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
        text: translate('applications.enable.stopsText', named),
        ...{ action: translate('applications.enable.stopsAction'), danger: true },
      });
}

/** "update failed" (3§8), with the reason; what is not known the change door has said, what could not be read the save. */
function said(error: unknown): void {
  if (isGone(error)) notifyFailure(error.cause);
  else if (error instanceof ApiError && !isUnconfirmed(error)) {
    const text = `${translate('applications.enable.failed')}: ${describeError(error).message}`;
    notify({ tone: 'danger', text });
  }
}
