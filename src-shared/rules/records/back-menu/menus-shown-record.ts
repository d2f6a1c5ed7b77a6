/** Several menus of the admin centre, shown or hidden by one call (spec 3§7.6). */
import * as z from 'zod';
import { queryBackstageMenus } from '../../../api/back-menu/back-menu.ts';
import { batchUpdateBackMenuStatus } from '../../../api/back-menu/changes.ts';
import { GoneRecord, type RecordKind } from '../../common/record/record.ts';
import { orderNames } from '../order-record.ts';
import { backMenuReads } from './back-menu-reads.ts';

const locator = z.strictObject({
  deptId: z.string().min(1),
  domainName: z.string().min(1),
  ...orderNames,
});

/** Whether a menu is shown, by its id. */
export const menusShownRecord: RecordKind<z.output<typeof locator>, Readonly<Record<string, boolean>>> = {
  id: 'backMenusShown',
  locator,
  touches: backMenuReads,
  title: () => 'backMenu.menu.statusChange',
  label: (name, _, at) => ({ text: at?.names[name] ?? name }),
  async read(ask, { deptId, domainName, names }) {
    const { backstageMenus } = await ask(queryBackstageMenus, { deptId, domainName });
    const now = backstageMenus
      .flatMap(({ children }) => children)
      .filter(({ id }) => Object.hasOwn(names, id))
      .map(({ id, menuStatus }) => [id, menuStatus] as const);
    if (now.length < Object.keys(names).length) throw new GoneRecord();
    return Object.fromEntries(now);
  },
  /** One change sets all its menus to the same state. */
  write: (_, after, changed) => ({
    endpoint: batchUpdateBackMenuStatus,
    input: { menuIds: [...changed], status: after[changed[0] ?? ''] ?? true },
  }),
};
