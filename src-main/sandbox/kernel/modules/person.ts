/** The applications and groups of the signed-in employee: the organisation's, overridden by the employee's settings. */
import type { AppItem, Category } from '#shared/api/applications/app.ts';
import type { ConfigRecord } from '#shared/api/config-record.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { clientsOf } from '#shared/rules/common/applications/names-in-lists.ts';
import { createCustomPermission } from '#shared/rules/common/applications/permissions.ts';
import { arrangesNow, mayArrange } from '#shared/rules/launcher/configs.ts';
import {
  appsFor,
  type GivenApp,
  holdingOwn,
  itemsFor,
  type LauncherGroup,
} from '#shared/rules/launcher/visible-apps.ts';
import { inOrganisation } from '../departments/organisation-context.ts';
import type { SignedInContext } from '../http/context.ts';
import {
  type CallHandler,
  changingRoute,
  type Implementation,
  readingRoute,
  type SessionRight,
} from '../http/implement.ts';
import { sharePerson } from '../people/memberships.ts';
import { type Organisation, organisationFor } from '../people/organisation.ts';
import { type App, appItemOf, infoOf } from './app.ts';
import { appConfigsFor, appsHere, categoriesHere } from './apps.ts';
import { configsOf, type OwnArrangement, ownArrangement } from './arrangement.ts';
import { type AppContext, scopeOfUser } from './module-scope.ts';

export interface PersonContext extends AppContext {
  readonly arrangement: OwnArrangement;
  /** The employee's configs, then the organisation's. */
  readonly configs: readonly ConfigRecord[];
}

/** Read `organisation` before a transaction: it is cached by the store that it was read from. */
export async function personContext(
  context: SignedInContext,
  organisation: Organisation,
): Promise<PersonContext> {
  const appScope = await scopeOfUser(context, organisation);
  const said = await appConfigsFor(appScope.keys, context);
  const arrangement = await ownArrangement(context);
  // The employee's configs come first: the first of a key wins.
  const configs = [...configsOf(arrangement.configs ?? {}), ...said];
  return { ...context, organisation, appScope, arrangement, configs };
}

/** All facts from which the rule derives what this person sees on computers. */
export async function factsOfPerson(context: PersonContext) {
  const { user, organisation, scenario, arrangement, configs } = context;
  return {
    apps: (await appsHere(context, user.id)).map((source) => givenOf(source, context)),
    groups: await groupsHere(context),
    arrangement,
    configs,
    terminal: 'pc' as const,
    person: sharePerson(user, organisation, scenario),
  };
}

/** An application with its stored form. */
export interface PersonApp extends GivenApp {
  readonly source: App;
}

export function givenOf(source: App, { language }: Pick<PersonContext, 'language'>): PersonApp {
  const info = infoOf(source, language);
  const { sysMenuShares: shares, menuTop: top } = info;
  return { source, app: appItemOf(source, language), shares, clients: clientsOf(info), top };
}

export async function groupsHere(context: AppContext): Promise<LauncherGroup[]> {
  return (await categoriesHere(context)).map(({ id, group_name, line }) => ({
    id,
    groupName: group_name,
    line: line as 1 | 2 | 3,
  }));
}

/** The applications that the tenant has and that this person may use. */
export async function appsOfPerson(context: PersonContext): Promise<App[]> {
  return appsFor(await factsOfPerson(context)).map(({ source }) => source);
}

/** The ids of this person's applications that are on, in the organisation's order. */
export async function organisationOrder(context: PersonContext): Promise<string[]> {
  const apps = appsFor({ ...(await factsOfPerson(context)), arrangement: {} });
  return apps.flatMap(({ app }) => (app.menuStatus ? [app.id] : []));
}

/** The applications as the employee arranged them; `menuStatus` is whether navigation shows one. */
export async function itemsOfPerson(context: PersonContext): Promise<AppItem[]> {
  return itemsFor(await factsOfPerson(context));
}

export type PersonGroup = Pick<Category, 'id' | 'groupName' | 'categoryType' | 'line' | 'own'>;

export async function groupsOfPerson(context: PersonContext): Promise<PersonGroup[]> {
  const { arrangement, configs } = context;
  const { groups } = holdingOwn({ arrangement, configs });
  if (groups) return groups.map((group) => ({ ...group, categoryType: 'custom', own: true }));
  return (await categoriesHere(context)).map((row) => ({
    id: row.id,
    groupName: row.group_name,
    categoryType: row.category_type,
    line: row.line as 1 | 2 | 3,
    own: arrangesNow(configs),
  }));
}

/** Employees who set up their launcher may also make their own applications. */
export function ownCodes({ configs }: Pick<PersonContext, 'configs'>): { code: string }[] {
  return mayArrange(configs) ? [{ code: createCustomPermission }] : [];
}

type Work<E> = CallHandler<E, PersonContext>;

export const personReading = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  access: SessionRight = 'signedIn',
): Implementation =>
  readingRoute(
    endpoint,
    access,
    async (_, context) => personContext(context, await organisationFor(context)),
    work,
  );

/** The person's settings are read inside the transaction, so that nobody changes them meanwhile. */
export const personChanging = <E extends Endpoint>(
  endpoint: E,
  work: Work<E>,
  access: SessionRight = 'signedIn',
): Implementation =>
  changingRoute(endpoint, access, inOrganisation, async (input, here) =>
    work(input, await personContext(here, here.organisation)),
  );
