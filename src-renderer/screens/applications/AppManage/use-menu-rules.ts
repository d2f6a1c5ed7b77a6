/**
 * Rules for an application's menu in its sheet (spec 3§4, 3§5.2; APP-077, 078, 091): hiding an application turns it
 * off, under the rules of turning off; a menu that cannot be set keeps its values.
 */
import { useRead } from '#data/read.ts';
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { batchCheckAppMenuSetting, loadModuleStatus } from '#shared/api/applications/modules.ts';
import { isMenuChecked, noMenuSetting } from '#shared/rules/applications/menu-setting.ts';
import { problemMessage } from '#shared/rules/applications/problem-message.ts';
import { enablementProblem } from '#shared/rules/common/applications/enablement.ts';
import type { FieldProblem } from '#shared/rules/common/fields/check-fields.ts';
import type { AppInfoValues } from '#shared/rules/records/applications/app-info-record.ts';
import type { Message } from '#shared/text/message.ts';
import { shownAppName } from './app-words.ts';

export interface ToggleRights {
  /** Applications are toggled in this department itself: hiding one turns it off. */
  readonly here: boolean;
  /** This person may toggle applications. */
  readonly may: boolean;
}

interface MenuRules {
  /** The reason why the menu cannot be set; null where it can, or where that is unknown. */
  readonly fixed: Message | null;
  readonly rules: (values: AppInfoValues, stored: AppInfoValues) => readonly FieldProblem[];
}

/** Failed reads are silent here: the server refuses by the same rules. */
export function useMenuRules(deptId: string, info: AppInfo, turning: ToggleRights): MenuRules {
  const { moduleId } = info.appModuleLink;
  const { id } = info.sysMenus;
  const all = useRead(loadModuleStatus, { deptId }).data ?? [];
  const moduleStatus = all.find((one) => one.moduleId === moduleId);
  const isChecked = moduleStatus !== undefined && isMenuChecked({ id, baseApp: moduleStatus.baseApp });
  const settings = useRead(batchCheckAppMenuSetting, { appIds: [id] }, { enabled: isChecked }).data;
  const problem = moduleStatus?.status ? enablementProblem(all, new Map([[moduleId, false]])) : null;
  const whyNotHidden = (): Message | null => {
    if (!moduleStatus?.status || !turning.here) return null;
    if (!turning.may) return { key: 'applications.form.hideNotTurn' };
    return problem && problemMessage(problem);
  };
  return {
    fixed:
      isChecked && settings?.some(({ menuSetting }) => !menuSetting)
        ? noMenuSetting(shownAppName(info))
        : null,
    rules: (values, stored) => {
      const message = stored.menuDisplay && !values.menuDisplay ? whyNotHidden() : null;
      return message ? [{ name: 'menuDisplay', message }] : [];
    },
  };
}
