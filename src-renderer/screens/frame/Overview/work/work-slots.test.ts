/** Late entries of the overview's work list have their row from the beginning, so that nothing is pushed. */
import { expect, test } from 'vitest';
import type { WorkItem, WorkPart } from './work-item.ts';
import { rowsOfWork, workSlotsOf, usualRows } from './work-slots.ts';

const item = (key: string, tone: WorkItem['tone']): WorkItem => ({
  key,
  tone,
  days: null,
  title: key,
  detail: '',
  action: '',
  to: '/',
});
const part = (key: string, items: readonly WorkItem[], isKnown = true): WorkPart => ({
  key,
  name: key,
  items,
  notes: [],
  reads: [{ data: isKnown ? 1 : undefined, error: null }],
  failed: '',
});
const breakIn = item('break-in', 'danger');
const requests = [item('join', 'warning'), item('unbind', 'warning')];
const seats = item('seats', 'info');
const whole = [part('term', [seats]), part('cases', requests), part('breakIns', [breakIn])];

test('a list that was seen before keeps the rows of what is still asked for', () => {
  const rows = rowsOfWork(whole);
  expect(rows).toEqual(['breakIns', 'cases', 'cases', 'term']);
  const none = whole.map(({ key }) => part(key, [], false));
  expect(workSlotsOf(none, rows)).toEqual([null, null, null, null]);
  const some = [part('term', [seats]), part('cases', requests.slice(1), false), part('breakIns', [], false)];
  expect(workSlotsOf(some, rows)).toEqual([null, requests[1], null, seats]);
  expect(workSlotsOf(whole, rows)).toEqual([breakIn, ...requests, seats]);
});

test('what has less than last time gives its rows up, and what is new stands behind', () => {
  const now = [part('term', []), part('cases', requests, false), part('tray', [item('tray', 'danger')])];
  expect(workSlotsOf(now, ['breakIns', 'cases', 'term'])).toEqual([
    requests[0],
    now[2]?.items[0],
    requests[1],
  ]);
});

test('once all have answered, urgency alone decides', () => {
  expect(workSlotsOf(whole, ['term'])).toEqual([breakIn, ...requests, seats]);
});

test('a first visit has room for what most organisations have', () => {
  expect(usualRows(['breakIns', 'term', 'server'], ['join_apply'])).toEqual(['breakIns', 'cases', 'term']);
  expect(usualRows([], [])).toEqual([]);
});
