/** Licence usage by app (spec 1§2.5, 1§7.2), for administrators of any kind, each for their departments. */
import type { Input } from '#shared/api/endpoint.ts';
import {
  getLicenseSearchCondition,
  getModuleLicenseInfo,
  getSearchConfig,
  getTenantLicenseUser,
  queryAgencyAppLicenceList,
  queryAppLicenceList,
  queryDetachModuleLicenseInfo,
  queryModuleLicenseInfo,
} from '#shared/api/licence-info/apps.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import { matchesConditions } from '#shared/rules/condition-config/match.ts';
import { isOverLimit } from '#shared/rules/licence-info/apps.ts';
import { isFreeEdition } from '#shared/rules/tenant/edit/certification.ts';
import { serverTime } from '../../../kernel/clock.ts';
import type { SignedInContext } from '../../../kernel/http/context.ts';
import { type Implementation, implement, Refusal, refuse } from '../../../kernel/http/implement.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { type Organisation, organisationFor } from '../../../kernel/people/organisation.ts';
import { rosterOf } from '../../../kernel/people/roster.ts';
import { departmentsManagedBy } from '../../../kernel/people/scope.ts';
import { foldCase } from '../../../kernel/people/search.ts';
import type { User } from '../../../kernel/session/store.ts';
import { tenantPlanOf } from '../../../kernel/tenant/plan.ts';
import { allApps } from './all-apps.ts';
import { type LicensedApp, toModuleLicence } from './apps.ts';
import { appSearchConfig, isSearchField, searchValuesOf } from './search-config.ts';

type ListInput = Input<typeof queryAppLicenceList>;

export const licenceAppsRoutes: readonly Implementation[] = [
  implement(queryAppLicenceList, 'manager', async (input, context) => {
    const apps = await findApps(input, context);
    return apps instanceof Refusal ? apps : apps.map(({ row }) => row);
  }),

  // A third of the apps act for others or push messages.
  implement(queryAgencyAppLicenceList, 'manager', async (input, context) => {
    const apps = await findApps(input, context, (_, index) => index % 3 === 0);
    return apps instanceof Refusal ? apps : apps.map(({ row }) => row);
  }),

  implement(queryDetachModuleLicenseInfo, 'manager', async (input, context) => {
    const apps = await findApps(input, context);
    return apps instanceof Refusal ? apps : apps.map(({ row }) => row);
  }),

  implement(getTenantLicenseUser, 'signedIn', (_, { scenario }) => {
    const { pc, app } = tenantPlanOf(scenario);
    return {
      concurrentFlag: scenario.deployment === 'private',
      totalNum: pc[1],
      registUsedNum: pc[0],
      appTotalNum: app[1],
      appRegistUsedNum: app[0],
      useWarn: isNearLimit(...pc),
      appUseWarn: isNearLimit(...app),
    };
  }),

  implement(queryModuleLicenseInfo, 'signedIn', async ({ deptId }, context) => {
    const organisation = await organisationFor(context);
    const departmentIndex = deptId === undefined ? null : organisation.indexOf(deptId);
    if (departmentIndex !== null && departmentIndex < 0)
      return refuse(messagesIn(context.language).noSuchDepartment);
    const below = departmentIndex === null ? null : organisation.below([departmentIndex]);
    const today = serverTime(context.now).slice(0, 10);
    return (await allApps(context, organisation))
      .filter((app) => below === null || below[app.departmentIndex] === 1)
      .map((app) => toModuleLicence(app, today));
  }),

  implement(getModuleLicenseInfo, 'signedIn', async ({ moduleStr }, context) => {
    const apps = await allApps(context, await organisationFor(context));
    const app = apps.find(({ row }) => row.moduleStr === moduleStr);
    if (app) return toModuleLicence(app, serverTime(context.now).slice(0, 10));
    return paidFunction(moduleStr, context);
  }),

  implement(getLicenseSearchCondition, 'manager', (_, { language }) => appSearchConfig(language)),
  implement(getSearchConfig, 'manager', (_, { language }) => appSearchConfig(language)),
];

/** Returns the apps that a list requests, or a refusal. */
async function findApps(
  { deptId, keywords, upperLimit, conditions = [], connection = 'and' }: ListInput,
  context: SignedInContext,
  only: (app: LicensedApp, index: number) => boolean = () => true,
): Promise<LicensedApp[] | Refusal> {
  const messages = messagesIn(context.language);
  const strange = conditions.find(({ field }) => !isSearchField(field));
  if (strange) return refuse(messages.badInput(`conditions: ${strange.field}`), 400);
  const organisation = await organisationFor(context);
  const scope = scopeOf(organisation, context.user, deptId);
  if (scope === 'unknown') return refuse(messages.noSuchDepartment);
  if (scope === 'forbidden') return refuse(messages.noPermission, 401);
  const words = foldCase(keywords ?? '');
  const roster = await rosterOf(context.store, context.user.tenantKey, context.scenario.scale);
  return (await allApps(context, organisation))
    .filter(only)
    .filter(
      (app) =>
        (scope === null || scope[app.departmentIndex] === 1) &&
        (words === '' || foldCase(app.row.name).includes(words)) &&
        (!upperLimit || isOverLimit(app.row)) &&
        matchesConditions(
          (field) => searchValuesOf(app, field, { organisation, roster }),
          conditions,
          connection,
        ),
    );
}

/**
 * Returns a function of the free-edition notice (spec 1§2.8), which the free edition does not license; null for an
 * unknown module.
 */
async function paidFunction(moduleStr: string, { scenario }: SignedInContext) {
  // Imported on demand: most starts never need these sixty texts.
  const { payModule } = await import('#shared/rules/pay-remind/modules.ts');
  if (!payModule(moduleStr)) return null;
  const status = isFreeEdition(tenantPlanOf(scenario).status) ? ('inexistent' as const) : ('normal' as const);
  return {
    moduleStr,
    status,
    maxLicense: null,
    usedLicense: null,
    maxLicenseApp: null,
    usedLicenseApp: null,
    probationExpire: '',
    upperLimitRemind: false,
    appUpperLimitRemind: false,
    appPayStatus: status,
    applyClient: null,
  };
}

/** One byte for each department's index: 1 where it is in scope. */
type Scope = Uint8Array;

/**
 * Returns the departments whose apps are shown; null for the whole tenant. `unknown`: the tenant has no such
 * department; `forbidden`: this administrator does not manage it.
 */
function scopeOf(
  organisation: Organisation,
  user: User,
  deptId: string | undefined,
): Scope | null | 'unknown' | 'forbidden' {
  const managed = departmentsManagedBy(organisation, user);
  if (deptId === undefined) return managed;
  const index = organisation.indexOf(deptId);
  if (index < 0) return 'unknown';
  if (managed !== null && managed[index] !== 1) return 'forbidden';
  return organisation.below([index]);
}
