import { expect, it } from 'vitest';
import { driftedBy } from './drifted-by.ts';

it('names who did something to a record that differs, and nobody else', () => {
  const differences = [{ name: 'Depot' }, { name: 'Gate' }, { name: '' }];
  const row = (operatorname: string, targetname: string) => ({ operatorname, targetname });
  const rows = [
    row('Lin', 'Depot'),
    row('Wang', 'Gate'),
    row('Wang', 'Depot'),
    row('Zhao', 'Moon'),
    row('Li', ''),
  ];
  expect(driftedBy(differences, rows, 4)).toEqual(['Wang', 'Lin']);
  expect(driftedBy(differences, rows, 1)).toEqual(['Wang']);
  expect(driftedBy([], rows, 4)).toEqual([]);
});
