/** Shares of applications, and copies of applications (spec 3§3.3, 3§6, 3§7.3). */
import {
  addModuleShare,
  addReverseModuleShare,
  batchCopySysModule,
  batchSaveSysMenuShares,
  copySysModule,
  delModuleShare,
  loadModuleShare,
  queryShareAudience,
  updateModuleShare,
} from '#shared/api/applications/shares.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { randomId } from '#shared/kit/random-id.ts';
import { longestAppName } from '#shared/rules/common/applications/app-name.ts';
import { permissionCodes } from '#shared/rules/common/applications/permissions.ts';
import { appShareFields } from '#shared/rules/common/applications/share-fields.ts';
import { checkFields } from '#shared/rules/common/fields/check-fields.ts';
import { departmentsOf } from '#shared/rules/common/menu/visible.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { type Implementation, Refusal, refuse } from '../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../kernel/message-text.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appModuleId, appNameOf, infoOf } from '../../kernel/modules/app.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import { type AppContext, appChanging, appReading } from '../../kernel/modules/module-scope.ts';
import { record } from '../../kernel/operation-log/record.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { audiencePage } from './audience-page.ts';
import { keepInfo } from './save-info.ts';
import { storedApps } from './store.ts';

const flag = 'moduleShareEdit';

export const shareRoutes: readonly Implementation[] = [
  appReading(loadModuleShare, async ({ moduleId }, context) => {
    const [app] = among(await storedApps(context), [moduleId], appModuleId);
    return app ? sharesOf(app, context) : refuseMissing(context);
  }),

  appReading(queryShareAudience, async (input, context) => {
    const { sysMenuShares, keywords = '', everybody: all, pageNo, pageSize } = input;
    const { language, store, user, scenario, organisation } = context;
    const shares = fromWire(sysMenuShares);
    const [problem] = checkFields(appShareFields, { shares });
    if (problem) return refuseWithMessage(language, problem.message);
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const { tenantKey } = user;
    return audiencePage(
      { shares: sysMenuShares, keywords, all, page: { pageNo, pageSize } },
      { tenantKey, scale: scenario.scale, roster, organisation },
    );
  }),

  appChanging(addModuleShare, flag, ({ moduleId, shares }, context) =>
    change(moduleId, context, (before) => withMore(before, shares)),
  ),
  appChanging(addReverseModuleShare, flag, ({ moduleId, shares }, context) =>
    change(moduleId, context, (before) =>
      withMore(
        before,
        shares.map((share) => ({ ...share, reverse: true })),
      ),
    ),
  ),
  appChanging(updateModuleShare, flag, ({ moduleId, shares }, context) =>
    change(moduleId, context, () => shares),
  ),
  appChanging(delModuleShare, flag, ({ moduleId, sids }, context) =>
    change(moduleId, context, (before) => before.filter(({ sid }) => !sids.includes(sid))),
  ),

  appChanging(batchSaveSysMenuShares, flag, async ({ sysMenuIds, sysMenuShares }, context) => {
    const apps = among(await storedApps(context), sysMenuIds, ({ row }) => row.id);
    if (apps.length < new Set(sysMenuIds).size) return refuseMissing(context);
    return shareAll(apps, () => sysMenuShares, context);
  }),

  appChanging(copySysModule, flag, async ({ sysMenuId }, context) => {
    const ids = await copies([sysMenuId], context);
    return ids instanceof Refusal ? ids : (ids[0] ?? refuseMissing(context));
  }),
  appChanging(batchCopySysModule, flag, ({ sysMenuIds }, context) => copies(sysMenuIds, context)),
];

const refuseMissing = ({ language }: AppContext) => refuse(messagesIn(language).noSuchEntry);
const sharesOf = (app: App, { language }: AppContext) => infoOf(app, language).sysMenuShares;

/** Selects applications in the order of `ids`; unknown ids are skipped. */
function among(all: readonly App[], ids: readonly string[], idOf: (app: App) => string): App[] {
  const byId = new Map(all.map((app) => [idOf(app), app]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}

/** Merges shares by target; the later entry for a target wins. */
function withMore(before: readonly WireShare[], more: readonly WireShare[]): WireShare[] {
  const key = ({ entryType, id }: WireShare) => `${entryType}/${id}`;
  const said = new Map(before.map((share) => [key(share), share]));
  for (const share of more) said.set(key(share), { ...share, sid: said.get(key(share))?.sid ?? '' });
  return [...said.values()];
}

type Make = (before: readonly WireShare[]) => readonly WireShare[];

async function change(moduleId: string, context: AppContext, make: Make): Promise<null | Refusal> {
  const apps = among(await storedApps(context), [moduleId], appModuleId);
  return apps.length === 0 ? refuseMissing(context) : shareAll(apps, make, context);
}

async function shareAll(apps: readonly App[], make: Make, context: AppContext): Promise<null | Refusal> {
  for (const app of apps) {
    const shares = [...make(sharesOf(app, context))];
    const [problem] = checkFields(appShareFields, { shares: fromWire(shares) });
    if (problem) return refuseWithMessage(context.language, problem.message);
  }
  for (const app of apps) {
    const info = infoOf(app, context.language);
    await keepInfo(app, { ...info, sysMenuShares: [...make(info.sysMenuShares)] }, context);
  }
  return null;
}

/** Makes copies at the end of the original's group, each without a module of its own. */
async function copies(ids: readonly string[], context: AppContext): Promise<string[] | Refusal> {
  const { store, user, language, appScope } = context;
  if (permissionCodes({ managesAll: departmentsOf(user) === null }).length === 0)
    return refuse(messagesIn(language).noPermission, 401);
  const all = await storedApps(context);
  const apps = among(all, ids, ({ row }) => row.id);
  if (apps.length < new Set(ids).size) return refuseMissing(context);
  const last = new Map(all.map(({ row }) => [row.category_id, row.position]));
  const newIds: string[] = [];
  for (const app of apps) {
    const { row } = app;
    const id = `2000000000${randomId()}`;
    const position = (last.get(row.category_id) ?? 0) + 1;
    last.set(row.category_id, position);
    const named = (name: string, word: string) =>
      `${[...name].slice(0, longestAppName - word.length).join('')}${word}`;
    // The copy opens the same target, but takes no settings of the original.
    const { customs = [] } = appBodyOf(row);
    const copy = {
      ...row,
      id,
      module_id: '',
      base: 0,
      position,
      user_id: user.id,
      chinese_name: named(row.chinese_name, ' 副本'),
      english_name: named(appNameOf(app, 'en-US'), ' copy'),
      body: JSON.stringify({ customs }),
    };
    await store.insertInto('app_menu').values(copy).execute();
    const target = { targetId: id, targetName: language === 'zh-CN' ? copy.chinese_name : copy.english_name };
    await record(store, context, { kind: 'appCopied', ...target, deptId: appScope.deptId });
    newIds.push(id);
  }
  return newIds;
}
