import { describe, expect, it } from 'vitest';
import { themeCandidates, timed } from '#shared/rules/themes/testing/theme-candidates.ts';
import { namedTargets, peopleGroups } from './people-groups.ts';
import { conflictsOf, peopleIn, portionsOn, stretchesOf } from './spread.ts';

const top = { id: 'D1', name: 'All', above: [] };
const finance = { id: 'D2', name: 'Finance', above: ['D1'] };
const payroll = { id: 'D3', name: 'Payroll', above: ['D2', 'D1'] };
const user = { id: 'U1', name: 'Ann', department: payroll };
const rules = { styles: ['dark', 'light'] as const, mayHaveOwn: (id: string) => id === 'D1' };
const department = (id: string, below = true) => ({ kind: 'department', id, exclude: false, below }) as const;

const totals = new Map([
  ['D1', 100],
  ['D2', 30],
  ['D3', 10],
]);
const facts = { top, below: [finance, payroll], users: [user], totals, direct: new Map() };
const numbers = (groups: ReturnType<typeof peopleGroups>) =>
  groups.map(({ name, people, isRest }) => [name, people, isRest]);

const theme = themeCandidates('D1');

describe('groups of people', () => {
  it('have everybody once: a department without those that are told apart', () => {
    expect(numbers(peopleGroups(facts))).toEqual([
      ['All', 70, true],
      ['Finance', 20, true],
      ['Payroll', 9, true],
      ['Ann', 1, false],
    ]);
  });

  it('tell a department’s own members apart where a list includes those alone', () => {
    const groups = peopleGroups({ ...facts, below: [finance], direct: new Map([['D2', 12]]) });
    expect(numbers(groups)).toEqual([
      ['All', 70, true],
      ['Finance', 12, true],
      ['Finance', 17, true],
      ['Ann', 1, false],
    ]);
    expect(groups[2]?.departments).toEqual(['', 'D2', 'D1']);
  });

  it('are not counted where the server does not tell', () => {
    expect(numbers(peopleGroups({ ...facts, users: [], totals: new Map([['D1', 100]]) }))).toEqual([
      ['All', null, true],
      ['Finance', null, true],
      ['Payroll', null, false],
    ]);
  });

  it('follow the targets of lists, and say where members are not known', () => {
    const lists = [
      [department('D2'), department('D3', false)],
      [{ ...department('G1'), kind: 'group' as const }],
    ];
    expect(namedTargets(lists)).toEqual({
      departments: ['D2', 'D3'],
      alone: ['D3'],
      users: [],
      unknown: true,
    });
  });
});

describe('who has which theme', () => {
  const groups = peopleGroups(facts);
  const first = theme('first', timed('2026-12-01', '2026-12-31'));
  const festive = theme('festive', timed('2026-12-24', '2026-12-26', { appointRange: [department('D2')] }));
  const usual = theme('usual', { isDefault: true });
  const days = { from: '2026-12-20', to: '2026-12-27' };

  it('is cut where an appointment begins or ends', () => {
    expect(stretchesOf([first, festive], days)).toEqual([
      { from: '2026-12-20', to: '2026-12-23' },
      { from: '2026-12-24', to: '2026-12-26' },
      { from: '2026-12-27', to: '2026-12-27' },
    ]);
  });

  it('adds up to everybody on every day', () => {
    const portions = portionsOn([usual, festive], groups, '2026-12-25', rules);
    expect(portions.map(({ theme: one, people }) => [one?.id, people])).toEqual([
      ['usual', 70],
      ['festive', 30],
    ]);
    expect(portionsOn([], groups, '2026-12-25', rules)).toMatchObject([{ theme: null, people: 100 }]);
  });

  it('names what comes before, for whom, when and why', () => {
    const conflicts = conflictsOf('festive', [first, festive, usual], groups, [days], rules);
    // On the first day of the stretch the festive theme is not meant for anybody yet.
    expect(conflicts).toEqual([]);
    const stretches = stretchesOf([first, festive], days);
    expect(conflictsOf('festive', [first, festive, usual], groups, stretches, rules)).toMatchObject([
      {
        before: { theme: { id: 'first' }, why: 'timed' },
        precedence: 'order',
        groups: [{ name: 'Finance' }, { name: 'Payroll' }, { name: 'Ann' }],
        days: [{ from: '2026-12-24', to: '2026-12-26' }],
      },
    ]);
    const [byReason] = conflictsOf('usual', [first, usual], groups, stretches.slice(0, 2), rules);
    expect(byReason).toMatchObject({ precedence: 'reason' });
    expect(peopleIn(byReason?.groups ?? [])).toBe(100);
    expect(byReason?.days).toEqual([{ from: '2026-12-20', to: '2026-12-26' }]);
  });

  it('tells styles from the order of the list', () => {
    const light = theme('light', { ...timed('2026-12-24', '2026-12-26'), topicStyle: 'light', position: 0 });
    const [conflict] = conflictsOf(
      'light',
      [light, first],
      groups,
      [{ from: '2026-12-25', to: '2026-12-25' }],
      rules,
    );
    expect(conflict).toMatchObject({ before: { theme: { id: 'first' } }, precedence: 'style' });
  });
});
