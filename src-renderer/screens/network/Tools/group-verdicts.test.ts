import { expect, test } from 'vitest';
import { addressFamilyOf, addressNumber, readRange } from '#shared/kit/patterns/ip-range.ts';
import type { ListedRange } from '#shared/rules/network/verdict.ts';
import { groupVerdicts } from './group-verdicts.ts';

const entry = (list: 'white' | 'black', id: string): ListedRange => {
  const range = readRange('10.0.0.0/8');
  if (typeof range === 'string') throw new Error(range);
  return { id, name: id, list, terminal: 'total', range };
};
const coming = { family: addressFamilyOf('10.1.1.1'), address: addressNumber('10.1.1.1'), terminal: 'pc' };
const [white, black, few] = [entry('white', 'white'), entry('black', 'black'), entry('black', 'few')];

test.each<[string, readonly ListedRange[], readonly ('white' | 'black')[], readonly string[]]>([
  ['an entry for everybody decides for everybody', [black], ['black'], ['*: out']],
  ['an entry for some keeps out those alone', [few], ['black'], ['*: in', 'few: out']],
  ['one that is not in force keeps out nobody', [few], [], ['*: in']],
  ['one that changes nothing is not told', [black, few], ['black'], ['*: out']],
  ['beside a white list', [white, few], ['white', 'black'], ['*: in', 'few: out']],
  ['a white list that only others stand on', [entry('white', 'few')], ['white'], ['*: out', 'few: in']],
])('%s', (_what, holding, lists, told) => {
  const inForce = { white: lists.includes('white'), black: lists.includes('black'), scopes: [] };
  const groups = groupVerdicts(coming, inForce, holding, ({ id }) => id === 'few');
  expect(groups.map((group) => `${group.entry?.id ?? '*'}: ${group.verdict.comesIn ? 'in' : 'out'}`)).toEqual(
    told,
  );
});
