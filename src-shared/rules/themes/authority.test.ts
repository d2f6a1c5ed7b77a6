import { expect, it } from 'vitest';
import { agreedAuthority, authorityBelow, mayHaveOwn } from './authority.ts';

const said = (custom: boolean, low: boolean) => ({ customTopic: custom, allowLow: low });

it.each([
  [said(true, true), said(true, true)],
  [said(true, false), said(true, false)],
  [said(false, true), said(false, false)],
  [said(false, false), said(false, false)],
])('%j is agreed as %j (THM-106)', (given, agreed) => {
  expect(agreedAuthority(given)).toEqual(agreed);
});

it.each([
  [null, true],
  [said(true, true), true],
  [said(true, false), false],
])('below %j: %s', (parent, may) => {
  expect(mayHaveOwn(parent)).toBe(may);
});

const nothing = said(false, false);
it.each<[string, Parameters<typeof authorityBelow>[0], ReturnType<typeof said>]>([
  ['the top that said nothing', [null], said(true, true)],
  ['nobody said anything', [null, null, null], said(true, true)],
  ['its own word', [null, said(true, false)], said(true, false)],
  ['the one above keeps it to itself', [said(true, false), said(true, true)], nothing],
  ['one far above does', [said(true, false), null, said(true, true)], nothing],
  ['the one above has none', [nothing, null], nothing],
  ['no chain at all', [], said(true, true)],
])('%s', (_, chain, holds) => {
  expect(authorityBelow(chain)).toEqual(holds);
});
