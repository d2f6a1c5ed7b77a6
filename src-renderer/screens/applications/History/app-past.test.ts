import { expect, test } from 'vitest';
import { type HistoryItem, pastState, type ValuesBefore, valuesBefore } from './app-past.ts';

const app = { deptId: 'D1', id: '80', moduleId: '8' };
const edit = (now: unknown, before: unknown) => ({ from: now, to: before });
const values = (kind: string, place: unknown, edits: Record<string, { from: unknown; to: unknown }>) =>
  valuesBefore({ kind, place, edits }, app);

test.each<[string, ReturnType<typeof values>, Omit<ValuesBefore, 'after'> | null]>([
  [
    'its own form',
    values('appInfo', { deptId: 'D1', id: '80', detach: 'on' }, { customMenuName: edit('B', 'A') }),
    { before: { customMenuName: 'A' }, unsure: [] },
  ],
  [
    'its form in another department',
    values('appInfo', { deptId: 'D2', id: '80', detach: 'on' }, { customMenuName: edit('B', 'A') }),
    { before: {}, unsure: [] },
  ],
  [
    'one of several shared at once',
    values(
      'appShares',
      { deptId: 'D1', ids: ['7', '80'] },
      { shares: edit({ 7: [], 80: [] }, { 7: ['x'], 80: ['y'] }) },
    ),
    { before: { shares: ['y'] }, unsure: [] },
  ],
  [
    'another one shared',
    values('appShares', { deptId: 'D1', ids: ['7'] }, { shares: edit({ 7: [] }, { 7: ['x'] }) }),
    { before: {}, unsure: [] },
  ],
  [
    'hidden, which may disable it',
    values('appLooks', { deptId: 'D1', ids: ['80'] }, { shown: edit({ 80: false }, { 80: true }) }),
    { before: { menuDisplay: true }, unsure: ['enabled'] },
  ],
  [
    'disabled with others',
    values(
      'appModuleStatus',
      { deptId: 'D1', modules: [{ moduleId: '8' }, { moduleId: '9' }] },
      { enabled: edit(false, true) },
    ),
    { before: { enabled: true }, unsure: [] },
  ],
  [
    'in the sheet',
    values(
      'appModulesOn',
      { deptId: 'D1', modules: [{ moduleId: '8' }] },
      { on: edit({ 8: true }, { 8: false }) },
    ),
    { before: { enabled: false }, unsure: [] },
  ],
  [
    'moved',
    values('appPlace', { deptId: 'D1', id: '80' }, { acId: edit('G2', 'G1') }),
    { before: {}, unsure: [] },
  ],
  ['by a form that is not told apart', values('customApp', { id: '80' }, { menuname: edit('B', 'A') }), null],
])('%s', (_, found, expected) => {
  expect(found && { before: found.before, unsure: found.unsure }).toEqual(expected);
});

const item = (time: string, before: Record<string, unknown> | null, unsure: string[] = []): HistoryItem => ({
  time,
  who: 'Lin',
  what: 'changed',
  values: before && { before, after: {}, unsure },
});

test('the earliest change after the day tells what stood at its end', () => {
  const items = [
    item('2026-11-21 09:00:00', { name: 'C', icon: 'x' }),
    item('2026-11-20 09:00:00', { name: 'B' }),
    item('2026-11-19 23:59:59', { name: 'A' }),
  ];
  expect(pastState(items, '2026-11-19')).toEqual({
    fieldValues: { name: 'B', icon: 'x' },
    unsure: [],
    blocked: null,
  });
  expect(pastState(items, '2026-11-20')).toMatchObject({ fieldValues: { name: 'C', icon: 'x' } });
  expect(pastState(items, '2026-11-21')).toEqual({ fieldValues: {}, unsure: [], blocked: null });
});

test('somebody else’s change hides what came before it, but for fields that were kept earlier', () => {
  const others = item('2026-11-21 10:00:00', null);
  const items = [
    item('2026-11-22 09:00:00', { icon: 'y' }),
    others,
    item('2026-11-20 09:00:00', { name: 'B' }),
  ];
  expect(pastState(items, '2026-11-19')).toEqual({ fieldValues: { name: 'B' }, unsure: [], blocked: others });
  expect(pastState(items, '2026-11-21')).toEqual({ fieldValues: { icon: 'y' }, unsure: [], blocked: null });
});

test('a field that may have changed along is unknown, unless an earlier change states it', () => {
  const hidden = item('2026-11-20 09:00:00', { menuDisplay: true }, ['enabled']);
  const enabled = item('2026-11-21 09:00:00', { enabled: false });
  expect(pastState([enabled, hidden], '2026-11-19')).toMatchObject({
    fieldValues: { menuDisplay: true },
    unsure: ['enabled'],
  });
  const before = item('2026-11-19 09:00:00', { enabled: true });
  expect(pastState([enabled, hidden, before], '2026-11-18')).toMatchObject({
    fieldValues: { menuDisplay: true, enabled: true },
    unsure: [],
  });
});
