/** The order of menus of the admin centre within their groups (spec 3§7.6; BMENU-047, 091). */
import * as z from 'zod';
import { queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import { updateBackstageMenuOrder } from '../../../api/back-menu/changes.ts';
import { idsAt, orderNames, orderRecord } from '../order-record.ts';
import { backMenuReads } from './back-menu-reads.ts';

const locator = z.strictObject({
  deptId: z.string().min(1),
  domainName: z.string().min(1),
  ...orderNames,
  /** Group ids by menu id, because the call requires them. */
  groups: z.record(z.string(), z.string()),
});

export const backMenuOrderRecord = orderRecord<z.output<typeof locator>>({
  id: 'backMenuOrder',
  locator,
  touches: backMenuReads,
  title: 'backMenu.menu.sortedChange',
  async positions(ask, { deptId, domainName }) {
    const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
    return Object.fromEntries(
      backstageMenus.flatMap(({ children }) => children.map(({ id }, index) => [id, index + 1])),
    );
  },
  write({ deptId, groups }, after, moved) {
    const changed = new Set(moved.map((id) => groups[id]));
    const groupMenusOrder = [...changed].flatMap((parentId = '') =>
      idsAt(after)
        .filter((id) => groups[id] === parentId)
        .map((id, index) => ({ id, menuOrder: index + 1, parentId })),
    );
    return { endpoint: updateBackstageMenuOrder, input: { groupMenusOrder, deptId } };
  },
});
