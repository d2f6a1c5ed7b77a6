import type * as z from 'zod';
import { queryAppList, queryGroupAppList } from '../../../api/applications/lists.ts';
import { loadModuleStatus } from '../../../api/applications/modules.ts';
import { queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import type { Endpoint } from '../../../api/endpoint.ts';
import { getLoginMethods } from '../../../api/login-control/login-methods.ts';
import {
  idsAtOnce,
  queryPeople,
  queryShareTargets,
  type ShareTargetKind,
} from '../../../api/people/people.ts';
import { getTenantInfo } from '../../../api/tenant/tenant.ts';
import { queryCssThemes } from '../../../api/themes/css-theme.ts';
import { storedMenuName } from '../../back-menu/stored-name.ts';
import type { Ask } from '../../common/record/record.ts';
import { ipList } from '../../network/ip-list.ts';
import { segmentList } from '../../network/segment-list.ts';
import { agreementList, ruleConfigList, templateList } from '../../system-settings/lists.ts';
import { departments } from './department-namer.ts';
import { inPages, inParts, type Namer, namerPageSize, type NamedThing, wholeListNamer } from './namer.ts';
import { pathKey } from './names.ts';
import { ownKey } from './own-keys.ts';
import type { ReferenceKind } from './reference-kinds.ts';
import { systemThemeNamer, themeNamer } from './theme-namers.ts';

/** The platform does not send login names, so two people of one name are distinguished by their departments. */
const people: Namer = {
  byIds: async ({ ask }, ids) =>
    inParts(ids, async (some) => {
      const { result } = await ask(queryPeople, { ids: some, pageNo: 1, pageSize: idsAtOnce });
      return result.map(personThing);
    }),
  find: async ({ ask }, name) =>
    (await ask(queryPeople, { keywords: name, pageNo: 1, pageSize: namerPageSize })).result.map(personThing),
};

function personThing({
  id,
  username,
  department,
}: {
  id: string;
  username: string;
  department: string;
}): NamedThing {
  return { id, name: username, key: pathKey([department, username]) };
}

function targets(entryType: ShareTargetKind): Namer {
  const thing = ({ id, name, note }: { id: string; name: string; note: string }): NamedThing => ({
    id,
    name,
    key: note === '' ? pathKey([name]) : pathKey([note, name]),
  });
  return {
    byIds: async ({ ask }, ids) =>
      inParts(ids, async (some) =>
        (await ask(queryShareTargets, { entryType, ids: some, pageNo: 1, pageSize: idsAtOnce })).result.map(
          thing,
        ),
      ),
    find: async ({ ask }, name) =>
      (
        await ask(queryShareTargets, { entryType, keywords: name, pageNo: 1, pageSize: namerPageSize })
      ).result.map(thing),
  };
}

/** A namer for a plain list whose records contain their own names. */
function listed<Item extends { readonly id: string }>(
  kind: ReferenceKind,
  {
    calls,
  }: {
    readonly calls: {
      readonly query: Endpoint;
      readonly byIds: Endpoint<z.core.$ZodType, z.core.$ZodType<Item[]>>;
    };
  },
  nameOf: (item: Item) => string,
  narrow: object = {},
): Namer {
  const things = (items: readonly Item[]): readonly NamedThing[] =>
    items.flatMap((item) => {
      const key = ownKey(kind, item as Readonly<Record<string, unknown>>);
      return key === null ? [] : [{ id: item.id, name: nameOf(item), key }];
    });
  return {
    byIds: async ({ ask }, ids) =>
      things(await inParts(ids, (some) => ask(calls.byIds, { ids: some } as never))),
    find: async ({ ask }) =>
      things(
        await inPages(
          async (pageNo) =>
            (await ask(calls.query, { pageNo, pageSize: namerPageSize, ...narrow } as never)) as {
              result: readonly Item[];
              totalCount: number;
            },
        ),
      ),
  };
}

const applications = wholeListNamer(async ({ ask }) => {
  const query = { installed: true, showDisable: true, pageSize: namerPageSize };
  const all = await inPages((pageNo) => ask(queryAppList, { ...query, pageNo }));
  return all.map(({ id, menuName, menuCode: code, module }) => ({
    id,
    name: menuName,
    key: pathKey(code === '' ? ['', module, menuName] : [code]),
  }));
});

const menus = wholeListNamer(async ({ ask, host }) => {
  const { backstageMenus } = await ask(queryBackstageMenus, { domainName: host });
  return backstageMenus.flatMap((group) => {
    const name = storedMenuName(group);
    return [
      { id: group.id, name, key: pathKey(['', name]) },
      ...group.children.map((menu) => {
        const own = storedMenuName(menu);
        return { id: menu.id, name: own, key: pathKey(menu.menuCode === '' ? [name, own] : [menu.menuCode]) };
      }),
    ];
  });
});

/** A server has one tenant of its own, so any name matches it. */
const tenant: Namer = {
  byIds: async ({ ask }, ids) => (await ownTenant(ask)).filter(({ id }) => ids.includes(id)),
  find: ({ ask }) => ownTenant(ask),
};

async function ownTenant(ask: Ask): Promise<readonly NamedThing[]> {
  const { tenantKey, tenantName } = await ask(getTenantInfo, {});
  return [{ id: tenantKey, name: tenantName, key: 'tenant' }];
}

const host: Namer = wholeListNamer(async (facts) => [{ id: facts.host, name: facts.host, key: 'host' }]);

export const namers: Readonly<Partial<Record<ReferenceKind, Namer>>> = {
  department: departments,
  person: people,
  tenant,
  host,
  subcompany: targets('subcompany'),
  group: targets('group'),
  position: targets('position'),
  external: targets('external'),
  application: applications,
  menu: menus,
  theme: themeNamer,
  systemTheme: systemThemeNamer,
  cssTheme: wholeListNamer(async ({ ask }) =>
    (await ask(queryCssThemes, {})).map(({ id, name }) => ({ id, name, key: pathKey([name]) })),
  ),
  appCategory: wholeListNamer(async ({ ask }) =>
    (await ask(queryGroupAppList, { showDisable: true, isGroup: true })).map(({ id, groupName }) => ({
      id,
      name: groupName,
      key: pathKey([groupName]),
    })),
  ),
  module: wholeListNamer(async ({ ask }) =>
    (await ask(loadModuleStatus, {})).map(({ moduleId, moduleStr, moduleName }) => ({
      id: moduleId,
      name: moduleName,
      key: pathKey(moduleStr === '' ? ['', moduleName] : [moduleStr]),
    })),
  ),
  loginMethod: wholeListNamer(async ({ ask }) =>
    (await ask(getLoginMethods, {})).map(({ configId, name }) => ({
      id: configId,
      name,
      key: pathKey([name]),
    })),
  ),
  segment: listed('segment', segmentList, ({ segmentName }) => segmentName, { reference: 'all' }),
  ipListEntry: listed(
    'ipListEntry',
    ipList,
    ({ configName, ipConfigType }) => `${ipConfigType}: ${configName}`,
  ),
  ruleConfig: listed('ruleConfig', ruleConfigList, ({ ruleName }) => ruleName),
  template: listed('template', templateList, ({ templateName }) => templateName),
  agreement: listed('agreement', agreementList, ({ agreementName }) => agreementName),
};
