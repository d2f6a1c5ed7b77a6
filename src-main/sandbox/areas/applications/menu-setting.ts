/**
 * Whether the menu of an application can be set (spec 3§5.2, 3§7.2): for an application that was built elsewhere
 * only while its target exists there.
 */
import { isMenuChecked, noMenuSetting } from '#shared/rules/applications/menu-setting.ts';
import { targetKindOf } from '#shared/rules/custom-applications/kinds.ts';
import type { Refusal } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { type App, appNameOf, infoOf } from '../../kernel/modules/app.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';
import { isTarget } from '../../kernel/modules/targets.ts';

type Here = Pick<AppContext, 'language' | 'scenario'>;

export const isAsked = ({ row }: App) => isMenuChecked({ id: row.id, baseApp: row.base === 1 });

export function hasMenuSetting(app: App, { language, scenario }: Here): boolean {
  const kind = targetKindOf(infoOf(app, language).sysMenus.applicationType);
  if (kind !== 'ebuilder' && kind !== 'paas') return true;
  return (appBodyOf(app.row).customs ?? []).every(({ targetId }) => isTarget(kind, targetId, scenario.scale));
}

/** Returns null where the menu of every application can be set. */
export function refusedMenu(apps: readonly App[], here: Here): Promise<Refusal> | null {
  const one = apps.find((app) => isAsked(app) && !hasMenuSetting(app, here));
  return one ? refuseWithMessage(here.language, noMenuSetting(appNameOf(one, here.language))) : null;
}
