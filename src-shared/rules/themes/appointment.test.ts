import { expect, it } from 'vitest';
import { appointmentOn, appointmentProblem } from './appointment.ts';

const days = (from: string, to: string) => ({ from, to });

it.each([
  ['none', null, null],
  ['none', days('2026-03-02', '2026-03-01'), null],
  ['permanent', null, null],
  ['timed', null, 'noRange'],
  ['timed', days('2026-03-01', '2026-03-02'), null],
  ['timed', days('2026-03-01', '2026-03-01'), null],
  ['timed', days('2026-03-02', '2026-03-01'), 'backwards'],
  ['timed', days('2026-02-29', '2026-03-01'), 'backwards'],
  ['timed', days('2028-02-29', '2028-03-01'), null],
  ['timed', days('', '2026-03-01'), 'backwards'],
  ['timed', days('2026-13-01', '2026-13-02'), 'backwards'],
  ['timed', days(`2026-03-01${'1'.repeat(100_000)}`, '2026-03-01'), 'backwards'],
] as const)('%s for %j: %s', (topicAppoint, appointDate, problem) => {
  expect(appointmentProblem({ topicAppoint, appointDate })).toBe(problem);
});

const march = days('2026-03-02', '2026-03-09');
it.each([
  ['permanent', null, '2026-03-01', 'holds'],
  ['none', march, '2026-03-05', 'none'],
  ['timed', null, '2026-03-05', 'none'],
  ['timed', march, '2026-03-01', 'toCome'],
  ['timed', march, '2026-03-02', 'holds'],
  ['timed', march, '2026-03-09', 'holds'],
  ['timed', march, '2026-03-10', 'over'],
] as const)('%s for %j, on %s: %s', (topicAppoint, appointDate, day, state) => {
  expect(appointmentOn({ topicAppoint, appointDate }, day)).toBe(state);
});
