import { expect, it } from 'vitest';
import * as z from 'zod';
import { flag01, wireId, wireText } from '../codecs.ts';
import { pageOf } from '../page.ts';
import { StoredOddValues } from './stored-odd-values.ts';
import { readTolerantly } from './tolerant-read.ts';

const row = z.object({ id: wireId, name: z.string(), kind: z.enum(['a', 'b']), on: flag01, note: wireText });
const list = pageOf(row);
const answer = (...rows: object[]) => ({ result: rows, totalCount: rows.length, pageNo: 1, pageSize: 10 });
const good = { id: '1', name: 'One', kind: 'a', on: '1', note: 'x' };

function kept(data: unknown): StoredOddValues {
  const values = new StoredOddValues();
  const read = readTolerantly(list, data);
  if (!read) throw new Error('not even its frame fits');
  values.note({ id: 'things.query' }, {}, data, read.odd);
  return values;
}

function rowsOf(data: unknown): readonly { readonly id: string }[] {
  const read = readTolerantly(list, data)?.data as { result: { id: string }[] } | undefined;
  return read?.result ?? [];
}

it('sends back what came in the place of a stand-in, byte for byte, and what is missing not at all', () => {
  const values = kept(answer(good, { id: 18n.toString(), name: 'Two', kind: 'z', on: 'perhaps' }));
  const second = { id: '18', name: 'Renamed', kind: 'a', on: '0' };
  expect(values.restored({ id: 'things.update' }, second)).toEqual({
    id: '18',
    name: 'Renamed',
    kind: 'z',
    on: 'perhaps',
  });
  expect(values.restored({ id: 'things.update' }, { ...good, name: 'x' })).toEqual({ ...good, name: 'x' });
});

it('leaves what the user chose, other records and other areas alone', () => {
  const values = kept(answer({ ...good, kind: 'z' }));
  expect(values.restored({ id: 'things.update' }, { id: '1', kind: 'b' })).toEqual({ id: '1', kind: 'b' });
  expect(values.restored({ id: 'things.update' }, { id: '2', kind: 'a' })).toEqual({ id: '2', kind: 'a' });
  expect(values.restored({ id: 'others.update' }, { id: '1', kind: 'a' })).toEqual({ id: '1', kind: 'a' });
});

it('forgets what a later answer has right', () => {
  const values = kept(answer({ ...good, note: 17 }));
  expect(values.restored({ id: 'things.update' }, { id: '1', note: '' })).toEqual({ id: '1', note: 17 });
  values.note({ id: 'things.query' }, {}, answer(good), []);
  expect(values.restored({ id: 'things.update' }, { id: '1', note: '' })).toEqual({ id: '1', note: '' });
});

it('knows a record by what was asked for, and settings without an id by their call', () => {
  const settings = z.object({ way: z.enum(['x', 'y']), text: wireText });
  const values = new StoredOddValues();
  const note = (call: string, asked: object) => {
    const data = { way: 'z', text: 't' };
    values.note({ id: call }, asked, data, readTolerantly(settings, data)?.odd ?? []);
  };
  note('settings.get', {});
  note('ofModule.get', { moduleId: 'M1' });
  expect(values.restored({ id: 'settings.save' }, { way: 'x', text: 'new' })).toEqual({
    way: 'z',
    text: 'new',
  });
  expect(values.restored({ id: 'ofModule.save' }, { moduleId: 'M1', way: 'x' })).toEqual({
    moduleId: 'M1',
    way: 'z',
  });
  expect(values.restored({ id: 'ofModule.save' }, { moduleId: 'M2', way: 'x' })).toEqual({
    moduleId: 'M2',
    way: 'x',
  });
  expect(values.of([{ id: 'settings.get' }], {})).toMatchObject({ way: { raw: 'z' } });
});

it('keeps rows apart whose ids were not understood, and names none of them', () => {
  const data = answer({ ...good, id: null }, { ...good, id: {} });
  const ids = rowsOf(data).map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  const values = kept(data);
  expect(() => values.restored({ id: 'things.remove' }, { ids })).toThrow(/not understood/);
});

it.each([
  ['no list', { ...answer(good), result: null }],
  ['nothing', null],
  ['a text', 'rows'],
])('is no answer at all: %s', (_, data) => {
  expect(readTolerantly(list, data)).toBeNull();
});

