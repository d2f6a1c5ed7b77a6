/**
 * What holds of an application's menu in its drawer (spec 3§4, 3§5.2; APP-077, 078, 091): hiding it turns it off, by the rules
 * of turning off; one whose menu can't be set keeps what it has.
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
import { shownName } from './app-words.ts';

export interface Turning {
  /** Applications are turned on and off in this department itself: one that is hidden is turned off with it. */
  readonly here: boolean;
  /** This person may. */
  readonly may: boolean;
}

interface MenuRules {
  /** Why nothing of its menu can be set; null: it can be, or that is not known. */
  readonly fixed: Message | null;
  readonly rules: (values: AppInfoValues, stored: AppInfoValues) => readonly FieldProblem[];
}

/** Failed reads are silent here: the server refuses by the same rules. */
export function useMenuRules(deptId: string, info: AppInfo, turning: Turning): MenuRules {
  const { moduleId } = info.appModuleLink;
  const { id } = info.sysMenus;
  const all = useRead(loadModuleStatus, { deptId }).data ?? [];
  const own = all.find((one) => one.moduleId === moduleId);
  const asked = own !== undefined && isMenuChecked({ id, baseApp: own.baseApp });
  const said = useRead(batchCheckAppMenuSetting, { appIds: [id] }, { enabled: asked }).data;
  const problem = own?.status ? enablementProblem(all, new Map([[moduleId, false]])) : null;
  const whyNotHidden = (): Message | null => {
    if (!own?.status || !turning.here) return null;
    if (!turning.may) return { key: 'applications.form.hideNotTurn' };
    return problem && problemMessage(problem);
  };
  return {
    fixed: asked && said?.some(({ menuSetting }) => !menuSetting) ? noMenuSetting(shownName(info)) : null,
    rules: (values, stored) => {
      const message = stored.menuDisplay && !values.menuDisplay ? whyNotHidden() : null;
      return message ? [{ name: 'menuDisplay', message }] : [];
    },
  };
}
