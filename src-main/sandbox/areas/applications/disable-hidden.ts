/** Disables applications that are hidden while enabled (spec 3§4; APP-077, 078), by the rules of disabling. */

import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { enablementProblem } from '#shared/rules/common/applications/enablement.ts';
import { withShown } from '#shared/rules/common/applications/lists.ts';
import { type Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appModuleId, appNameOf, moduleStatusOf } from '../../kernel/modules/app.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { turnedValues } from './app-deeds.ts';
import { storedApps, updateApplication } from './store.ts';

export async function disableHidden(hidden: readonly App[], context: AppContext): Promise<Refusal | null> {
  const { language, appScope } = context;
  // A department that does not enable applications itself hides one without disabling it for everybody else.
  if (appScope.key !== appScope.enableKey) return null;
  const off = hidden.filter(({ row }) => {
    const menuStatus = row.enabled === 1;
    return withShown({ showApp: true, menuStatus }, false).menuStatus !== menuStatus;
  });
  if (off.length === 0) return null;
  if (!appScope.flags.moduleEnable) return refuse(messagesIn(language).noPermission, 401);
  const statuses = (await storedApps(context)).map((app) =>
    moduleStatusOf(app, appScope.enableKey, language),
  );
  const problem = enablementProblem(statuses, new Map(off.map((app) => [appModuleId(app), false])));
  if (problem) return refuseWithMessage(language, problemMessage(problem));
  for (const app of off) {
    await updateApplication(appScope.enableKey, app.row.id, { enabled: 0 }, context);
    const target = { targetId: app.row.id, targetName: appNameOf(app, language), deptId: appScope.deptId };
    await record(context.store, context, {
      kind: 'appDisabled',
      ...target,
      values: turnedValues(app, false, context),
    });
  }
  return null;
}
