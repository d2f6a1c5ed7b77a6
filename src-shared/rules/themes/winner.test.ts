import { describe, expect, it } from 'vitest';
import { themeCandidates } from './testing/theme-candidates.ts';
import { mayUseTheme, type ThemeCandidate, winnerOf } from './winner.ts';

const person = { id: 'U1', departments: ['D2', 'D1'], others: [] };
const circumstances = {
  person,
  day: '2026-03-05',
  styles: ['dark', 'light'] as const,
  mayHaveOwn: () => true,
};
let made = 0;
const candidate = themeCandidates('D2');
function theme(changes: Partial<ThemeCandidate> = {}): ThemeCandidate {
  made += 1;
  return candidate(`T${made}`, changes);
}
const user = (id: string, exclude = false) => ({ kind: 'user' as const, id, exclude, below: false });
const timed = { topicAppoint: 'timed', appointDate: { from: '2026-03-01', to: '2026-03-09' } } as const;
const permanent = { topicAppoint: 'permanent' } as const;

/** Expects the first of these themes to win, for this reason. */
function expectFirst(themes: readonly ThemeCandidate[], why: string, inherited = false): void {
  // The order of the input must not matter.
  const winner = winnerOf([...themes].reverse(), circumstances);
  expect([winner?.theme.id, winner?.why, winner?.inherited]).toEqual([themes[0]?.id, why, inherited]);
}

it.each<[string, ThemeCandidate[], string]>([
  ['timed before permanent', [theme(timed), theme(permanent)], 'timed'],
  ['permanent before the default', [theme(permanent), theme({ isDefault: true })], 'permanent'],
  ['the default where nothing is appointed', [theme({ isDefault: true }), theme()], 'default'],
  [
    'of two that are equal the first style',
    [theme(timed), theme({ ...timed, topicStyle: 'light', position: 0 })],
    'timed',
  ],
  [
    'then the first in the list',
    [theme({ ...timed, position: 1 }), theme({ ...timed, position: 2 })],
    'timed',
  ],
  [
    'the own default before what is appointed above',
    [theme({ isDefault: true }), theme({ ...timed, deptId: 'D1' })],
    'default',
  ],
  [
    'one that is over counts as none',
    [theme({ isDefault: true }), theme({ ...timed, appointDate: { from: '2026-02-01', to: '2026-02-09' } })],
    'default',
  ],
  [
    'one for somebody else counts as none',
    [theme({ isDefault: true }), theme({ ...timed, appointRange: [user('U2')] })],
    'default',
  ],
  ['one for this person', [theme({ ...timed, appointRange: [user('U1')] }), theme(permanent)], 'timed'],
  [
    'one that is off counts as none',
    [theme(permanent), theme({ ...timed, topicStatus: false })],
    'permanent',
  ],
  ['out of its range', [theme(permanent), theme({ ...timed, useRange: [user('U2')] })], 'permanent'],
  [
    'kept from them in its range',
    [theme(permanent), theme({ ...timed, useRangeDisable: [user('U1')] })],
    'permanent',
  ],
])('%s', (_, themes, why) => {
  expectFirst(themes, why);
});

describe('what comes from above', () => {
  it('is seen where the own department has nothing, and named', () => {
    const above = theme({ deptId: 'D1', ...permanent });
    expectFirst([above, theme()], 'permanent', true);
    expect(winnerOf([above], circumstances)?.from).toBe('D1');
  });

  it('is seen where the own department may not have any', () => {
    const [own, above] = [theme(timed), theme({ deptId: 'D1', isDefault: true })];
    const winner = winnerOf([own, above], { ...circumstances, mayHaveOwn: (id) => id === 'D1' });
    expect(winner?.theme).toBe(above);
  });

  it('comes after everything of the own department', () => {
    const themes = [theme(timed), theme({ isDefault: true }), theme({ deptId: 'D1', ...timed })];
    expect(winnerOf(themes, circumstances)?.next.map(({ why }) => why)).toEqual(['default', 'timed']);
  });
});

it('is nobody’s where there is nothing for them', () => {
  expect(winnerOf([theme(), theme({ deptId: 'D9', isDefault: true })], circumstances)).toBeNull();
  expect(winnerOf([], circumstances)).toBeNull();
});

it('says who may use a theme at all', () => {
  expect(mayUseTheme(theme(), person)).toBe(true);
  expect(mayUseTheme(theme({ topicStatus: false }), person)).toBe(false);
});
