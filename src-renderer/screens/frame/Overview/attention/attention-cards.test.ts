import { expect, test } from 'vitest';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { attentionCards, cardsOf, readCardChoice, shownCards, waitingOf } from './attention-cards.ts';

const facts = (user: Partial<SessionFacts['user']>) =>
  ({ user: { admin: false, managerType: 0, managedDepartments: [], ...user } }) as unknown as SessionFacts;
const holder = (user: Partial<SessionFacts['user']>, codes: readonly string[]) => ({
  session: facts(user),
  granted: (code: string) => codes.includes(code),
});

test('an employee has no card; what waits is shown to whom one of its kinds is granted, and only that kind', () => {
  expect(cardsOf(holder({}, []))).toEqual([]);
  const one = holder({}, ['unbind_apply']);
  expect(cardsOf(one)).toEqual(['waiting']);
  expect(waitingOf(one)).toEqual(['unbind_apply']);
});

test('joining is for administrators alone', () => {
  expect(waitingOf(holder({ managedDepartments: ['1'] }, ['join_apply']))).toEqual([]);
  expect(waitingOf(holder({ admin: true }, []))).toEqual(['join_apply']);
});

test('themes and reminders take the code of their page', () => {
  const cards = cardsOf(holder({ managedDepartments: ['1'] }, ['interfaceConfig', 'systemReminders']));
  expect(cards).toEqual(['term', 'signIns', 'changes', 'themes', 'reminders', 'health']);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'order'],
  ['other words', { order: ['who', 1], hidden: 'all' }],
])('%s is no choice', (_, stored) => {
  expect(readCardChoice(stored)).toEqual({ order: attentionCards, hidden: [] });
});

test('a choice is kept; a card that came later stands at its place, one that stands twice once', () => {
  const { order, hidden } = readCardChoice({ order: ['health', 'signIns', 'health'], hidden: ['signIns'] });
  expect([...order].sort()).toEqual([...attentionCards].sort());
  expect(order.indexOf('health')).toBeLessThan(order.indexOf('signIns'));
  expect(order[0]).toBe('term');
  expect(shownCards(['health', 'signIns', 'term'], { order, hidden })).toEqual(
    order.filter((card) => card === 'health' || card === 'term'),
  );
});
