import { expect, it } from 'vitest';
import * as z from 'zod';
import { sortPersonalCategories } from '../../api/launcher/groups.ts';
import { GoneRecord } from '../common/record/record.ts';
import { idsAt, idsMoved, orderNames, orderRecord, positionsById } from './order-record.ts';

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

it('puts what is moved at its position, and leaves the others in their order', () => {
  expect(idsMoved({ a: 3, b: 2, c: 3, d: 4 }, ['a'])).toEqual(['b', 'c', 'a', 'd']);
  expect(idsMoved({ a: 1, b: 2, c: 1, d: 4 }, ['c'])).toEqual(['c', 'a', 'b', 'd']);
  expect(idsMoved({ a: 2, b: 1, c: 3 }, ['a', 'b'])).toEqual(['b', 'a', 'c']);
  expect(idsMoved({ a: 9, b: 2 }, ['a'])).toEqual(['b', 'a']);
});
