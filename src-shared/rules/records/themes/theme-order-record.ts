/** The order of the themes of one style on one page of their list (spec 2§7; THM-042). */
import type * as z from 'zod';
import { callsAt } from '../../themes/families.ts';
import { orderAmong } from '../../themes/find-theme.ts';
import { scopeInput, styleInput, themeLocatorSchema } from '../../themes/theme-locator.ts';
import { idsAt, orderNames, orderRecord, positionsById } from '../order-record.ts';
import { themeReads } from './theme-reads.ts';

const locator = themeLocatorSchema.omit({ id: true, name: true }).extend(orderNames);

export const themeOrderRecord = orderRecord<z.output<typeof locator>>({
  id: 'themeOrder',
  locator,
  touches: themeReads,
  title: 'themeActions.sorted',
  positions: async (ask, at) =>
    positionsById((await orderAmong(ask, at, Object.keys(at.names))).map(({ id }) => id)),
  write: (at, after) => ({
    endpoint: callsAt(at.terminal).sort,
    input: { ids: [...idsAt(after)], ...styleInput(at), ...scopeInput(at) },
  }),
});
