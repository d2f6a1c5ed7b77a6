import { expect, it } from 'vitest';
import { importsInCycles } from './import-cycles.ts';

const found = (imports: Record<string, readonly string[]>): string[] =>
  importsInCycles(new Map(Object.entries(imports))).map((pair) => pair.join(' → '));

it.each<[what: string, Record<string, readonly string[]>, string[]]>([
  ['nothing in a tree, nor where two ways lead to one file', { a: ['b', 'c'], b: ['c'], c: ['package'] }, []],
  ['both imports of two files', { a: ['b'], b: ['a'] }, ['a → b', 'b → a']],
  ['a file that imports itself', { a: ['a'] }, ['a → a']],
  [
    'a long way back, without what leads there',
    { a: ['b'], b: ['c'], c: ['d'], d: ['b'] },
    ['b → c', 'c → d', 'd → b'],
  ],
  [
    'two cycles apart, not the way between',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    ['a → b', 'b → a', 'c → d', 'd → c'],
  ],
  [
    'a cycle that another one touches',
    { a: ['b', 'c'], b: ['a'], c: ['a'] },
    ['a → b', 'a → c', 'b → a', 'c → a'],
  ],
])('finds %s', (_, imports, cycles) => {
  expect(found(imports).toSorted()).toEqual(cycles);
});
