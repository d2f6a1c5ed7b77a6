import { expect, it } from 'vitest';
import { appListPages, licenceTablePages } from './table-sizes.ts';

it('pages the tables as specified', () => {
  expect([licenceTablePages, appListPages]).toEqual([
    { initial: 10, options: [5, 10] },
    { initial: 10, options: [10, 30, 50, 100] },
  ]);
});
