// @vitest-environment jsdom
/** The frame's texts stay readable with any theme, and corrected colours are reported. */
import { describe, expect, test } from 'vitest';
import { parseColour, white } from '#shared/kit/colour/colour.ts';
import { contrast } from '#shared/kit/colour/contrast.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { frameLookOf } from './frame-look.ts';
import { cssOf } from './frame-sheet.ts';
import { frameFields, frameValuesOf } from './frame-values.ts';
import { colourOrWhite, type Tokens } from './surface-tokens.ts';

const theme = (said: Record<string, unknown>) =>
  frameValuesOf({ topicStyle: 'dark', ...said }) as BackLookValues;
const every = (value: string) => Object.fromEntries(frameFields.map((name) => [name, value]));

/** Pseudo-random colours, the same at every run (a linear congruential generator). */
function* anyColours(seed: number) {
  for (let state = seed; ; ) {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    yield `#${state
      .toString(16)
      .padStart(8, '0')
      .slice(0, state % 3 === 0 ? 8 : 6)}`;
  }
}
function anyTheme(seed: number): BackLookValues {
  const colours = anyColours(seed);
  const said = Object.fromEntries(frameFields.map((name) => [name, colours.next().value]));
  return theme({
    ...said,
    topicStyle: ['dark', 'light', 'client'][seed % 3],
    topicLayout: ['horizontal', 'vertical', 'mixed'][seed % 3],
  });
}

const themes: readonly (readonly [string, BackLookValues])[] = [
  ['says nothing', theme({})],
  ['all white', theme(every('#ffffff'))],
  ['all black', theme(every('#000000'))],
  ['the grey that nothing is read well on', theme(every('#777777'))],
  ['nothing to be seen', theme(every('#00000000'))],
  ['yellow', theme({ topicStyle: 'light', ...every('#ffd400') })],
  ...Array.from({ length: 60 }, (_, seed) => [`by chance ${seed}`, anyTheme(seed + 1)] as const),
];

const texts = ['text', 'textSecondary', 'textFaint'] as const;
const tones = ['success', 'warning', 'danger', 'info'] as const;
const pairs = [
  ...(['ground', 'surface', 'hover', 'pressed'] as const).flatMap((ground) =>
    texts.map((text) => [text, ground] as const),
  ),
  ...(['ground', 'hover', 'accentSoft'] as const).map((ground) => ['accent', ground] as const),
  ...tones.flatMap((tone) => [
    [tone, 'ground'] as const,
    [tone, `${tone}Soft`] as const,
    ['text', `${tone}Soft`] as const,
  ]),
];

function worst(tokens: Tokens, of: readonly (readonly [keyof Tokens, keyof Tokens])[]): number {
  const ratio = ([text, ground]: readonly [keyof Tokens, keyof Tokens]) =>
    contrast(colourOrWhite(tokens[text] ?? ''), colourOrWhite(tokens[ground] ?? ''));
  return Math.min(...of.map(ratio));
}

describe.each(themes)('a theme that is %s', (_, values) => {
  const look = frameLookOf(values);

  test('is read on every ground of the frame and on pages in both appearances', () => {
    const { mark, ...grounds } = look.grounds;
    for (const { tokens } of Object.values(grounds)) {
      expect(worst(tokens, pairs)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(white, colourOrWhite(tokens.accentFill ?? ''))).toBeGreaterThanOrEqual(4.5);
    }
    expect(worst(mark.tokens, [['accent', 'accentSoft']])).toBeGreaterThanOrEqual(4.5);
    for (const { tokens } of Object.values(look.pages)) {
      const onPages = [...texts, 'accent' as const].flatMap((text) =>
        (['ground', 'surface', 'raised', 'hover', 'accentSoft'] as const).map(
          (ground) => [text, ground] as const,
        ),
      );
      expect(worst(tokens, onPages)).toBeGreaterThanOrEqual(4.5);
      expect(
        worst(tokens, [
          ['onFill', 'accentFill'],
          ['onFill', 'accentFillHover'],
        ]),
      ).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('tells colours, and none that stayed', () => {
    for (const { corrected } of Object.values(look.pages)) {
      for (const { original, used } of corrected) {
        expect(parseColour(original)).not.toBeNull();
        expect(parseColour(used)).not.toBeNull();
        expect(used).not.toBe(original);
      }
    }
  });
});

test('readable colours stay as the theme has them, and nothing is reported', () => {
  const said = {
    navigationBgColor: '#123a63',
    navMenuFontColor: '#ffffff',
    searchFontColor: '#ffffff',
    asideBgColor: '#ffffff',
    asideMenuColor: '#111111',
    asideMenuHoverColor: '#dbe9f7',
    sideOptMenuColor: '#1b4f8f',
    primaryColor: '#1b4f8f',
    bubbleColor: '#dbe9f7',
  };
  const { grounds, pages } = frameLookOf(theme(said));
  expect(grounds.bar.tokens).toMatchObject({ ground: '#123a63', text: '#ffffff' });
  expect(grounds.side.tokens).toMatchObject({
    ground: '#ffffff',
    text: '#111111',
    accentSoft: '#dbe9f7',
    accent: '#1b4f8f',
  });
  expect(pages.light.tokens).toMatchObject({ accentFill: '#1b4f8f', accent: '#1b4f8f' });
  expect(pages.light.corrected).toEqual([]);
  // The dark appearance's ground needs a lighter variant of the blue.
  expect(pages.dark.corrected.map(({ what }) => what)).toEqual(['link']);
});

test('a client’s mixed layout has its tool bar as header, the web’s has the navigation; opacity lies over the bar’s parts', () => {
  const tool = { dtu: 'app-pc', topicLayout: 'mixed', toolBgColor: '#3a2566', navigationBgColor: '#ffffff' };
  expect(frameLookOf(theme(tool)).grounds.bar.tokens).toMatchObject({ ground: '#3a2566', text: '#ffffff' });
  expect(frameLookOf(theme({ ...tool, dtu: 'pc' })).grounds.bar.tokens).toMatchObject({ ground: '#ffffff' });
  const parts = {
    navigationBgColor: '#000000',
    navigationLeftBgColor: '#ffffff80',
    navMenuFontColor: '#ffffff',
  };
  const { left, bar } = frameLookOf(theme(parts)).grounds;
  expect([left.tokens.ground, bar.tokens.ground]).toEqual(['#808080', '#000000']);
});

test('its sheet has rules, our names and colours, whatever a theme says', () => {
  const hostile = theme(every('#fff;}*{background:url(https://elsewhere.example)}'));
  const css = cssOf(frameLookOf(hostile));
  expect(css).toBe(cssOf(frameLookOf(theme({}))));
  expect(css).not.toMatch(/url|@|\\|<|elsewhere/);
});
