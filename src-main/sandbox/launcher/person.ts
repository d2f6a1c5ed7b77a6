/** The applications and groups of the employee who asks: the organisation's, with what the employee said of them. */
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import { arrangesNow, navModeOf } from '#shared/rules/launcher/configs.ts';
import { inStoredOrder, withLockedFirst } from '#shared/rules/launcher/order.ts';
import type { AppContext } from '../applications/place.ts';
import { isFor } from '../applications/audience.ts';
import { configsFor } from '../applications/configs.ts';
import { placeOfUser } from '../applications/place.ts';
import { type App, appsHere, categoriesHere, infoOf, itemOf } from '../applications/store.ts';
import type { SignedInContext } from '../http/context.ts';
import type { Organisation } from '../people/organisation.ts';
import { chainOf } from '../themes/place.ts';
import { configsOf, type OwnArrangement, ownArrangement } from './arrangement.ts';

export interface PersonContext extends AppContext {
  readonly own: OwnArrangement;
  /** The organisation's configs under the employee's. */
  readonly configs: readonly ConfigRecord[];
}

/** `organisation` is read before a transaction: it is kept by the store that it was read from. */
export async function personContext(
  context: SignedInContext,
  organisation: Organisation,
): Promise<PersonContext> {
  const place = await placeOfUser(context, organisation);
  const said = await configsFor(place.keys, context);
  const own = await ownArrangement(context);
  // The employee's own stand first: the first of a key holds.
  const configs = [...configsOf(own.configs ?? {}), ...said];
  return { ...context, organisation, place, own, configs };
}

/** What holds: the employee's own, where neither the organisation forbids it nor the employee goes by it. */
function holding({ own, configs }: PersonContext): OwnArrangement {
  return arrangesNow(configs) ? own : {};
}

/** Those that the tenant has and that are for this person. */
export async function appsOfPerson(context: PersonContext): Promise<App[]> {
  const { user, organisation, language } = context;
  const person = { id: user.id, chain: chainOf(organisation, user.departmentId) };
  const apps = (await appsHere(context, user.id)).filter(
    (app) => app.row.installed === 1 && isFor(person, infoOf(app, language).sysMenuShares),
  );
  const byId = new Map(apps.map((app) => [app.row.id, app]));
  const order = inStoredOrder([...byId.keys()], holding(context).order ?? []);
  return withLockedFirst(order, navModeOf(context.configs)).flatMap((id) => byId.get(id) ?? []);
}

/** As the employee has them: `menuStatus` is whether navigation shows it. */
export async function itemsOfPerson(context: PersonContext): Promise<AppItem[]> {
  const { display = {}, nav = {}, openModes = {}, groupOf = {} } = holding(context);
  const groups = new Set((await groupsOfPerson(context)).map(({ id }) => id));
  return (await appsOfPerson(context)).map((app, index) => {
    const item = itemOf(app, context.language);
    const showApp = display[item.id] ?? item.showApp;
    const acId = groupOf[item.id] ?? item.acId;
    return {
      ...item,
      ...{ showApp, menuStatus: showApp && (nav[item.id] ?? true), orderIndex: index + 1 },
      openMode: openModes[item.id] ?? item.openMode,
      acId: groups.has(acId) ? acId : '',
    };
  });
}

export type PersonGroup = Pick<Category, 'id' | 'groupName' | 'categoryType' | 'line' | 'own'>;

export async function groupsOfPerson(context: PersonContext): Promise<PersonGroup[]> {
  const { groups } = holding(context);
  if (groups) return groups.map((group) => ({ ...group, categoryType: 'custom', own: true }));
  return (await categoriesHere(context)).map((row) => ({
    ...{ id: row.id, groupName: row.group_name, categoryType: row.category_type },
    ...{ line: row.line as 1 | 2 | 3, own: arrangesNow(context.configs) },
  }));
}
