/** The order of the visible quick-create entrances (spec 3§7.5; QUICK-031). */
import * as z from 'zod';
import {
  entranceReads,
  entranceTerminals,
  scopes,
  shownEntrances,
  sortingEntrances,
} from '../../quick-create/calls.ts';
import { idOf } from '../../quick-create/entrance.ts';
import { idsAt, orderNames, orderRecord, positionsById } from '../order-record.ts';
import { keyFrom } from './entrances-record.ts';

const locator = z.strictObject({
  scope: z.enum(scopes),
  terminal: z.enum(entranceTerminals),
  userId: z.string(),
  ...orderNames,
});

export const entranceOrderRecord = orderRecord<z.output<typeof locator>>({
  id: 'quickCreateOrder',
  locator,
  touches: entranceReads,
  title: 'quickCreate.sortChange',
  async positions(ask, shelf) {
    const { endpoint, input } = shownEntrances(shelf);
    return positionsById((await ask(endpoint, input)).map(idOf));
  },
  write: (shelf, after) => sortingEntrances(shelf, idsAt(after).map(keyFrom)),
});
