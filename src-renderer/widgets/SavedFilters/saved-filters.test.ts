import { beforeEach, expect, test } from 'vitest';
import { writeHint } from '#state/stored-hints.ts';
import { readSaved, withSaved, writeSaved } from './saved-filters.ts';

beforeEach(() => localStorage.clear());

test('kept by server, in order of names, one of each name', () => {
  const first = withSaved([], { name: 'Nights', search: 'hours=8-19' });
  const both = withSaved(first, { name: 'Attacks', search: 'result=failure' });
  expect(withSaved(both, { name: 'Nights', search: 'hours=9-18' })).toEqual([
    { name: 'Attacks', search: 'result=failure' },
    { name: 'Nights', search: 'hours=9-18' },
  ]);
  expect(writeSaved('one', 'loginLog', both)).toEqual(both);
  expect(readSaved('one', 'loginLog')).toEqual(both);
  expect(readSaved('other', 'loginLog')).toEqual([]);
});

test.each(['{', '{}', '[1,{"name":""},{"name":"a"},{"name":"b","search":7}]', 'null'])(
  'any other content of the storage is no filter: %s',
  (text) => {
    writeHint('loginLog.saved.one', text);
    expect(readSaved('one', 'loginLog')).toEqual([]);
  },
);

test('so many and no more', () => {
  const many = Array.from({ length: 51 }, (_, index) => ({ name: `n${index}`, search: '' }));
  expect(writeSaved('one', 'loginLog', many)).toBeNull();
  expect(writeSaved('one', 'loginLog', many.slice(1))).toHaveLength(50);
});
