import { readBackOf } from '#data/records/read-back.ts';
import type { NumberedApp } from '#shared/rules/applications/order.ts';
import { appOrdersRecord } from '#shared/rules/records/applications/app-orders-record.ts';

/** Whether the moved applications stand where they were to, after a lost answer. */
export const orderReadBack = (deptId: string, moved: readonly NumberedApp[]) =>
  readBackOf(
    appOrdersRecord,
    { deptId },
    { orders: Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum])) },
  );
