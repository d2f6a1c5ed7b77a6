/** Rows FEED-006, 008 to 011, 013 to 018. */

import { describe, expect, it } from 'vitest';
import { feedRanges, feedTabs } from '../../api/feed/feed-values.ts';
import { pageSizeFrom, readPreference, writePreference } from './preference.ts';
import { countsRange, feedDefaults, offeredRanges } from './ranges.ts';
import { moreTabs, tabRow } from './tabs.ts';

it('has the documents’ ranges, and begins with their defaults', () => {
  expect(feedRanges).toEqual([
    'company',
    'watched',
    'superiors',
    'directSubordinates',
    'subordinates',
    'department',
    'employee',
  ]);
  expect(feedDefaults).toEqual({ workType: 'share', range: 'company', shareScope: 'all' });
  expect(readPreference('')).toMatchObject({ range: 'company', workType: 'share' });
});

describe('which ranges are offered', () => {
  const all = { superiors: 1, followed: 1, subordinates: 1 };
  it.each([
    ['everything is there', all, []],
    ['without a superior', { ...all, superiors: 0 }, ['superiors']],
    ['nobody is followed', { ...all, followed: 0 }, ['watched']],
    ['nobody below', { ...all, subordinates: 0 }, ['directSubordinates', 'subordinates']],
    [
      'nobody at all',
      { superiors: 0, followed: 0, subordinates: 0 },
      ['watched', 'superiors', 'directSubordinates', 'subordinates'],
    ],
    ['nothing is known', { superiors: null, followed: null, subordinates: null }, []],
  ])('%s', (_, colleagues, gone) => {
    const offered = offeredRanges(colleagues);
    expect(feedRanges.filter((range) => !offered.includes(range))).toEqual(gone);
    // The order is that of the documents.
    expect(offered).toEqual(feedRanges.filter((range) => offered.includes(range)));
  });

  it('counts for what others wrote, not for what is about oneself', () => {
    expect(feedTabs.filter(countsRange)).toEqual(['share', 'shareAtme']);
  });
});

describe('the row of tabs', () => {
  it('has two, and the others in the menu', () => {
    expect(tabRow(null)).toEqual({ main: ['share', 'shareAtme'], more: [...moreTabs] });
  });

  it.each(moreTabs)('has %s in the row once it was chosen, and each tab once', (moved) => {
    const { main, more } = tabRow(moved);
    expect(main).toEqual(['share', 'shareAtme', moved]);
    expect([...main, ...more].sort()).toEqual([...feedTabs].sort());
  });
});

describe('the preference', () => {
  it.each([
    ['company-share--', { range: 'company', workType: 'share', rangeUserId: '', rangeUserName: '' }],
    [
      'superiors-shareAtme--',
      { range: 'superiors', workType: 'shareAtme', rangeUserId: '', rangeUserName: '' },
    ],
    [
      'employee-mine-U20016-周以宁',
      { range: 'employee', workType: 'mine', rangeUserId: 'U20016', rangeUserName: '周以宁' },
    ],
    [
      'employee-share-U7-Anne-Marie - Smith',
      { range: 'employee', workType: 'share', rangeUserId: 'U7', rangeUserName: 'Anne-Marie - Smith' },
    ],
  ] as const)('%s', (text, preference) => {
    expect(writePreference(preference)).toBe(text);
    expect(readPreference(text)).toEqual(preference);
  });

  it.each(['', '-', 'employee-share--', 'galaxy-share-1-x', 'nothing of the kind', '-'.repeat(5000)])(
    'is the default where %j stands there',
    (text) => expect(readPreference(text)).toMatchObject({ range: 'company', rangeUserId: '' }),
  );

  it('keeps nobody whose id could not be told from a name', () => {
    const written = writePreference({
      range: 'employee',
      workType: 'mine',
      rangeUserId: 'a-b',
      rangeUserName: 'c',
    });
    expect(written).toBe('company-mine--');
  });

  it('reads what it writes, of any range, tab and name', () => {
    const names = ['', '-', '--', 'a-', '-a', '陈静', 'O’Neil', '😀-😀', 'x'.repeat(100)];
    for (const range of feedRanges)
      for (const workType of feedTabs)
        for (const rangeUserName of names) {
          const named =
            range === 'employee'
              ? { rangeUserId: 'U1', rangeUserName }
              : { rangeUserId: '', rangeUserName: '' };
          const preference = { range, workType, ...named };
          expect(readPreference(writePreference(preference))).toEqual(preference);
        }
  });
});

it.each([
  ['25', 25],
  ['1', 1],
  ['100', 100],
  ['', 5],
  ['0', 5],
  ['101', 5],
  ['-3', 5],
  ['2.5', 5],
  ['many', 5],
])('a page of %j has %i shares', (named, size) => expect(pageSizeFrom(named)).toBe(size));
