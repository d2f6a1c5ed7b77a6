/** Settings of one application in a department (spec 3§3.2, 3§5.1, 3§7.4). */
import { querySysAppManageInfo, saveAppManageInfo } from '#shared/api/applications/manage.ts';
import { changesMenu } from '#shared/rules/applications/menu-setting.ts';
import { appFields } from '#shared/rules/common/applications/app-fields.ts';
import { appForm, withForm } from '#shared/rules/common/applications/app-form.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { type Implementation, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { infoOf } from '../../kernel/modules/app.ts';
import { appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { disableHidden } from './disable-hidden.ts';
import { refusedMenu } from './menu-setting.ts';
import { keepInfo } from './save-info.ts';
import { storedApps } from './store.ts';

export const infoRoutes: readonly Implementation[] = [
  appReading(querySysAppManageInfo, async ({ sysMenuId }, context) => {
    const app = (await storedApps(context)).find(({ row }) => row.id === sysMenuId);
    return app ? infoOf(app, context.language) : refuse(messagesIn(context.language).noSuchEntry);
  }),

  appChanging(saveAppManageInfo, 'moduleShareEdit', async ({ info }, context) => {
    const { language, scenario } = context;
    const app = (await storedApps(context)).find(({ row }) => row.id === info.sysMenus.id);
    if (!app) return refuse(messagesIn(language).noSuchEntry);
    const before = infoOf(app, language);
    // This call changes neither the application's type nor its place.
    const { applicationType } = before.sysMenus;
    const form = { ...appForm(info, scenario.detach), applicationType };
    const [problem] = checkFields(appFields, form, appForm(before, scenario.detach));
    if (problem) return refuseWithMessage(language, problem.message);
    const noMenu = changesMenu(appForm(before, scenario.detach), form)
      ? await refusedMenu([app], context)
      : null;
    if (noMenu) return noMenu;
    const hides = before.menuDisplay && !form.menuDisplay;
    const refused = await disableHidden(hides ? [app] : [], context);
    if (refused) return refused;
    await keepInfo(app, withForm(before, form), context);
    return null;
  }),
];
