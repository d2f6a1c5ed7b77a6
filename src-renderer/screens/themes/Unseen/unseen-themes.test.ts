import { expect, it } from 'vitest';
import { themeCandidates, timed } from '#shared/rules/themes/testing/theme-candidates.ts';
import { peopleGroups } from '../Spread/people-groups.ts';
import { unseenThemes } from './unseen-themes.ts';

const today = '2026-11-30';
const rules = { styles: ['dark', 'light'] as const, mayHaveOwn: () => true };
const groups = peopleGroups({
  top: { id: 'D1', name: 'All', above: [] },
  below: [],
  users: [],
  totals: new Map([['D1', 9]]),
  direct: new Map(),
});

const theme = themeCandidates('D1');
const group = { kind: 'group', id: 'G1', exclude: false, below: false } as const;

it('names each theme that nobody has, now or later, with the reason', () => {
  const themes = [
    theme('permanent', { topicAppoint: 'permanent' }),
    theme('second', { topicAppoint: 'permanent' }),
    theme('festive', timed('2026-12-24', '2026-12-26')),
    theme('hidden', timed('2026-12-25', '2026-12-25')),
    theme('longer', timed('2026-12-24', '2026-12-31')),
    theme('over', timed('2026-01-01', '2026-01-02')),
    theme('off', { topicStatus: false, topicAppoint: 'permanent' }),
    theme('default', { isDefault: true }),
    theme('draft'),
    theme('group', { topicAppoint: 'permanent', appointRange: [group] }),
  ];
  const found = unseenThemes(themes, { groups, rules, lacksPeople: false, today });
  expect(found.map(({ theme: { id }, why }) => [id, why])).toEqual([
    ['second', 'beaten'],
    ['hidden', 'beaten'],
    ['over', 'over'],
    ['off', 'off'],
    ['default', 'beaten'],
    ['draft', 'unassigned'],
  ]);
});

it('names none that people may have of whom the server does not tell where they are', () => {
  const user = { kind: 'user', id: 'U1', exclude: false, below: false } as const;
  const themes = [
    theme('permanent', { topicAppoint: 'permanent' }),
    theme('named', { topicAppoint: 'permanent', appointRange: [user] }),
    theme('ranged', { topicAppoint: 'permanent', useRange: [user] }),
    theme('second', { topicAppoint: 'permanent' }),
  ];
  const found = unseenThemes(themes, { groups, rules, lacksPeople: true, today });
  expect(found.map(({ theme: { id } }) => id)).toEqual(['second']);
});

it('has none where everything is seen', () => {
  const themes = [theme('permanent', { topicAppoint: 'permanent' })];
  expect(unseenThemes(themes, { groups, rules, lacksPeople: false, today })).toEqual([]);
});
