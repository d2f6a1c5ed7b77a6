/** How what an id stands for is told on one server, and found on another, kind by kind; with nothing but reads. */
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
  searchDepartments,
  type TargetKind,
} from '../../../api/people/people.ts';
import { getTenantInfo } from '../../../api/tenant/tenant.ts';
import { queryCssThemes } from '../../../api/themes/css-theme.ts';
import { ipList } from '../../network/ip-list.ts';
import { segmentList } from '../../network/segment-list.ts';
import type { Ask } from '../../records/record.ts';
import { agreementList, ruleConfigList, templateList } from '../../system-settings/lists.ts';
import { allThemes } from '../../themes/find-theme.ts';
import { type Terminal, terminals } from '../../themes/terminals.ts';
import { hasStyles } from '../../themes/theme-place.ts';
import { type NamedReference, pathKey } from './names.ts';
import type { ReferenceKind } from './reference-kinds.ts';

export type Thing = Pick<NamedReference, 'id' | 'name' | 'key'>;

export interface NamingFacts {
  readonly ask: Ask;
  /** The platform's host, as its own pages name it. */
  readonly host: string;
}

interface Namer {
  /** Those of these ids that there are; in any order. */
  readonly byIds: (facts: NamingFacts, ids: readonly string[]) => Promise<readonly Thing[]>;
  /**
   * Whoever might be meant, by the name that another server has; more than are meant. `key`: the file's; '' where it
   * says none. What could not stand in its place is left out.
   */
  readonly find: (facts: NamingFacts, name: string, key: string) => Promise<readonly Thing[]>;
}

/** Of a page; and pages that are read of a list that can't be asked by name. */
const pageSize = 100;
const mostPages = 50;
const menuCode = 'appManage';

/** Of what is read whole. */
const whole = (read: (facts: NamingFacts) => Promise<readonly Thing[]>): Namer => ({
  byIds: async (facts, ids) => (await read(facts)).filter(({ id }) => ids.includes(id)),
  find: read,
});

const departments: Namer = {
  byIds: async ({ ask }, ids) =>
    inParts(ids, async (some) => {
      const { result } = await ask(searchDepartments, {
        menuCode,
        ids: some,
        pageNo: 1,
        pageSize: idsAtOnce,
      });
      return result.map(departmentThing);
    }),
  find: async ({ ask }, name) => {
    const { result } = await ask(searchDepartments, { menuCode, keywords: name, pageNo: 1, pageSize });
    return result.map(departmentThing);
  },
};

function departmentThing({ id, name, path }: { id: string; name: string; path: readonly string[] }): Thing {
  return { id, name, key: pathKey([...path, name]) };
}

/** The platform tells no login name of them: two of one name are told apart by their department. */
const people: Namer = {
  byIds: async ({ ask }, ids) =>
    inParts(ids, async (some) => {
      const { result } = await ask(queryPeople, { ids: some, pageNo: 1, pageSize: idsAtOnce });
      return result.map(personThing);
    }),
  find: async ({ ask }, name) =>
    (await ask(queryPeople, { keywords: name, pageNo: 1, pageSize })).result.map(personThing),
};

function personThing({
  id,
  username,
  department,
}: {
  id: string;
  username: string;
  department: string;
}): Thing {
  return { id, name: username, key: pathKey([department, username]) };
}

