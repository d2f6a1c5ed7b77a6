import { expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { rowsNamedIn } from './lib/row-references.ts';

test('the table of requirements is what the tests say: npm run coverage', () => {
  const { written, text, unknown, open } = coverage();
  expect(unknown).toEqual([]);
  expect(written === text, 'docs/platform/coverage.tsv is not up to date').toBe(true);
  expect(open, 'a requirement that no test names').toBe(0);
});

const areas = new Set(['SEC', 'NET']);
test.each([
  [
    'rows SEC-002, 014, 038 to 040 and 043',
    ['SEC-002', 'SEC-014', 'SEC-038', 'SEC-039', 'SEC-040', 'SEC-043'],
  ],
  ['SEC-001–003; NET-007', ['SEC-001', 'SEC-002', 'SEC-003', 'NET-007']],
  ['SEC-001, SEC-001', ['SEC-001']],
  ['SEC-0001 LIC-001 sec-002 SEC-12', []],
  ['SEC-002, 2026', ['SEC-002']],
])('%s', (text, rows) => {
  expect([...rowsNamedIn(text, areas)]).toEqual(rows);
});
