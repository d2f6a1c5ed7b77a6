import { expect, it } from 'vitest';
import * as z from 'zod';
import { sortPersonalCategories } from '../../api/launcher/groups.ts';
import { GoneRecord } from '../common/record/record.ts';
import { idsAt, orderNames, orderRecord, positionsById } from './order-record.ts';

const at = { names: { a: 'Mail', b: 'Files' } };
const kind = orderRecord({
  id: 'test',
  locator: z.strictObject(orderNames),
  touches: [],
  title: 'applications.category.sortedChange',
  positions: async () => positionsById(['a', 'b', 'c']),
  write: (_, after) => ({ endpoint: sortPersonalCategories, input: idsAt(after) }),
});
const ask = () => Promise.reject(new Error('nothing is asked'));

it('has the place of each as a field, which is called as it is', async () => {
  expect(await kind.read(ask, at, [])).toEqual({ a: 1, b: 2, c: 3 });
  expect(kind.label('b', 'en-US', at)).toEqual({ text: 'Files' });
  expect(kind.label('z', 'en-US', at)).toEqual({ text: 'z' });
});

it('is gone where what was moved is', async () => {
  await expect(kind.read(ask, at, ['a', 'z'])).rejects.toBeInstanceOf(GoneRecord);
});

it('is written by its places, those of numbers too', () => {
  expect(kind.write(at, { a: 2, b: 1, c: 3 }, ['a', 'b']).input).toEqual(['b', 'a', 'c']);
  expect(idsAt({ 2: 3, 8: 1, 10: 2 })).toEqual(['8', '10', '2']);
});
