import { expect, it } from 'vitest';
import { leavingOrder } from './use-fitting-columns.ts';

it('lets fillers leave before the others, each from the end, and keeps the column that names the row', () => {
  const drawn = [
    { key: 'name', filler: true },
    { key: 'kind' },
    { key: 'note', filler: true },
    { key: 'state' },
    { key: 'remark', filler: true },
    { key: 'changed' },
  ];
  expect(leavingOrder(drawn).map(({ key }) => key)).toEqual(['remark', 'note', 'changed', 'state', 'kind']);
});
