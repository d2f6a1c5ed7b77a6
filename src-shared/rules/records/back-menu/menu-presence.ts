/** Creating and deleting the tenant's own menus and their groups (spec 3§7.6; BMENU-070 to 077). */
import * as z from 'zod';
import { menuOpenModes, queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import {
  createBackstageGroup,
  createBackstageMenu,
  deleteBackstageGroup,
  deleteBackstageMenu,
} from '../../../api/back-menu/changes.ts';
import { sameValue } from '../../../kit/merge.ts';
import { groupFields } from '../../back-menu/group-fields.ts';
import { menuFields } from '../../back-menu/menu-fields.ts';
import { describedBy } from '../../common/fields/field.ts';
import type { Ask, RecordKind, RowWords } from '../../common/record/record.ts';
import { numberedPresence } from '../numbered-presence.ts';
import { backMenuReads } from './back-menu-reads.ts';
import { completedGroup, completedMenu, groupBesides, menuBesides, namesNotRestored } from './made-again.ts';

const at = { deptId: z.string().min(1), domainName: z.string().min(1) };

const menuValues = z.strictObject({
  customName: z.string(),
  icon: z.string(),
  menuPath: z.string(),
  openMode: z.enum(menuOpenModes),
});
type MenuMade = z.output<typeof menuValues>;

export const backMenuPresence = numberedPresence({
  id: 'backMenuPresence',
  touches: backMenuReads,
  label: 'backMenu.title',
  scope: z.strictObject({ ...at, parentId: z.string(), besides: menuBesides }),
  values: menuValues,
  words: describedBy(menuFields(true)),
  title: { creation: 'backMenu.menu.createdChange', deletion: 'backMenu.menu.deletedChange' },
  candidates: (ask, menu) => menusIn(ask, menu),
  add: ({ deptId, parentId }, values) => ({
    endpoint: createBackstageMenu,
    input: { ...values, parentId, deptId },
  }),
  remove: (_, menuId) => ({ endpoint: deleteBackstageMenu, input: { menuId } }),
  madeAgain: ({ besides }) => namesNotRestored(besides),
  completedBy: (ask, menu, id) => completedMenu(ask, { ...menu, id }, menu.besides),
});

export const backGroupPresence = numberedPresence({
  id: 'backMenuGroupPresence',
  touches: backMenuReads,
  label: 'backMenu.title',
  /** `into` is the group that takes the menus of a deleted group; '' for a group without menus. */
  scope: z.strictObject({ ...at, into: z.string(), besides: groupBesides }),
  values: z.strictObject({ customName: z.string(), menuOrder: z.number() }),
  words: describedBy(groupFields(1000, 'own')),
  title: { creation: 'backMenu.group.createdChange', deletion: 'backMenu.group.deletedChange' },
  async candidates(ask, menuGroup) {
    const { backstageMenus } = await ask(queryBackstageMenus, scopeOf(menuGroup));
    return backstageMenus.map(({ id, customName }, index) => ({
      id,
      values: { customName, menuOrder: index + 1 },
    }));
  },
  add: ({ deptId }, values) => ({ endpoint: createBackstageGroup, input: { ...values, deptId } }),
  remove: ({ into: parentId }, menuId) => ({ endpoint: deleteBackstageGroup, input: { menuId, parentId } }),
  madeAgain: ({ besides }) => namesNotRestored(besides),
  completedBy: (ask, group, id) => completedGroup(ask, { ...group, id }, group.besides),
});

const severalLocator = z.strictObject({
  ...at,
  entries: z
    .array(z.strictObject({ id: z.string(), parentId: z.string(), made: menuValues, besides: menuBesides }))
    .min(1),
});
type SeveralLocator = z.output<typeof severalLocator>;
type SeveralMenus = { readonly there: readonly (MenuMade & { readonly id: string })[] };

/** Several menus that one call deleted; each is made again by a call of its own. */
export const severalMenusPresence: RecordKind<SeveralLocator, SeveralMenus> = {
  id: 'backMenusPresence',
  locator: severalLocator,
  touches: backMenuReads,
  countedFields: ['there'],
  rows: { there: describedBy(menuFields(true)) as unknown as RowWords },
  title: (_, { there }) => (there.length > 0 ? 'backMenu.menu.createdChange' : 'backMenu.menu.deletedChange'),
  label: () => ({ key: 'backMenu.title' }),
  madeAgain: ({ entries }) =>
    entries.map(({ besides }) => namesNotRestored(besides)).find((message) => message !== undefined),
  parts: {
    locators: ({ entries, ...department }) => entries.map((entry) => ({ ...department, entries: [entry] })),
    of: ({ there = [] }, { entries }) => ({
      there: there.filter((menu) => entries.some(({ id }) => id === menu.id)),
    }),
  },
  async read(ask, { entries, ...department }) {
    const found = [];
    for (const { id, parentId, made } of entries) {
      const menus = await menusIn(ask, { ...department, parentId });
      if (menus.some((menu) => menu.id === id || sameValue(menu.values, made))) found.push({ ...made, id });
    }
    return { there: found };
  },
  write({ deptId, entries: [entry] }, { there: [wanted] }) {
    if (!wanted) return { endpoint: deleteBackstageMenu, input: { menuId: entry?.id ?? '' } };
    const { id: _, ...values } = wanted;
    return { endpoint: createBackstageMenu, input: { ...values, parentId: entry?.parentId, deptId } };
  },
  async completedBy(ask, { entries: [entry], ...department }) {
    if (!entry) return [];
    const menus = await menusIn(ask, { ...department, parentId: entry.parentId });
    const found = menus.findLast(({ id, values }) => id === entry.id || sameValue(values, entry.made));
    if (!found) return [];
    return completedMenu(ask, { ...department, parentId: entry.parentId, id: found.id }, entry.besides);
  },
};

interface InGroup {
  readonly deptId: string;
  readonly domainName: string;
  readonly parentId: string;
}

async function menusIn(ask: Ask, menuGroup: InGroup) {
  const { backstageMenus } = await ask(queryBackstageMenus, scopeOf(menuGroup));
  const group = backstageMenus.find(({ id }) => id === menuGroup.parentId);
  return (group?.children ?? []).map(({ id, customName, icon, menuPath, openMode }) => ({
    id,
    values: { customName, icon, menuPath, openMode },
  }));
}

const scopeOf = ({ deptId, domainName }: { readonly deptId: string; readonly domainName: string }) => ({
  deptId,
  domainName,
});
