/** Keeps what is said of an application, in a department, and tells the log; nothing where it is so already. */
import type { AppInfo } from '#shared/api/applications/manage.ts';
import { serverTime } from '../clock.ts';
import { record } from '../operation-log/record.ts';
import { bodyOf, customsOf } from './body.ts';
import type { AppContext } from './place.ts';
import { type App, infoOf, nameOf, sayOf } from './store.ts';

type WireShare = AppInfo['sysMenuShares'][number];

export async function saveInfo(app: App, info: AppInfo, context: AppContext): Promise<void> {
  const { language, place, store } = context;
  const before = infoOf(app, language);
  const { moduleId, module: moduleStr } = before.appModuleLink;
  const ofApp = (share: WireShare): WireShare => ({
    ...share,
    sid: share.sid === '' ? `S-${share.entryType}-${share.id}` : share.sid,
    ...{ moduleStr, moduleId },
  });
  const saved: AppInfo = { ...info, sysMenuShares: info.sysMenuShares.map(ofApp) };
  if (JSON.stringify(saved) === JSON.stringify(before)) return;
  const appModuleLink = { ...saved.appModuleLink, updateTime: serverTime(context.now) };
  const opened = app.row.kind === 'custom' ? { customs: customsOf(saved) } : {};
  const body = JSON.stringify({ ...bodyOf(app.row), ...opened, info: { ...saved, appModuleLink } });
  await sayOf(place.key, app.row.id, { body, display: saved.menuDisplay ? 1 : 0 }, context);
  const shares = (one: AppInfo) => JSON.stringify(one.sysMenuShares);
  const shared = shares(saved) !== shares(before);
  await record(store, context, {
    kind: shared ? 'sharingUpdated' : 'appUpdated',
    ...{ targetId: app.row.id, targetName: nameOf(app, language), deptId: place.deptId },
    detail: shared ? '' : 'description',
  });
}
