/** Saves an application's settings in a department and writes the operation log; an unchanged form writes nothing. */
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { languages } from '#shared/text/types.ts';
import { serverTime } from '../../kernel/clock.ts';
import { type App, appNameOf, defaultAppName, infoOf } from '../../kernel/modules/app.ts';
import { appBodyOf, customsOf } from '../../kernel/modules/body.ts';
import type { AppContext } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { updateApplication } from './store.ts';

type WireShare = AppInfo['sysMenuShares'][number];

export async function keepInfo(app: App, info: AppInfo, context: AppContext): Promise<void> {
  const { language, appScope, store } = context;
  const before = infoOf(app, language);
  const { moduleId, module: moduleStr } = before.appModuleLink;
  const ofApp = (share: WireShare): WireShare => ({
    ...share,
    sid: share.sid === '' ? `S-${share.entryType}-${share.id}` : share.sid,
    moduleStr,
    moduleId,
  });
  const saved: AppInfo = { ...info, sysMenuShares: info.sysMenuShares.map(ofApp) };
  if (JSON.stringify(saved) === JSON.stringify(before)) return;
  const appModuleLink = { ...saved.appModuleLink, updateTime: serverTime(context.now) };
  const opened = app.row.kind === 'custom' ? { customs: customsOf(saved) } : {};
  const sysMenus = withoutUsualNames(app, saved.sysMenus);
  const body = JSON.stringify({
    ...appBodyOf(app.row),
    ...opened,
    info: { ...saved, sysMenus, appModuleLink },
  });
  await updateApplication(appScope.key, app.row.id, { body, display: saved.menuDisplay ? 1 : 0 }, context);
  const shares = (one: AppInfo) => JSON.stringify(one.sysMenuShares);
  const shared = shares(saved) !== shares(before);
  await record(store, context, {
    kind: shared ? 'sharingUpdated' : 'appUpdated',
    targetId: app.row.id,
    targetName: appNameOf(app, language),
    deptId: appScope.deptId,
    detail: shared ? '' : 'description',
  });
}

/** Removes names that equal some language's default, so that readers see the default of their own language. */
function withoutUsualNames(app: App, sysMenus: AppInfo['sysMenus']): AppInfo['sysMenus'] {
  const usual = languages.map((language) => defaultAppName(app, language));
  const given = (name: string) => (usual.includes(name) ? '' : name);
  return { ...sysMenus, menuname: given(sysMenus.menuname), shortname: given(sysMenus.shortname) };
}
