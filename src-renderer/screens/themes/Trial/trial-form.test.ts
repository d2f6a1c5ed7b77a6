import { expect, it } from 'vitest';
import {
  newTrial,
  trialAppointment,
  trialEnd,
  trialKey,
  trialFormProblems,
  trialTakeBack,
} from './trial-form.ts';

const now = new Date(2026, 10, 30, 23, 30).getTime();
const locator = {
  terminal: 'pc',
  id: 'T1',
  name: 'Red',
  style: 'dark',
  deptId: 'D1',
  external: false,
} as const;

it('proposes an hour, over midnight too', () => {
  const form = newTrial(now);
  expect(form.until).toBe('2026-12-01 00:30');
  expect(trialEnd(form)).toBe(now + 3_600_000);
  expect(trialFormProblems(form, now)).toEqual([]);
  expect(trialAppointment(form, { me: 'U1', today: '2026-11-30' })).toMatchObject({
    topicAppoint: 'timed',
    appointDate: { from: '2026-11-30', to: '2026-12-01' },
    appointRange: [{ kind: 'user', id: 'U1' }],
  });
});

it.each(['', '2026-11-30 23:30', '2026-11-30 23:29'])('refuses an end that is not to come: “%s”', (until) => {
  expect(trialFormProblems({ ...newTrial(now), until }, now)).toMatchObject([{ name: 'until' }]);
});

it('is taken back from what it leaves, and disabled only where it was', () => {
  const tried = trialAppointment(newTrial(now), { me: 'U1', today: '2026-11-30' });
  const before = {
    topicAppoint: 'none',
    appointDate: { from: null, to: null },
    appointRange: [],
    allowUserSwitch: true,
  } as const;
  const back = trialTakeBack(locator, { before, now: tried, isOff: true });
  expect(back.map(({ kind }) => kind)).toEqual(['themeState', 'themeAppointment']);
  expect(back[1]?.edits.topicAppoint).toEqual({ from: 'timed', to: 'none' });
  expect(back[1]?.edits.allowUserSwitch).toEqual({ from: false, to: true });
  expect(trialTakeBack(locator, { before, now: tried, isOff: false })).toHaveLength(1);
  expect(trialKey(locator, true)).toBe('theme-trial/pc/T1/off');
});