function targets(entryType: TargetKind): Namer {
  const thing = ({ id, name, note }: { id: string; name: string; note: string }): Thing => ({
    ...{ id, name },
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
      (await ask(queryShareTargets, { entryType, keywords: name, pageNo: 1, pageSize })).result.map(thing),
  };
}

/** Of a plain list: by the name of its records. */
function listed<Item extends { readonly id: string }>(
  {
    calls,
  }: { readonly calls: { readonly query: Endpoint; readonly byIds: Endpoint<z.ZodType, z.ZodType<Item[]>> } },
  nameOf: (item: Item) => string,
  narrow: object = {},
): Namer {
  const thing = (item: Item): Thing => ({ id: item.id, name: nameOf(item), key: pathKey([nameOf(item)]) });
  return {
    byIds: async ({ ask }, ids) => (await ask(calls.byIds, { ids: [...ids] } as never)).map(thing),
    find: ({ ask }) =>
      inPages(
        async (pageNo) =>
          (await ask(calls.query, { pageNo, pageSize, ...narrow } as never)) as {
            result: readonly Item[];
            totalCount: number;
          },
      ).then((all) => all.map(thing)),
  };
}

const applications = whole(async ({ ask }) => {
  const asked = { installed: true, showDisable: true, pageSize };
  const all = await inPages((pageNo) => ask(queryAppList, { ...asked, pageNo }));
  return all.map(({ id, menuName, menuCode: code, module }) => ({
    ...{ id, name: menuName },
    key: pathKey(code === '' ? ['', module, menuName] : [code]),
  }));
});

const menus = whole(async ({ ask, host }) => {
  const { backstageMenus } = await ask(queryBackstageMenus, { domainName: host });
  return backstageMenus.flatMap((group) => {
    const name = group.menuName || group.customName;
    return [
      { id: group.id, name, key: pathKey(['', name]) },
      ...group.children.map((menu) => {
        const own = menu.menuName || menu.customName;
        return { id: menu.id, name: own, key: pathKey(menu.menuCode === '' ? [name, own] : [menu.menuCode]) };
      }),
    ];
  });
});

/** There is one, whatever it is called here. */
const tenant: Namer = {
  byIds: async ({ ask }, ids) => (await ownTenant(ask)).filter(({ id }) => ids.includes(id)),
  find: ({ ask }) => ownTenant(ask),
};
async function ownTenant(ask: Ask): Promise<readonly Thing[]> {
  const { tenantKey, tenantName } = await ask(getTenantInfo, {});
  return [{ id: tenantKey, name: tenantName, key: 'tenant' }];
}
/** A theme stays one of its terminal and its style: its calls are told both. */
const themes: Namer = {
  async byIds(facts, ids) {
    const found: Thing[] = [];
    for (const terminal of terminals) {
      found.push(...(await themesOf(facts, terminal)).filter(({ id }) => ids.includes(id)));
      if (found.length === ids.length) break;
    }
    return found;
  },
  async find(facts, _, key) {
    const asked = terminals.filter((terminal) => key === '' || key.startsWith(`${terminal}/`));
    const all = await Promise.all(asked.map((terminal) => themesOf(facts, terminal)));
    const [terminal, style] = key.split('/');
    return all.flat().filter((thing) => key === '' || thing.key.startsWith(`${terminal}/${style}/`));
  },
};
async function themesOf({ ask }: NamingFacts, terminal: Terminal): Promise<readonly Thing[]> {
  const all = await allThemes(ask, { terminal, deptId: '', external: false });
  return all.map(({ id, topicName, topicStyle }) => ({
    ...{ id, name: topicName },
    key: pathKey([terminal, hasStyles(terminal) ? topicStyle : '', topicName]),
  }));
}

const host: Namer = whole(async (facts) => [{ id: facts.host, name: facts.host, key: 'host' }]);

export const namers: Readonly<Partial<Record<ReferenceKind, Namer>>> = {
  ...{ department: departments, person: people, tenant, host },
  ...{ subcompany: targets('subcompany'), group: targets('group') },
  ...{ position: targets('position'), external: targets('external') },
  ...{ application: applications, menu: menus, theme: themes },
  cssTheme: whole(async ({ ask }) =>
    (await ask(queryCssThemes, {})).map(({ id, name }) => ({ id, name, key: pathKey([name]) })),
  ),
  appCategory: whole(async ({ ask }) =>
    (await ask(queryGroupAppList, { showDisable: true, isGroup: true })).map(({ id, groupName }) => ({
      ...{ id, name: groupName, key: pathKey([groupName]) },
    })),
  ),
  module: whole(async ({ ask }) =>
    (await ask(loadModuleStatus, {})).map(({ moduleId, moduleStr, moduleName }) => ({
      ...{ id: moduleId, name: moduleName, key: pathKey(moduleStr === '' ? ['', moduleName] : [moduleStr]) },
    })),
  ),
  loginMethod: whole(async ({ ask }) =>
    (await ask(getLoginMethods, {})).map(({ configId, name }) => ({
      id: configId,
      name,
      key: pathKey([name]),
    })),
  ),
  segment: listed(segmentList, ({ segmentName }) => segmentName, { reference: 'all' }),
  ipListEntry: listed(ipList, ({ configName, ipConfigType }) => `${ipConfigType}: ${configName}`),
  ruleConfig: listed(ruleConfigList, ({ ruleName }) => ruleName),
  template: listed(templateList, ({ templateName }) => templateName),
  agreement: listed(agreementList, ({ agreementName }) => agreementName),
};

async function inParts<T>(
  ids: readonly string[],
  read: (some: string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let at = 0; at < ids.length; at += idsAtOnce)
    found.push(...(await read(ids.slice(at, at + idsAtOnce))));
  return found;
}

async function inPages<T>(
  read: (
    pageNo: number,
  ) => Promise<{ readonly result: readonly T[]; readonly totalCount?: number | undefined }>,
): Promise<readonly T[]> {
  const found: T[] = [];
  for (let pageNo = 1; pageNo <= mostPages; pageNo += 1) {
    const { result, totalCount } = await read(pageNo);
    found.push(...result);
    if (result.length === 0 || found.length >= (totalCount ?? 0)) break;
  }
  return found;
}
