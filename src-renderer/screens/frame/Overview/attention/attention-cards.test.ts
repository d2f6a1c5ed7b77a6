import { expect, test } from 'vitest';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { attentionCards, cardsOf, readCardChoice, shownCards, waitingOf, workOf } from './attention-cards.ts';

const facts = (user: Partial<SessionFacts['user']>) =>
  ({ user: { admin: false, managerType: 0, managedDepartments: [], ...user } }) as unknown as SessionFacts;
const holder = (user: Partial<SessionFacts['user']>, codes: readonly string[]) => ({
  session: facts(user),
  granted: (code: string) => codes.includes(code),
});

test('an employee has no card and no work; what waits is shown to whom one of its kinds is granted, and only that kind', () => {
  expect(cardsOf(holder({}, []))).toEqual([]);
  expect(workOf(holder({}, []))).toEqual([]);
  const one = holder({}, ['unbind_apply']);
  expect(cardsOf(one)).toEqual([]);
  expect(waitingOf(one)).toEqual(['unbind_apply']);
});

test('joining is for administrators alone', () => {
  expect(waitingOf(holder({ managedDepartments: ['1'] }, ['join_apply']))).toEqual([]);
  expect(waitingOf(holder({ admin: true }, []))).toEqual(['join_apply']);
});

test('themes and reminders take the code of their page', () => {
  const administrator = holder({ managedDepartments: ['1'] }, ['interfaceConfig', 'systemReminders']);
  expect(cardsOf(administrator)).toEqual(['term', 'signIns', 'changes']);
  expect(workOf(administrator)).toEqual(['breakIns', 'term', 'server', 'themes', 'reminders']);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'order'],
  ['other words', { order: ['who', 1], hidden: 'all' }],
])('%s is no choice', (_, stored) => {
  expect(readCardChoice(stored)).toEqual({ order: attentionCards, hidden: [] });
});

test('a choice is kept; a card that came later stands at its place, one that stands twice once', () => {
  const { order, hidden } = readCardChoice({
    order: ['changes', 'signIns', 'changes', 'health'],
    hidden: ['signIns'],
  });
  expect([...order].sort()).toEqual([...attentionCards].sort());
  expect(order.indexOf('changes')).toBeLessThan(order.indexOf('signIns'));
  expect(order[0]).toBe('term');
  expect(shownCards(['changes', 'signIns', 'term'], { order, hidden })).toEqual(['term', 'changes']);
});
