import { expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { namedCalls } from '#shared/rules/servers/check/page-calls.ts';
import { lookUp, type TextTree } from '#shared/text/look-up.ts';
import { texts } from '#shared/text/tables/en-US/index.ts';
import { screensWithPages } from './lib/page-statements.ts';
import { pageCalls } from './page-calls.ts';

test('is up to date (else: node scripts/page-calls.ts && npx biome format --write src-shared/rules/servers/check)', async () => {
  expect(namedCalls).toEqual(await pageCalls());
});

test('names calls and titles that there are', () => {
  const known = new Set(endpoints.map(({ id }) => id));
  const tree: TextTree = texts;
  for (const { own, besides, titleKey } of namedCalls) {
    expect([...own, ...besides].filter((id) => !known.has(id))).toEqual([]);
    expect(lookUp(tree, titleKey)).not.toBe('');
  }
});

test('every screen is found, and what a page plainly asks is in its row', () => {
  expect(screensWithPages().length).toBeGreaterThan(60);
  const ownOf = (id: string) => namedCalls.find((page) => page.id === id)?.own;
  expect(ownOf('errorList')).toEqual(['errorList.query']);
  // The steps that follow a finding block addresses and end sessions.
  expect(ownOf('loginLog')).toEqual(expect.arrayContaining(['loginLog.pageQuery', 'onlineUsers.end']));
  expect(ownOf('systemSettings.areaCode')).toEqual(['areaCode.get', 'areaCode.save']);
  expect(ownOf('accountCases.adviceconfig')).toEqual(['devices.handle', 'devices.query']);
  expect(ownOf('network.segments')).toContain('segments.query');
  expect(ownOf('settings')).toBeUndefined();
});
