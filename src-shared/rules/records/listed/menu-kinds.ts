import {
  type BackMenuGroup,
  type BackMenuItem,
  queryBackstageMenus,
} from '../../../api/back-menu/back-menu.ts';
import { queryRootDept } from '../../../api/departments/departments.ts';
import type { BelowForm } from '../../back-menu/config.ts';
import { storedMenuName } from '../../back-menu/stored-name.ts';
import type { Ask, RecordKind } from '../../common/record/record.ts';
import {
  type BackMenuLocator,
  backGroupRecord,
  backMenuBelowRecord,
  backMenuRecord,
  backMenuStatusRecord,
  groupForm,
  menuForm,
} from '../back-menu/back-menu-records.ts';
import { type ListedKind, type ListingContext, listedKinds } from './listed-kind.ts';

interface Menus {
  readonly at: Omit<BackMenuLocator, 'id'>;
  readonly groups: readonly BackMenuGroup[];
}

async function menusOf(ask: Ask, { host: domainName }: ListingContext): Promise<Menus> {
  const at = { domainName, deptId: await ask(queryRootDept, {}) };
  return { at, groups: (await ask(queryBackstageMenus, at)).backstageMenus };
}

/**
 * A menu keeps its identity on a server with another host. `all` makes each record when it is asked for, so that a value
 * that was not understood is known to be that record's.
 */
function listed<Values extends object>(
  kind: RecordKind<BackMenuLocator, Values>,
  all: (menus: Menus) => Iterable<{ readonly id: string; readonly name: string; readonly values: Values }>,
): ListedKind<BackMenuLocator, Values> {
  return {
    kind,
    key: ({ id }) => id,
    async *records(ask, around) {
      const menus = await menusOf(ask, around);
      for (const { id, name, values } of all(menus)) yield { locator: { ...menus.at, id }, name, values };
    },
  };
}

const below: ListedKind<{ readonly deptId: string }, BelowForm> = {
  kind: backMenuBelowRecord,
  key: () => '',
  async *records(ask) {
    yield { locator: { deptId: await ask(queryRootDept, {}) }, name: '' };
  },
};

export const menuKinds = listedKinds(
  listed(backGroupRecord, function* ({ groups }) {
    for (const group of groups)
      yield { id: group.id, name: storedMenuName(group), values: groupForm(group, groups) };
  }),
  listed(backMenuRecord, function* (menus) {
    for (const menu of menusIn(menus))
      yield { id: menu.id, name: storedMenuName(menu), values: menuForm(menu) };
  }),
  listed(backMenuStatusRecord, function* (menus) {
    for (const menu of menusIn(menus))
      yield { id: menu.id, name: storedMenuName(menu), values: { menuStatus: menu.menuStatus } };
  }),
  below,
);

function menusIn({ groups }: Menus): readonly BackMenuItem[] {
  return groups.flatMap(({ children }) => children);
}
