/** The order of an employee's own groups, and of their applications (spec 3§7.1; LAUNCH-023, 024). */
import * as z from 'zod';
import {
  queryPersonalCategories,
  sortPersonalApps,
  sortPersonalCategories,
} from '../../../api/launcher/groups.ts';
import { numberedGroups } from '../applications/order-records.ts';
import { idsMoved, orderNames, orderRecord, positionsById } from '../order-record.ts';
import { launcherReads } from './launcher-record.ts';

const locator = z.strictObject(orderNames);
const ofGroups = locator.extend({ types: z.record(z.string(), z.string()) });

export const personalGroupOrderRecord = orderRecord<z.output<typeof ofGroups>>({
  id: 'launcherGroupOrder',
  locator: ofGroups,
  touches: launcherReads,
  title: 'applications.category.sortedChange',
  positions: async (ask) => positionsById((await ask(queryPersonalCategories, {})).map(({ id }) => id)),
  write: ({ types }, after, moved) => ({
    endpoint: sortPersonalCategories,
    input: { appInfos: numberedGroups(idsMoved(after, moved), types) },
  }),
});

export const personalOrderRecord = orderRecord<z.output<typeof locator>>({
  id: 'launcherOrder',
  locator,
  touches: launcherReads,
  title: 'applications.app.sortedChange',
  async positions(ask) {
    const groups = await ask(queryPersonalCategories, {});
    return Object.fromEntries(groups.flatMap(({ menus }) => menus.map((app) => [app.id, app.orderIndex])));
  },
  write: (_, after, moved) => ({
    endpoint: sortPersonalApps,
    input: { modules: moved.map((id) => ({ id, orderNum: after[id] ?? 0 })) },
  }),
});
