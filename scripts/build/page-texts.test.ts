import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookUp, type TextTree } from '#shared/text/look-up.ts';
import { root } from '../lib/paths.mjs';
import { pageLabels } from '../lib/page-labels.ts';
import { screensWithPages } from '../lib/page-statements.ts';
import { textEntries } from '../texts/named-keys.ts';
import { firstTextsOf } from './first-texts.ts';
import { textsOfArea } from './page-texts.ts';

const areas = new Map(
  screensWithPages().map(({ id, page }) => [id, /screens[\\/]([a-z-]+)[\\/]/.exec(page)?.[1] ?? '']),
);

const first = firstTextsOf(root, 'en-US');

function isIn(texts: TextTree, label: string): boolean {
  try {
    return lookUp(texts, label) !== '';
  } catch {
    return false;
  }
}

test('the texts of an area and of the first picture hold every label of its pages', () => {
  const held = new Map<string, TextTree>();
  const missing = pageLabels().filter(({ screen, label }) => {
    const area = areas.get(screen) ?? '';
    // Names with dots in them are read from their table by the console's own text tool alone.
    if (area === 'changes' || area === 'journal' || label.includes('.known.')) return false;
    const texts = held.get(area) ?? textsOfArea(root, 'en-US', area);
    held.set(area, texts);
    return !isIn(texts, label) && !isIn(first, label);
  });
  expect(missing.map(({ screen, label }) => `${screen}: ${label}`)).toEqual([]);
});

test('an area has a part of the texts, the same in each language', () => {
  const size = (language: string) => JSON.stringify(textsOfArea(root, language, 'network')).length;
  const all = globSync('src-shared/text/en-US/**/*.json', { cwd: root })
    .map((file) => readFileSync(join(root, file), 'utf8').length)
    .reduce((sum, length) => sum + length, 0);
  expect(size('en-US')).toBeLessThan(all / 4);
  expect(size('zh-CN')).toBeGreaterThan(1000);
  const keys = (language: string) => Object.keys(textsOfArea(root, language, 'network')).sort();
  expect(keys('zh-CN')).toEqual(keys('en-US'));
});

test('an area brings no text that the first picture has, and no table for a word of the same name', () => {
  const labels = textEntries(textsOfArea(root, 'en-US', 'applications')).map(([key]) => key);
  expect(labels.filter((key) => isIn(first, key))).toEqual([]);
  // `licence` is also the name of a module and of a kind of file.
  expect(labels.filter((key) => key.startsWith('licence.')).length).toBeLessThan(20);
});
