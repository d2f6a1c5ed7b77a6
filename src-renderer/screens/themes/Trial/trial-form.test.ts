import { expect, it } from 'vitest';
import { localDay } from '#data/local-day.ts';
import { dayInZone } from '#shared/kit/time-zone.ts';
import {
  newTrial,
  trialAppointment,
  trialEnd,
  trialFields,
  trialFormProblems,
  trialTakeBack,
} from './trial-form.ts';
import { appointmentDigest, trialKey, trialMarksOf } from './trial-key.ts';

const now = new Date(2026, 10, 30, 23, 30).getTime();
const locator = {
  terminal: 'pc',
  id: 'T1',
  name: 'Red',
  style: 'dark',
  deptId: 'D1',
  external: false,
} as const;
const facts = { me: 'U1', now, dayOf: localDay };

it('proposes an hour, over midnight too', () => {
  const form = newTrial(now, 'U1');
  expect(form.until).toBe('2026-12-01 00:30');
  expect(trialEnd(form)).toBe(now + 3_600_000);
  expect(trialFormProblems(form, now)).toEqual([]);
  expect(trialAppointment(form, facts)).toMatchObject({
    topicAppoint: 'timed',
    appointDate: { from: '2026-11-30', to: '2026-12-01' },
    appointRange: [{ kind: 'user', id: 'U1' }],
  });
});

it.each(['', '2026-11-30 23:30', '2026-11-30 23:29'])('refuses an end that is not to come: “%s”', (until) => {
  expect(trialFormProblems({ ...newTrial(now, 'U1'), until }, now)).toMatchObject([{ name: 'until' }]);
});

it('is taken back from what it leaves, and disabled only where it was', () => {
  const tried = trialAppointment(newTrial(now, 'U1'), facts);
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
});

it('holds the days of the server, whatever day it is here', () => {
  const at = Date.UTC(2026, 11, 24, 10, 30);
  const daysIn = (zone: string) =>
    trialAppointment(newTrial(at, 'U1'), { me: 'U1', now: at, dayOf: (time) => dayInZone(time, zone) })
      .appointDate;
  expect(daysIn('Pacific/Kiritimati')).toEqual({ from: '2026-12-25', to: '2026-12-25' });
  expect(daysIn('Etc/GMT+11')).toEqual({ from: '2026-12-23', to: '2026-12-24' });
  expect(trialAppointment({ ...newTrial(now, 'U1'), until: '' }, facts).appointDate.to).toBeNull();
});

it('is known again by the subject of its job, and a changed appointment by its digest', async () => {
  const shown = trialAppointment(newTrial(now, 'U1'), facts);
  const digest = await appointmentDigest(shown);
  const key = trialKey(locator, { isOff: true, allowsSwitch: false, digest });
  expect(key.startsWith(trialKey(locator, null))).toBe(true);
  expect(key.startsWith(trialKey({ ...locator, id: 'T' }, null))).toBe(false);
  expect(key.length).toBeLessThan(300);
  expect(trialMarksOf(key)).toEqual({ isOff: true, allowsSwitch: false, digest });
  expect(await appointmentDigest({ ...shown, topicAppoint: 'permanent' })).not.toBe(digest);
});

it('is tried by others where the user’s own id is not known', () => {
  expect(newTrial(now, '').whom).toBe('named');
  const { whom } = trialFields('');
  expect(whom?.kind === 'choice' && [whom.options].flat()).toEqual([
    { value: 'named', label: 'themesTrial.whom.named' },
    { value: 'everybody', label: 'themesTrial.whom.everybody' },
  ]);
});
