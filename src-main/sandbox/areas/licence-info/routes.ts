/** Basic and usage facts of the licence, holders of its seats, its white list (spec 1§2.4, 1§7.2). */
import { createHash } from 'node:crypto';
import {
  addLicenseWhiteList,
  deleteLicenseWhiteList,
  getLicenseBaseInfo,
  getLicenseUsedInfo,
  getLicenseVersion,
  type LicenceBaseInfo,
  type LicenceFunction,
  type LicenceModuleUse,
  queryLicenseUser,
  queryLicenseWhiteList,
  searchWhiteEmpInfo,
} from '#shared/api/licence-info/licence-info.ts';
import { platformBuild } from '#shared/rules/common/constants.ts';
import { isNearLimit } from '#shared/rules/common/licence/seats.ts';
import { licenceInfoRight } from '#shared/rules/licence-info/access.ts';
import type { Language } from '#shared/text/types.ts';
import { serverTime } from '../../kernel/clock.ts';
import { crud } from '../../kernel/crud/crud.ts';
import type { Store } from '../../kernel/database/tables.ts';
import type { SignedInContext } from '../../kernel/http/context.ts';
import { type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import type { DefaultApps } from '../../kernel/modules/offers.ts';
import type { Deed } from '../../kernel/operation-log/record.ts';
import type { LogKind } from '../../kernel/operation-log/wording.ts';
import { rosterOf } from '../../kernel/people/roster.ts';
import { pageOfSequence } from '../../kernel/people/search.ts';
import { scatter } from '../../kernel/seed/scatter.ts';
import { type TenantPlan, tenantPlanOf } from '../../kernel/tenant/plan.ts';
import { findTenant } from '../../kernel/tenant/store.ts';
import { runningTerm } from '../../kernel/tenant/term.ts';
import { offeredTo } from './apps/offered.ts';
import { peopleWithSeats, personFilter } from './people.ts';
import { isReminding } from './reminder/reminders.ts';

/** Shares of the licence's seats that modules have. */
const shares = [1, 1, 0.5, 0.2, 0.1] as const;

/**
 * Contents of the tenant's licence: modules with their seats, and functions made for this customer (spec 1§3). `pc` and
 * `app` are the licence's seats; a module has a share of them, or no limit where the licence has none.
 */
function moduleUses({ pc, app }: TenantPlan, offered: DefaultApps, language: Language): LicenceModuleUse[] {
  return offered.map(([, chinese, english], index) => {
    const share = shares[scatter(index, 31) % shares.length] ?? 1;
    const seats = (max: number) => (share === 1 ? max : Math.max(1, Math.round(max * share)));
    return {
      moduleName: language === 'zh-CN' ? chinese : english,
      pcHrmNum: seats(pc[1]),
      appHrmNum: seats(app[1]),
    };
  });
}

const makings = [
  ['approval_stamp', '用印审批', 'Approval of seals'],
  ['bank_link', '银企直连', 'Bank link'],
  ['erp_bridge', 'ERP 对接', 'ERP bridge'],
  ['gate_control', '门禁联动', 'Gate control'],
  ['bid_room', '招投标室', 'Bidding room'],
  ['quality_trace', '质量追溯', 'Quality tracing'],
  ['meter_reading', '抄表采集', 'Meter reading'],
  ['label_print', '标签打印', 'Label printing'],
] as const;
/** Number of functions in the two scales. */
const amounts = { small: 14, large: 1000 } as const;

function madeFunctions(
  scale: keyof typeof amounts,
  offered: DefaultApps,
  language: Language,
): LicenceFunction[] {
  const chinese = language === 'zh-CN';
  return Array.from({ length: amounts[scale] }, (_, index) => {
    const [flag, zh, en] = makings[index % makings.length] ?? makings[0];
    const [, parentZh, parentEn] = offered[scatter(index, 41) % offered.length] ?? offered[0];
    const number = Math.floor(index / makings.length) + 1;
    return {
      moduleFlag: `fb_${flag}_${number}`,
      moduleName: `${chinese ? zh : en}${number === 1 ? '' : ` ${number}`}`,
      parentModuleName: chinese ? parentZh : parentEn,
    };
  });
}

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
      onExistingId: 'nothing',
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
