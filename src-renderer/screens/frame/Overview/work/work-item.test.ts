import { expect, test } from 'vitest';
import { isUnderWay, sortWork, type WorkItem } from './work-item.ts';

const item = (key: string, tone: WorkItem['tone'], days: number | null): WorkItem => ({
  key,
  tone,
  days,
  title: key,
  detail: '',
  action: '',
  to: '/',
});

test('trouble comes before what is to be done, and what has waited longest before what is new', () => {
  const sorted = sortWork([
    item('tray', 'info', -1),
    item('licence', 'warning', 12),
    item('requests', 'warning', -40),
    item('break-in', 'danger', null),
    item('certificate', 'warning', 3),
    item('seats', 'info', 60),
  ]);
  expect(sorted.map(({ key }) => key)).toEqual([
    'break-in',
    'requests',
    'certificate',
    'licence',
    'tray',
    'seats',
  ]);
});

test('a read without answer and without failure is under way', () => {
  expect(isUnderWay({ reads: [{ data: 1, error: null }] })).toBe(false);
  expect(isUnderWay({ reads: [{ data: undefined, error: new Error('cut') }] })).toBe(false);
  expect(
    isUnderWay({
      reads: [
        { data: 1, error: null },
        { data: undefined, error: null },
      ],
    }),
  ).toBe(true);
  expect(isUnderWay({ reads: [] })).toBe(false);
});
