import { expect, test } from 'vitest';
import { summariseChange } from './change-summary.ts';

const summary = (before: unknown, after: unknown) =>
  summariseChange(
    before === undefined ? null : JSON.stringify(before),
    after === undefined ? null : JSON.stringify(after),
  );

test('the fields that changed, with both values', () => {
  expect(
    summary({ tenant: { contact: '王小明', email: 'a@b' } }, { tenant: { contact: '李四光', email: 'a@b' } }),
  ).toEqual({
    about: [],
    fields: [{ path: 'tenant.contact', before: '王小明', after: '李四光' }],
    more: 0,
  });
});

test('configs and names in languages go by their key, wherever they stand', () => {
  const configs = (url: string, order: 1 | -1) =>
    [
      { configKey: 'contactPurchase', configValue: '1' },
      { configKey: 'purchaseUrl', configValue: url },
    ].toSorted(() => order);
  expect(summary({ list: configs('a', 1) }, { list: configs('b', -1) }).fields).toEqual([
    { path: 'list.purchaseUrl', before: 'a', after: 'b' },
  ]);
  expect(summary([{ lang: 'en_US', name: 'Old' }], [{ lang: 'en_US', name: 'New' }]).fields).toEqual([
    { path: 'en_US', before: 'Old', after: 'New' },
  ]);
});

test('three are named, the others counted', () => {
  const { fields, more } = summary({ a: 1, b: 1, c: 1, d: 1, e: 1 }, { a: 2, b: 2, c: 2, d: 2 });
  expect(fields.map(({ path }) => path)).toEqual(['a', 'b', 'c']);
  expect(more).toBe(2);
});

test('a long value is cut; what is not known on one side is no change', () => {
  expect(summary({ a: 'x'.repeat(500) }, { a: 'y' }).fields[0]?.before).toHaveLength(201);
  expect(summary(undefined, { a: 1 })).toEqual({ about: [], fields: [], more: 0 });
  expect(summary({ a: 1 }, undefined)).toEqual({ about: [], fields: [], more: 0 });
});

test('names of what something was done to are no fields that went away', () => {
  const sent = { ids: ['1', '2'], operate: 'approve', reason: 'Known' };
  const summed = { about: ['周以川', '秦以玥'], fields: [], more: 0 };
  expect(summary({ names: ['周以川', '秦以玥'], status: 'pending' }, sent)).toEqual(summed);
  expect(summary({ names: ['周以川', '秦以玥'] }, undefined)).toEqual(summed);
  const many = summary({ names: ['a', 'b', 'c', 'd', 'e'] }, sent);
  expect(many).toEqual({ about: ['a', 'b', 'c'], fields: [], more: 2 });
});

test('names that were sent as well are a list that changed', () => {
  const { about, fields } = summary({ names: ['周以川'] }, { names: ['秦以玥'] });
  expect(about).toEqual([]);
  expect(fields).toEqual([{ path: 'names[0]', before: '周以川', after: '秦以玥' }]);
});
