import { expect, test } from 'vitest';
import { ordinary } from '../../kernel/seed/organisation.ts';
import { appRows, categoryRows } from './seed.ts';

test.each([
  ['small', 52, 5],
  ['large', 2000, 60],
] as const)('a tenant of the %s scale has %i applications in %i groups', (scale, apps, groups) => {
  const facts = { scale, tenants: [ordinary] };
  const categories = categoryRows(facts);
  const rows = appRows(facts).filter(({ owner }) => owner === '');
  expect([rows.length, categories.length]).toEqual([apps, groups]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(apps);
  const ids = new Set(['', ...categories.map(({ id }) => id)]);
  expect(rows.filter(({ category_id }) => !ids.has(category_id))).toEqual([]);
  const places = rows.map(({ category_id, position }) => `${category_id} ${position}`);
  expect(new Set(places).size).toBe(apps);
});
