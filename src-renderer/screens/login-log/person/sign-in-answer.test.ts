import { expect, test } from 'vitest';
import { type SignInAnswer, type SignInChecks, signInAnswer, waysOf } from './sign-in-answer.ts';

const fine = { byMethods: true, byLists: true };
const whole: SignInChecks = { locked: false, outsideHours: false, ways: [fine] };

test.each<[string, Partial<SignInChecks>, SignInAnswer]>([
  ['nothing refuses', {}, 'can'],
  ['a locked account decides, whatever else is known', { locked: true, outsideHours: null }, 'locked'],
  ['the hours decide', { locked: null, outsideHours: true }, 'notNow'],
  ['every way is refused', { ways: [{ ...fine, byLists: false }] }, 'noWay'],
  ['one of two ways is refused', { ways: [fine, { byMethods: false, byLists: null }] }, 'someWays'],
  ['the lock is not known', { locked: null }, 'unknown'],
  ['the hours are not known', { outsideHours: null }, 'unknown'],
  ['no way is known', { ways: [] }, 'unknown'],
  ['the lists are not known', { ways: [{ ...fine, byLists: null }] }, 'unknown'],
])('%s', (_, checks, answer) => {
  expect(signInAnswer({ ...whole, ...checks })).toBe(answer);
});

test('ways are the newest ones, each once', () => {
  const row = (ip: string, day: number) => ({
    ip,
    clientType: 'pc',
    loginTime: `2026-11-0${day} 08:00:00`,
  });
  expect(waysOf([row('10.0.0.1', 1), row('10.0.0.2', 3), row('10.0.0.1', 2)])).toEqual([
    { ip: '10.0.0.2', clientType: 'pc' },
    { ip: '10.0.0.1', clientType: 'pc' },
  ]);
  expect(waysOf(Array.from({ length: 9 }, (_, at) => row(`10.0.0.${at}`, at + 1)))).toHaveLength(6);
});
