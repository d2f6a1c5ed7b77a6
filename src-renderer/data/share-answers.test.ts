import { beforeAll, beforeEach, expect, it } from 'vitest';
import { markOdd, oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import { loadOddAnswers } from './odd-answers-loader.ts';
import { queryClient } from './read.ts';

interface Row {
  readonly name: string;
  readonly display: boolean;
}

const key = ['apps.list', {}];
const row = (name: string, odd = false): Row => {
  const one = { name, display: false };
  if (odd) markOdd(one, 'display', { raw: 'perhaps', problem: 'a flag' });
  return one;
};
const read = (...rows: readonly Row[]) => {
  queryClient.setQueryData(key, { rows });
  const { rows: shown } = queryClient.getQueryData(key) as { readonly rows: readonly Row[] };
  return shown.map((one) => oddFieldsOf(one)?.display?.raw);
};

beforeAll(loadOddAnswers);
beforeEach(() => queryClient.clear());

it('a value that was not understood stays marked after its row was read again with another name', () => {
  expect(read(row('Mail', true))).toEqual(['perhaps']);
  expect(read(row('Post', true))).toEqual(['perhaps']);
});

it('a value that is odd by now is marked, though its stand-in is what was there before', () => {
  expect(read(row('Mail'))).toEqual([undefined]);
  expect(read(row('Mail', true))).toEqual(['perhaps']);
});

it('a value that is right by now is marked no longer', () => {
  expect(read(row('Mail', true))).toEqual(['perhaps']);
  expect(read(row('Mail'))).toEqual([undefined]);
});

it('an equal answer is the one before, so that nothing is drawn again', () => {
  read(row('Mail'));
  const before = queryClient.getQueryData(key);
  read(row('Mail'));
  expect(queryClient.getQueryData(key)).toBe(before);
});
