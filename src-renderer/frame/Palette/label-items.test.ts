import { beforeAll, expect, test, vi } from 'vitest';
import { settingLabels } from 'virtual:steward-setting-labels';
import { loadTranslator } from '#data/text.ts';
import { homeOf } from '#state/screen.ts';
import { screens } from '../registry.ts';
import { labelItems } from './label-items.ts';
import { findLabels } from './find-labels.ts';
import type { PaletteItem } from './palette-item.ts';
import { opensWithoutRecord } from './screen-items.ts';

const go = vi.fn();
let english: readonly PaletteItem[] = [];
let chinese: readonly PaletteItem[] = [];
beforeAll(async () => {
  const [en, zh] = await Promise.all([loadTranslator('en-US'), loadTranslator('zh-CN')]);
  const open = screens.filter(opensWithoutRecord);
  english = labelItems(settingLabels, open, { t: en, other: zh }, go);
  chinese = labelItems(settingLabels, open, { t: zh, other: en }, go);
});

const found = (labels: readonly PaletteItem[], typed: string) =>
  findLabels(labels, typed).exact.map(({ item }) => item);

test('every label of every page is found by its own name, first or second', () => {
  for (const labels of [english, chinese]) {
    expect(labels.length).toBeGreaterThan(1500);
    const names = new Set(labels.map(({ label }) => label.toLocaleLowerCase()));
    const missed = [...names].filter(
      (name) =>
        !found(labels, name)
          .slice(0, 2)
          .some(({ label }) => label.toLocaleLowerCase() === name),
    );
    expect(missed).toEqual([]);
  }
});

test.each([
  ['idle sign-ins', 'Idle sign-ins', '/safe_account/securityconfig/loginInvalid'],
  ['watermark', 'Watermark over pages', '/systemSettings/parameters'],
  ['watermark.enabled', 'Watermark over pages', '/systemSettings/parameters'],
])('%s finds %s and opens its page', (typed, label, to) => {
  const hits = found(english, typed);
  const hit = hits.find((one) => one.label === label);
  expect(hits.map((one) => one.label)).toContain(label);
  go.mockClear();
  hit?.run();
  expect(go.mock.calls.map(([screen, shown]) => [homeOf(screen), shown])).toEqual([[to, label]]);
});

test.each([
  ['the other language', '白名单'],
  ['pinyin', 'baimingdan'],
  ['the initials of pinyin', 'bmd'],
  ['an everyday word', 'allowlist'],
  ['a word of its page', 'list login black white'],
])('by %s: %s', (_, typed) => {
  expect(found(english, typed).map(({ hint }) => hint)).toContain(
    'Account security / Login black/white list',
  );
});

test('a label of many pages is found on whichever the user may open', async () => {
  const [t, other] = await Promise.all([loadTranslator('en-US'), loadTranslator('zh-CN')]);
  const open = screens.filter(({ id }) => id === 'accountCases.externalApply');
  const labels = labelItems(settingLabels, open, { t, other }, go);
  expect(found(labels, 'department').map(({ id }) => id)).toEqual([
    'label-accountCases.externalApply-accountCases.department',
  ]);
});

test('a typing error finds what is meant, and says so', () => {
  const { exact, similar } = findLabels(english, 'whiet list');
  expect(exact).toEqual([]);
  expect(similar().map(({ item }) => [item.label, item.isSimilar])).toContainEqual(['White list', true]);
});
