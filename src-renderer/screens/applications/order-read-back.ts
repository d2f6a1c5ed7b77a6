import { readBackOf } from '#data/records/read-back.ts';
import type { NumberedApp } from '#shared/rules/applications/order.ts';
import { appOrdersRecord } from '#shared/rules/records/applications/app-orders-record.ts';

/** Compares the stored positions of the moved applications with the requested ones, after a lost answer. */
export const orderReadBack = (deptId: string, moved: readonly NumberedApp[]) =>
  readBackOf(
    appOrdersRecord,
    { deptId },
    { orders: Object.fromEntries(moved.map(({ id, orderNum }) => [id, orderNum])) },
  );
