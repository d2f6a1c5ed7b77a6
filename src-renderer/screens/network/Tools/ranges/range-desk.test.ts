import { expect, test } from 'vitest';
import { relations } from '#shared/rules/network/overlaps.ts';
import type { CheckedRow } from './messages.ts';
import { rangeDesk } from './range-desk.ts';

const desk = () => {
  const made = rangeDesk();
  made({ kind: 'add', addresses: ['10.0.0.0', '10.0.0.255', 'odd', '10.9.9.9'] });
  made({ kind: 'add', addresses: ['10.0.1.0', '10.0.1.255', '10.0.0.9', '10.0.0.9'] });
  return made;
};

test('places are those in which ranges were given, also behind an odd one', () => {
  const said = desk()({ kind: 'ask', id: 4, question: { kind: 'overlaps' } });
  const [beside, inside] = [relations.indexOf('beside'), relations.indexOf('inside')];
  expect(said).toEqual({ id: 4, answer: Int32Array.from([2, 0, beside, 3, 0, inside]) });
  const question = { kind: 'holding', family: 'IPv4', address: 0x0a00_0009n } as const;
  expect(desk()({ kind: 'ask', id: 5, question })?.answer).toEqual([0, 3]);
});

test('a pasted row is told how it lies to what is stored, and to what stands above it', () => {
  const text = 'New,10.0.0.7\nOther,172.20.0.1\nThird,172.20.0.2\nShort,10.1';
  const said = desk()({ kind: 'ask', id: 1, question: { kind: 'pasted', text } });
  const rows = (said?.answer ?? []) as readonly CheckedRow[];
  expect(rows.map((row) => row.beside ?? row.problem)).toEqual([
    { relation: 'inside', index: 0 },
    null,
    { relation: 'beside', name: 'Other' },
    'shorthand',
  ]);
});
