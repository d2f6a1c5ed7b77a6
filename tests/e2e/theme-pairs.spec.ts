/** The contrast of a theme judges what is drawn: the pairs that Chromium computes for the preview are the judged ones. */
import { expect } from '@playwright/test';
import { blendLayers, parseColour, writeColour } from '../../src-shared/kit/colour/colour.ts';
import { contrast } from '../../src-shared/kit/colour/contrast.ts';
import type { BackLookValues } from '../../src-shared/rules/themes/look/look.ts';
import { pairsOf } from '../../src-shared/rules/themes/look/pairs.ts';
import { client, dark, light, phone } from '../bench/pages/theme/samples.ts';
import { testOfPage } from './support/served-page.ts';

const { test, origin } = testOfPage('theme');

interface Drawn {
  readonly words: string;
  /** Red, green, blue from 0 to 255, and opacity, of the text and of each layer below it, the topmost first. */
  readonly text: readonly number[];
  readonly layers: readonly (readonly number[])[];
}

/** Runs in the page: every element with a text of its own, with what lies below it. */
function drawnTexts(host: Element): Drawn[] {
  const read = (colour: string): number[] => {
    const numbers = (colour.match(/-?[\d.]+(?:e-?\d+)?/g) ?? []).map(Number);
    const [r = 0, g = 0, b = 0, a = 1] = numbers;
    return colour.startsWith('color(') ? [r * 255, g * 255, b * 255, a] : [r, g, b, a];
  };
  const all = [...(host.shadowRoot?.querySelectorAll('.stage *') ?? [])];
  return all.flatMap((element) => {
    const words = [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join('')
      .trim();
    if (words === '' || element.getClientRects().length === 0) return [];
    const layers: number[][] = [];
    for (let at: Element | null = element; at; at = at.parentElement) {
      const layer = read(getComputedStyle(at).backgroundColor);
      if ((layer[3] ?? 0) > 0) layers.push(layer);
    }
    return [{ words, text: read(getComputedStyle(element).color), layers }];
  });
}

const colourOf = ([r = 0, g = 0, b = 0, a = 1]: readonly number[]) => ({ r, g, b, a });
const near = (one: string, other: string) => {
  const [a, b] = [parseColour(one), parseColour(other)];
  return a && b && Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b)) <= 2;
};

/** Marks, and what has icons only in the preview. */
const notWritten = ['asideMark', 'searchIcon', 'navRight'];

const cases: readonly (readonly [
  terminal: 'pc' | 'pcClient' | 'h5',
  look: string,
  set: Partial<BackLookValues>,
])[] = [
  ...(['horizontal', 'vertical', 'mixed'] as const).flatMap((topicLayout) => [
    ['pc', 'dark', { topicLayout }] as const,
    ['pc', 'light', { topicLayout, navOptMenuColor: '#0d7a6a', sideOptMenuColor: '#0d5c50' }] as const,
    ['pcClient', 'client', { topicLayout }] as const,
    ['pcClient', 'dark', { topicLayout, navigationRightBgColor: '#0000004d' }] as const,
  ]),
  [
    'pcClient',
    'client',
    { topicLayout: 'horizontal', searchLocation: 'left', navigationMediBgColor: '#ffffff33' },
  ],
  ['h5', 'dark', {}],
];

for (const [terminal, look, set] of cases) {
  test(`${terminal}, ${look}, ${JSON.stringify(set)}`, async ({ page }) => {
    const query = new URLSearchParams({ terminal, look, set: JSON.stringify(set) });
    await page.goto(`${origin()}/?${query}`);
    const host = page.getByRole('group');
    await expect(host.locator(terminal === 'h5' ? '.tabs' : '.nav')).toBeVisible();
    const values = { ...{ dark, light, client }[look as 'dark'], ...set };
    const judged = terminal === 'h5' ? pairsOf('h5', phone) : pairsOf(terminal, values);
    const drawn = (await host.evaluate(drawnTexts)).map(({ words, text, layers }) => {
      const ground = blendLayers(layers.map(colourOf));
      const seen = blendLayers([colourOf(text)], ground);
      return { words, text: writeColour(seen), ground: writeColour(ground), ratio: contrast(seen, ground) };
    });
    expect(drawn.length).toBeGreaterThan(10);
    // Texts outside the judged pairs have fixed, readable colours.
    for (const one of drawn) {
      const found = judged.some(({ text, ground }) => near(text, one.text) && near(ground, one.ground));
      if (!found) expect(one.ratio, `${one.words}: ${one.text} on ${one.ground}`).toBeGreaterThanOrEqual(4.5);
    }
    for (const pair of judged.filter(({ id }) => !notWritten.includes(id))) {
      const found = drawn.some(({ text, ground }) => near(text, pair.text) && near(ground, pair.ground));
      expect(found, `${pair.id}: ${pair.text} on ${pair.ground}`).toBe(true);
    }
  });
}