it('takes a row that is none for one of which nothing was understood', () => {
  const data = answer(good, null as never);
  expect(rowsOf(data)).toHaveLength(2);
  expect(readTolerantly(list, data)?.odd.map(({ path }) => path.join('.'))).toContain('result.1');
});

it('takes a record for none that only names the same department', () => {
  const ofDepartment = row.extend({ deptId: wireText });
  const data = answer({ ...good, deptId: 'D5', note: 17 }, { ...good, id: '2', deptId: 'D5', note: '' });
  const values = new StoredOddValues();
  values.note({ id: 'things.query' }, {}, data, readTolerantly(pageOf(ofDepartment), data)?.odd ?? []);
  const second = { id: '2', deptId: 'D5', note: '' };
  expect(values.restored({ id: 'things.update' }, second)).toEqual(second);
  expect(values.restored({ id: 'things.update' }, { id: '1', deptId: 'D5', note: '' })).toMatchObject({
    note: 17,
  });
});

it('tells records without an id of their own by all that they name', () => {
  const status = z.object({ moduleId: wireId, deptId: wireId, on: flag01 });
  const data = [
    { moduleId: 'M', deptId: 'A', on: 'perhaps' },
    { moduleId: 'M', deptId: 'B', on: '0' },
  ];
  const values = new StoredOddValues();
  values.note({ id: 'status.query' }, {}, data, readTolerantly(z.array(status), data)?.odd ?? []);
  const save = (deptId: string) => values.restored({ id: 'status.save' }, { moduleId: 'M', deptId, on: '0' });
  expect([save('A').on, save('B').on]).toEqual(['perhaps', '0']);
});

it('sends back a reference that was not understood', () => {
  const referring = row.extend({ segmentId: wireId });
  const data = answer({ ...good, segmentId: null });
  const values = new StoredOddValues();
  const read = readTolerantly(pageOf(referring), data);
  values.note({ id: 'things.query' }, {}, data, read?.odd ?? []);
  const [first] = (read?.data as { result: { segmentId: string }[] } | undefined)?.result ?? [];
  expect(values.restored({ id: 'things.update' }, { id: '1', segmentId: first?.segmentId })).toEqual({
    id: '1',
    segmentId: null,
  });
});

const plain = z.object({
  days: z.array(z.enum(['1', '2', '3'])),
  people: z.array(wireId),
  inner: z.object({ words: z.array(z.string()).min(1) }),
});
const sentList = {
  days: ['1', 7, '2', { x: 1 }],
  people: [18n.toString(), null, 19],
  inner: { words: [5, 'a'] },
};

function keptList(data: unknown) {
  const values = new StoredOddValues();
  const read = readTolerantly(plain, data);
  if (!read) throw new Error('not even its frame fits');
  values.note({ id: 'lists.get' }, {}, data, read.odd);
  return { values, data: read.data, odd: read.odd };
}

it('an entry of a list that was not understood costs that entry alone', () => {
  const { values, data, odd } = keptList(sentList);
  expect(data).toMatchObject({ days: ['1', '2'], people: ['18', '19'], inner: { words: ['a'] } });
  expect(odd.map(({ path, raw }) => [path.join('.'), raw])).toEqual([
    ['days', [7, { x: 1 }]],
    ['people', null],
    ['inner.words', 5],
  ]);
  expect(values.of([{ id: 'lists.get' }], {})).toMatchObject({ days: { isEntry: true } });
});

it('goes back with its list: as it came, or behind what is left of the entries before it', () => {
  const { values, data } = keptList(sentList);
  expect(values.restored({ id: 'lists.save' }, data as Record<string, unknown>)).toEqual({
    ...sentList,
    people: ['18', null, 19],
  });
  const changed = { days: ['2', '3'], people: ['20', '19'], inner: { words: ['b'] } };
  expect(values.restored({ id: 'lists.save' }, changed)).toEqual({
    days: [7, '2', { x: 1 }, '3'],
    people: [null, '20', '19'],
    inner: { words: [5, 'b'] },
  });
});

it('a list of which nothing is left, though something has to be, is not understood as a whole', () => {
  const data = { ...sentList, inner: { words: [5, null] } };
  const { values, odd, data: read } = keptList(data);
  expect(odd.find(({ path }) => path.join('.') === 'inner.words')?.raw).toEqual([5, null]);
  expect(values.restored({ id: 'lists.save' }, read as Record<string, unknown>)).toMatchObject({
    inner: { words: [5, null] },
  });
});
