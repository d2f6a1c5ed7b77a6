/** Basic and usage facts of the licence, holders of its seats, its white list (spec 1§2.4, 1§7.2). */
import { createHash } from 'node:crypto';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  getLicenseBaseInfo,
  getLicenseUsedInfo,
  getLicenseVersion,
  type LicenceBaseInfo,
  queryLicenseUser,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { platformBuild } from '#shared/rules/common/constants.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import { licenceInfoRight } from '#shared/rules/licence-info/access.ts';
import { serverTime } from '../../kernel/clock.ts';
import { crud } from '../../kernel/crud/crud.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import type { Deed } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { pageOfSequence } from '../../kernel/people/search.ts';
import { tenantPlanOf } from '../../kernel/tenant/plan.ts';
import { findTenant } from '../../kernel/tenant/store.ts';
import { runningTerm } from '../../kernel/tenant/term.ts';
import { offeredTo } from './apps/offered.ts';
import { madeFunctions, moduleUses } from './modules.ts';
import { peopleWithSeats, personFilter } from './people.ts';
import { isReminding } from './reminder/reminders.ts';

/** Number of tenants that the platform's licence allows. */
const multiTenants = 20;

export const licenceInfoRoutes: readonly Implementation[] = [
  implement(getLicenseBaseInfo, licenceInfoRight, async (_, { store, user, scenario, now, language }) => {
    const tenant = await findTenant(store, user.tenantKey);
    if (!tenant) return refuse(messagesIn(language).failed);
    const { status, pc, app, external } = tenantPlanOf(scenario);
    const single = scenario.deployment === 'single';
    const term = runningTerm(tenant.created_on, serverTime(now).slice(0, 10));
    return {
      // A private platform is licensed by concurrent users, the others by registered users.
      concurrentFlag: scenario.deployment === 'private' ? 'concurrent' : 'registered',
      companyName: tenant.name,
      licenseCode: createHash('sha256').update(user.tenantKey).digest('hex').slice(0, 32).toUpperCase(),
      hrmNum: pc[1],
      appHrmNum: app[1],
      supplierNum: external[1],
      expireDate: status === 'free' ? '' : term.lastDay,
      tenantType: single ? 'single' : 'multi',
      tenantCount: single ? 1 : multiTenants,
      registerPcs: pc[0],
      registerMobiles: app[0],
      registerExters: external[0],
      pcLimit: isNearLimit(...pc),
      mobileLimit: isNearLimit(...app),
      externalLimit: isNearLimit(...external),
    } satisfies LicenceBaseInfo;
  }),

  implement(getLicenseUsedInfo, licenceInfoRight, async (_, { store, user, scenario, language }) => {
    const offered = await offeredTo(store, user.tenantKey);
    return {
      licenseModules: moduleUses(tenantPlanOf(scenario), offered, language),
      fbModules: madeFunctions(scenario.scale, offered, language),
      internalRemind: await isReminding(store, user.tenantKey, 'internal'),
      externalRemind: await isReminding(store, user.tenantKey, 'external'),
    };
  }),

  implement(getLicenseVersion, 'signedIn', () => platformBuild),

  implement(queryLicenseUser, 'administrator', async (input, { store, user, scenario }) => {
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const holders = peopleWithSeats(roster, tenantPlanOf(scenario), input.terminal);
    return pageOfSequence(holders, input, personFilter(input.keywords));
  }),

  implement(queryLicenseWhiteList, 'administrator', async (input, { store, user, scenario }) => {
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const ids = await whiteListedIds(store, user.tenantKey);
    // A smaller scale lacks some people of a larger one.
    const indices = ids.map((id) => roster.indexOf(id)).filter((index) => index >= 0);
    const listed = { size: indices.length, at: (index: number) => roster.person(indices[index] ?? 0) };
    return pageOfSequence(listed, input, personFilter(input.keywords));
  }),

  // Candidates for the list: everybody who is not on it yet.
  implement(searchWhiteEmpInfo, 'administrator', async (input, { store, user, scenario }) => {
    const roster = await rosterOf(store, user.tenantKey, scenario.scale);
    const listed = new Set(await whiteListedIds(store, user.tenantKey));
    const fits = personFilter(input.keywords);
    return pageOfSequence(
      { size: roster.size, at: roster.person },
      input,
      (person) => !listed.has(person.id) && (fits === null || fits(person)),
    );
  }),

  ...crud('licence_white_list', {
    access: 'administrator',
    add: {
      endpoint: addLicenseWhiteList,
      async values({ userIds }, { store, user, scenario, language }) {
        const roster = await rosterOf(store, user.tenantKey, scenario.scale);
        const stranger = userIds.find((id) => roster.indexOf(id) < 0);
        if (stranger !== undefined) return refuse(messagesIn(language).noSuchPerson(stranger));
        return userIds.map((user_id) => ({ user_id }));
      },
      again: 'nothing',
    },
    remove: { endpoint: deleteLicenseWhiteList, ids: ({ userIds }) => userIds },
    log: {
      add: (rows, context) => counted('whiteListAdded', rows, context),
      remove: (rows, context) => counted('whiteListRemoved', rows, context),
    },
  }),
];

/** One log entry for all people, with their number and without names. */
function counted(kind: LogKind, { length }: readonly unknown[], { user }: SignedInContext): Deed {
  return { kind, targetId: user.tenantKey, targetName: user.tenantName, detail: String(length) };
}

/** Returns user ids in the order of the list. */
async function whiteListedIds(store: Store, tenantKey: string): Promise<string[]> {
  const rows = await store
    .selectFrom('licence_white_list')
    .select('user_id')
    .where('tenant_key', '=', tenantKey)
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
