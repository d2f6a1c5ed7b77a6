/**
 * Facts for the view as another person of the applications (spec 3§2.2, 3§3.3); administrators may ask about the
 * people and departments that they administer.
 */
import { queryViewAs } from '#shared/api/applications/view-as.ts';
import type { PlatformLanguage } from '#shared/api/language-names/platform-languages.ts';
import { appManageRight } from '#shared/rules/common/applications/permissions.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, plainNames } from '../../kernel/modules/app.ts';
import { configsOf, ownArrangement } from '../../kernel/modules/arrangement.ts';
import { entrancesSeenBy } from '../../kernel/modules/entrances.ts';
import { givenOf, groupsHere, type PersonContext } from '../../kernel/modules/person.ts';
import { sharePerson } from '../../kernel/people/memberships.ts';
import { type Organisation, organisationFor } from '../../kernel/people/organisation.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { manages } from '../../kernel/people/scope.ts';
import { listUsers, type User } from '../../kernel/session/store.ts';
import { employeeScope } from './application-scope.ts';
import { configsWithWhom, isKeptDefault } from './configs.ts';
import { storedApps } from './store.ts';

export const viewRoutes: readonly Implementation[] = [
  implement(queryViewAs, appManageRight, async ({ deptId, userId, lang }, session) => {
    const messages = messagesIn(session.language);
    const organisation = await organisationFor(session);
    const who = await somebody(userId, deptId ?? session.user.departmentId, session, organisation);
    if (!who) return refuse(messages.noSuchEntry);
    const { user, canSignIn } = who;
    const { chain, within } = sharePerson(user, organisation, session.scenario);
    if (chain.length === 0) return refuse(messages.noSuchDepartment);
    if (!manages(organisation, session.user, user.departmentId)) return refuse(messages.noPermission, 401);
    const appScope = await employeeScope({ ...session, user }, organisation);
    const { configs: ownConfigs = {}, ...arrangement } = canSignIn
      ? await ownArrangement({ ...session, user })
      : {};
    const configs = (await configsWithWhom(appScope.keys, session)).filter(
      (config) => !isKeptDefault(config),
    );
    const language = lang === 'zh_CN' ? ('zh-CN' as const) : ('en-US' as const);
    const context: PersonContext = {
      ...session,
      user,
      language,
      organisation,
      appScope,
      arrangement,
      configs,
    };
    const apps = await named(await storedApps(context, user.id), lang, context);
    const ofWhom = organisation.department(organisation.indexOf(user.departmentId)).name;
    return {
      person: { id: user.id, name: user.username, department: ofWhom, chain: [...chain], within },
      detach: appScope.detach,
      apps: apps.map((app) => {
        const { source, ...facts } = givenOf(app, context);
        const { plain, custom } = plainNames(app, language);
        const { display, enabled, info } = app.froms;
        return {
          ...facts,
          plain,
          given: custom,
          displayFrom: display,
          enabledFrom: enabled,
          infoFrom: info,
        };
      }),
      groups: await groupsHere(context),
      configs,
      own: { ...arrangement, configs: configsOf(ownConfigs) },
      entrances: await entrancesSeenBy(
        context,
        apps.filter(({ row }) => row.owner === ''),
      ),
    };
  }),
];

interface Somebody {
  readonly user: User;
  /** Whether the person can sign in; other people have no settings of their own. */
  readonly canSignIn: boolean;
}

async function somebody(
  userId: string | undefined,
  deptId: string,
  { store, user: asking, scenario }: SignedInContext,
  organisation: Organisation,
): Promise<Somebody | null> {
  const nobody = { admin: false, managerType: 0, platformOperator: false, managedDepartments: [] };
  if (userId === undefined)
    return { user: { ...asking, ...nobody, id: '', username: '', departmentId: deptId }, canSignIn: false };
  const account = (await listUsers(store)).find(
    ({ id, tenantKey }) => id === userId && tenantKey === asking.tenantKey,
  );
  if (account) return { user: account, canSignIn: true };
  const roster = await rosterOf(store, asking.tenantKey, scenario.scale);
  const index = roster.indexOf(userId);
  if (index < 0) return null;
  const { id, username } = roster.person(index);
  const departmentId = organisation.department(roster.departmentOf(index)).id;
  return { user: { ...asking, ...nobody, id, username, departmentId }, canSignIn: false };
}

/** Names in a language besides Chinese and English where they were given, else in English. */
async function named(
  apps: readonly App[],
  lang: PlatformLanguage,
  { store, user }: PersonContext,
): Promise<App[]> {
  if (lang === 'zh_CN' || lang === 'en_US') return [...apps];
  const rows = await store
    .selectFrom('language_name')
    .select(['target_id', 'name'])
    .where('tenant_key', '=', user.tenantKey)
    .where('field', '=', 'app_menu.menuname')
    .where('lang', '=', lang)
    .execute();
  const names = new Map(rows.map(({ target_id, name }) => [target_id, name]));
  return apps.map((app) => {
    const usual = lang === 'zh_TW' ? app.row.chinese_name : app.english;
    return { ...app, english: names.get(app.row.id) ?? usual };
  });
}
