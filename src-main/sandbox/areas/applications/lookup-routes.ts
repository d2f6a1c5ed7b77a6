/** Lists and single facts of applications for other parts of the platform (spec 3§7.1, 3§7.2, 3§7.4). */

import type { AppItem } from '#shared/api/applications/app.ts';
import * as lookups from '#shared/api/applications/lookups.ts';
import type { Input } from '#shared/api/endpoint.ts';
import type { WireShare } from '#shared/api/shares/share.ts';
import { clientsOf } from '#shared/rules/common/applications/names-in-lists.ts';
import { type Person, reasonFor } from '#shared/rules/common/shares/audience.ts';
import { fromWire } from '#shared/rules/common/shares/wire-shares.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { type App, appItemOf, infoOf, topFirst } from '../../kernel/modules/app.ts';
import { appBodyOf } from '../../kernel/modules/body.ts';
import { type AppContext, appReading } from '../../kernel/modules/module-scope.ts';
import { sharePerson } from '../../kernel/people/memberships.ts';
import { organisationFor } from '../../kernel/people/organisation.ts';
import { employeeScope } from './application-scope.ts';
import { storedApps } from './store.ts';

type Asked = Input<typeof lookups.queryTenantApplicationList>;

export const lookupRoutes: readonly Implementation[] = [
  listing(lookups.queryTenantApplicationList, () => true),
  listing(lookups.queryTenantApplicationListByPost, () => true),
  // A phone lists no application that is for computers only.
  listing(lookups.queryApplicationBeanList, (app, { language }) => clientsOf(infoOf(app, language)).mobile),
  listing(lookups.queryApplicationList, (app, { language, user, organisation, scenario }) =>
    isFor(sharePerson(user, organisation, scenario), infoOf(app, language).sysMenuShares),
  ),

  appReading(lookups.queryNavMenuList, async (_, context) =>
    topFirst((await storedApps(context)).filter(isShown), context.language).map((app) =>
      appItemOf(app, context.language),
    ),
  ),

  appReading(lookups.checkAppUpdate, async ({ sysMenuId, updateTime }, context) => {
    const app = (await storedApps(context)).find(({ row }) => row.id === sysMenuId);
    if (!app) return refuse(messagesIn(context.language).noSuchEntry);
    return { updated: infoOf(app, context.language).appModuleLink.updateTime !== updateTime };
  }),

  appReading(lookups.queryTargetModuleAppId, async ({ module, targetId }, context) => {
    const opens = ({ row }: App) =>
      appBodyOf(row).customs?.some((custom) => custom.module === module && custom.targetId === targetId);
    return (await storedApps(context)).find(opens)?.row.id ?? null;
  }),

  // The name of a platform icon, and the address of any other icon, is its own value.
  appReading(lookups.queryIconValue, (asked) => ({ icon: asked.appIconValue })),

  appReading(
    lookups.querySpecialAppId,
    async ({ module }, context) =>
      (await storedApps(context)).find(({ row }) => row.module_str === module)?.row.id ?? null,
  ),
];

const isShown = ({ row }: App) => row.installed === 1 && row.enabled === 1 && row.display === 1;

function listing(
  endpoint: typeof lookups.queryTenantApplicationList | typeof lookups.queryTenantApplicationListByPost,
  belongs: (app: App, context: AppContext) => boolean,
): Implementation {
  return implement(
    endpoint,
    'signedIn',
    async ({ teamOnly, loadAll }: Asked, context): Promise<AppItem[]> => {
      const organisation = await organisationFor(context);
      const here = { ...context, organisation, appScope: await employeeScope(context, organisation) };
      const found = (await storedApps(here)).filter(
        (app) =>
          (loadAll ? app.row.installed === 1 : isShown(app)) &&
          (!teamOnly || app.row.kind === 'system') &&
          belongs(app, here),
      );
      return topFirst(found, context.language).map((app) => appItemOf(app, context.language));
    },
  );
}

/** Whether a person may use an application (spec 3§3.3): without named targets it is for all; exclusions win. */
function isFor(person: Person, wire: readonly WireShare[]): boolean {
  return reasonFor(person, fromWire(wire)).sees;
}
