/** The order of all applications within their groups, by their ids (spec 3§7.4; APP-148, 149). */
import * as z from 'zod';
import { qryAppOrders, qryAppOrdersType, updateAppOrders } from '../../../api/applications/display.ts';
import { queryViewAs } from '../../../api/applications/view-as.ts';
import type { Output } from '../../../api/endpoint.ts';
import type { RecordKind } from '../../common/record/record.ts';
import { appReads } from './app-reads.ts';

const locator = z.strictObject({ deptId: z.string().min(1) });

export interface AppOrders {
  /** Position by application id, from 1 within the group. */
  readonly orders: Readonly<Record<string, number>>;
}

export const appOrdersRecord: RecordKind<z.output<typeof locator>, AppOrders> = {
  id: 'appOrders',
  locator,
  touches: [...appReads, qryAppOrders, qryAppOrdersType, queryViewAs],
  countedFields: ['orders'],
  title: () => 'applications.app.sortedChange',
  label: () => ({ key: 'applications.app.place' }),
  read: async (ask, { deptId }) => ordersOf(await ask(qryAppOrders, { deptId })),
  write: ({ deptId }, { orders }) => ({
    endpoint: updateAppOrders,
    input: { appOrders: Object.entries(orders).map(([id, orderNum]) => ({ id, orderNum })), deptId },
  }),
};

export function ordersOf(all: Output<typeof qryAppOrders>): AppOrders {
  return { orders: Object.fromEntries(all.map(({ id, orderNum }) => [id, orderNum])) };
}
