// @vitest-environment jsdom
/**
 * 200 random arrangements of the platform's menus: what the editor's preview draws for a role in a language is, line
 * by line, what the left menu of an account with that role draws once the platform has stored them (rows BMENU-064,
 * 088).
 */
import '../support/window-without-media.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadLanguage, loadTranslator, type Translate } from '#data/text.ts';
import { getBackstageMenus, queryBackstageMenus } from '#shared/api/back-menu/back-menu.ts';
import {
  createBackstageMenu,
  updateBackMenuStatus,
  updateBackstageGroup,
  updateBackstageMenu,
  updateBackstageMenuOrder,
  updateBackstateMenuGroupOrder,
} from '#shared/api/back-menu/changes.ts';
import { queryDepartmentMenus } from '#shared/api/back-menu/detail.ts';
import { currentTree, ebuilderRight } from '#shared/api/frame/frame.ts';
import { multilangSave } from '#shared/api/language-names/language-names.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { createRandom } from '#shared/kit/random.ts';
import { changedOrder, groupMoved, menuMoved } from '#shared/rules/back-menu/arrange.ts';
import { grantedTree } from '#shared/rules/common/menu/menu-permissions.ts';
import { menuConditions } from '#shared/rules/common/menu/visible.ts';
import { menuLabel, sectionLabel } from '#state/menu-labels.ts';
import { toMenuList } from '#state/menu-list.ts';
import {
  buildMenu,
  type MenuSection,
  ownSections,
  platformSections,
  toolSection,
} from '#state/menu-model.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { screens } from '../../../src-renderer/frame/registry.ts';
import { previewMenu } from '../../../src-renderer/screens/back-menu/parts/MenuPreview/preview.ts';
import {
  previewRoles,
  sessionAs,
} from '../../../src-renderer/screens/back-menu/parts/MenuPreview/use-previewed-reader.ts';
import { type Client, freshSandbox, signedIn } from '../../sandbox/client.ts';

const at = { domainName: 'sandbox', deptId: 'D200' };
const languages = ['en-US', 'zh-CN'] as const;
const accounts = {
  everybody: 'systemAdministrator',
  subAdministrator: 'subAdministrator',
  departmentAdministrator: 'departmentAdministrator',
  employee: 'employee',
} as const;

let sandbox: Sandbox;
const clients = new Map<string, Client>();
const translators = new Map<string, Translate>();
const of = <Value>(map: ReadonlyMap<string, Value>, key: string) => map.get(key) as Value;

beforeAll(async () => {
  sandbox = await freshSandbox();
  for (const language of languages) {
    await loadLanguage(language);
    translators.set(language, await loadTranslator(language));
    for (const role of previewRoles)
      clients.set(`${role} ${language}`, await signedIn(sandbox, accounts[role], language));
  }
});
afterAll(() => sandbox.close());

/** One random change of what the tenant's menu holds. */
async function change(random: ReturnType<typeof createRandom>, administrator: Client, round: number) {
  const { backstageMenus: groups } = await administrator.call(queryBackstageMenus, at);
  const group = random.pick(groups);
  const menus = groups.flatMap(({ children }) => children);
  const menu = random.pick(menus);
  const stored = groups.map(({ id, children }) => ({ id, menus: children.map((one) => one.id) }));
  const { deptId } = at;
  switch (random.between(0, 6)) {
    case 0: {
      const oldIndex = random.between(0, groups.length - 1);
      const newIndex = random.between(0, groups.length - 1);
      if (oldIndex === newIndex) return;
      expect(groupMoved(stored, groups[oldIndex]?.id ?? '', newIndex)).toHaveLength(stored.length);
      await administrator.call(updateBackstateMenuGroupOrder, { oldIndex, newIndex, deptId });
      return;
    }
    case 1: {
      const next = menuMoved(stored, menu.id, { group: group.id, at: random.between(0, 3) });
      const groupMenusOrder = changedOrder(stored, next);
      if (groupMenusOrder.length > 0)
        await administrator.call(updateBackstageMenuOrder, { groupMenusOrder, deptId });
      return;
    }
    case 2:
      await administrator.call(updateBackMenuStatus, { menuId: menu.id, status: !menu.menuStatus });
      return;
    case 3: {
      // Names of the tenant, in one language more or in none.
      await administrator.call(updateBackstageMenu, {
        menuId: menu.id,
        customName: `名${round}`,
        customNameStatus: menu.menuCode === '' || random.between(0, 1) === 1,
        icon: menu.icon,
        menuPath: menu.menuPath,
        openMode: menu.openMode,
        parentId: menu.parentId,
      });
      await administrator.call(multilangSave, {
        module: 'basicserver',
        targetId: menu.id,
        tablefield: 'backstage_menu.custom_name',
        langs: [
          { lang: 'zh_CN', name: `名${round}` },
          { lang: 'en_US', name: random.between(0, 1) === 1 ? `Name ${round}` : '' },
        ],
      });
      return;
    }
    case 4:
      await administrator.call(createBackstageMenu, {
        ...createBackstageMenu.example(),
        customName: `自${round}`,
        menuPath: round % 2 === 0 ? 'own/page' : `https://example.com/${round}`,
        parentId: group.id,
        deptId,
      });
      return;
    default: {
      let left = 4;
      const children = group.children.map(({ id }) => {
        const common = left > 0 && random.between(0, 3) === 0;
        if (common) left -= 1;
        return { id, common };
      });
      const isNamed = random.between(0, 1) === 1;
      await administrator.call(updateBackstageGroup, {
        menuId: group.id,
        customName: isNamed ? `组${round}` : group.customName,
        customNameStatus: group.menuType === 'custom' || isNamed,
        menuOrder: group.menuOrder,
        children,
      });
    }
  }
}

async function leftMenu(client: Client, t: Translate): Promise<string[]> {
  const facts = await client.call(currentSession, {});
  const tree = await client.call(currentTree, {});
  const right = await client.call(ebuilderRight, {});
  const { backstageMenus } = await client.call(getBackstageMenus, { domainName: at.domainName });
  const model = buildMenu(screens, facts, tree, right, toMenuList(backstageMenus));
  const tools = toolSection(model);
  const lines = (part: string) => (one: MenuSection) => [
    `${part} # ${sectionLabel(one, t)}`,
    ...one.items.map((item) => menuLabel(item, t)),
  ];
  return [
    ...ownSections(model).flatMap(lines('own')),
    ...(tools ? lines('tools')(tools) : []),
    ...platformSections(model).flatMap(lines('platform')),
  ];
}

test('the preview equals the left menu', { timeout: 300_000 }, async () => {
  const random = createRandom(20_261_129);
  const administrator = of(clients, 'everybody zh-CN');
  const facts = await administrator.call(currentSession, {});
  for (let round = 0; round < 200; round += 1) {
    await change(random, administrator, round);
    const role = previewRoles[round % previewRoles.length] ?? 'everybody';
    for (const language of languages) {
      const t = of(translators, language);
      const editor = of(clients, `everybody ${language}`);
      const { backstageMenus: groups } = await editor.call(queryBackstageMenus, at);
      const details = await editor.call(queryDepartmentMenus, { deptId: at.deptId });
      const lang = language === 'zh-CN' ? 'zh_CN' : 'en_US';
      const sections = previewMenu({
        groups,
        arrangement: groups.map(({ id, children }) => ({ id, menus: children.map((one) => one.id) })),
        details: new Map(details.map((detail) => [detail.id, detail])),
        lang,
        reader: {
          screens,
          session: sessionAs(role, facts),
          tree: grantedTree(
            role === 'everybody' ? 'systemAdministrator' : role,
            menuConditions(facts.platform),
          ),
          t,
          language: lang,
        },
      });
      const drawn = sections.flatMap(({ part, name, entries }) => [
        `${part} # ${name}`,
        ...entries.map((entry) => entry.name),
      ]);
      const left = await leftMenu(of(clients, `${role} ${language}`), t);
      expect([round, role, language, ...drawn]).toEqual([round, role, language, ...left]);
    }
  }
});
