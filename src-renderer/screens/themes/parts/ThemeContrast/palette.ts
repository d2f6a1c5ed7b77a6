/** The colours of a theme from two brand colours: all resulting texts are legible (AA). */
import type { TopicStyle } from '#shared/api/themes/context.ts';
import { blendOver, type Colour, parseColour, white, writeColour } from '#shared/kit/colour/colour.ts';
import { contrast } from '#shared/kit/colour/contrast.ts';
import { nearestPassing, readableOn } from '#shared/kit/colour/nearest-readable.ts';
import { fromOklch, toOklch } from '#shared/kit/colour/oklch.ts';
import { lookTables } from '#shared/rules/themes/look/look-of.ts';
import { fieldsOfParts } from '#shared/rules/themes/look/look-table.ts';
import type { Terminal } from '#shared/rules/themes/terminals.ts';

const ink: Colour = { r: 0x11, g: 0x11, b: 0x11, a: 1 };

/** A colour of the same hue with lightness `l` and `part` of its chroma. */
function tint(colour: Colour, l: number, part: number, a = 1): Colour {
  const { c, h } = toOklch(colour);
  return fromOklch({ l, c: c * part, h }, a);
}

/** The nearest colour that is legible on all grounds, else black or white. */
function read(colour: Colour, grounds: readonly Colour[], wanted = 4.5): Colour {
  return nearestPassing(colour, grounds, wanted) ?? readableOn(grounds[0] ?? white, ink, white);
}

/**
 * Fields of the terminal's look by name; null if one of the two is no colour. `main` is for buttons and links, `second`
 * for the navigation of dark styles.
 */
export function paletteOf(
  terminal: Terminal,
  style: TopicStyle,
  main: string,
  second: string,
): Readonly<Record<string, string>> | null {
  const [one, other] = [parseColour(main), parseColour(second)];
  if (!one || !other) return null;
  return fieldsOfParts(lookTables[terminal], writtenColours(partsOf(terminal, style, one, other)));
}

/** Colours by the part of the picture; '' resets a part. */
type Parts = Readonly<Record<string, Colour | ''>>;

function partsOf(terminal: Terminal, style: TopicStyle, one: Colour, other: Colour): Parts {
  const bubble = read(tint(one, 0.92, 0.35), [ink]);
  const bar = style === 'light' ? white : { ...other, a: 1 };
  const onBar = readableOn(bar, ink, white);
  const nav = style === 'light' || terminal === 'h5' ? readableBar(bar, onBar) : barWithChip(bar, onBar);
  if (terminal === 'h5') {
    const primary = read({ ...one, a: 1 }, [white]);
    return {
      primary,
      bubble,
      top: nav,
      topText: onBar,
      nav: white,
      navText: read(tint(one, 0.5, 0.15), [white]),
      navChosen: primary,
    };
  }
  const aside = tint(other, 0.985, 0.04);
  const asideHover = tint(one, 0.94, 0.18);
  // Only the light style has a colour of its own for the chosen entry; in the others it is the primary one.
  const grounds = style === 'light' || terminal === 'special' ? [white] : [white, aside, asideHover];
  const primary = read({ ...one, a: 1 }, grounds);
  return {
    ...barAlone,
    primary,
    bubble,
    nav,
    navText: onBar,
    navLine: tint(other, 0.91, 0.08),
    navChosen: readOnChip(one, nav),
    aside,
    asideLine: tint(other, 0.91, 0.08),
    asideText: read(tint(other, 0.3, 0.25), [aside, asideHover]),
    asideHover,
    asideChosen: read(one, [aside, asideHover]),
    asideMark: primary,
    searchGround: { ...onBar, a: 0.12 },
    searchBox: { ...onBar, a: 0 },
    ...searchTexts(nav, onBar),
    tool: nav,
  };
}

/** On a medium tone neither black nor white is legible: the bar's colour changes, not the text's. */
function readableBar(bar: Colour, text: Colour, wanted = 4.5): Colour {
  return contrast(text, bar) >= wanted ? bar : read(bar, [text], wanted);
}

/** The chosen entry's ground: a share of its own colour over the bar. */
const chipOf = (colour: Colour, bar: Colour) => blendOver({ ...colour, a: 0.16 }, bar);

/** The nearest bar on which the text can be read on its chip too. */
function barWithChip(bar: Colour, text: Colour): Colour {
  const tried = [4.5, 5, 5.5, 6, 6.5, 7, 8].map((wanted) => readableBar(bar, text, wanted));
  return tried.find((one) => contrast(text, chipOf(text, one)) >= 4.5) ?? readableBar(bar, text, 8);
}

/** The nearest colour that can be read on its own chip, whose ground it changes itself. */
function readOnChip(colour: Colour, bar: Colour): Colour {
  let grounds = [bar];
  let found = read(colour, grounds);
  for (let tries = 0; tries < 8 && contrast(found, chipOf(found, bar)) < 4.5; tries += 1) {
    grounds = [...grounds, chipOf(found, bar)];
    found = read(colour, grounds);
  }
  return found;
}

/** Resets the parts of the bar: their old backgrounds would lie below the new texts. */
const barAlone = { navLeft: '', navMedi: '', navRight: '' } as const;

function searchTexts(nav: Colour, onBar: Colour) {
  const ground = parseColour(writeColour(nav)) ?? white;
  // The colour after writing: its alpha is rounded to 256 steps.
  const mixed = blendOver(parseColour(writeColour({ ...onBar, a: 0.12 })) ?? white, ground);
  const text = read(onBar, [mixed]);
  return { searchText: text, searchHint: read({ ...text, a: 0.85 }, [mixed]) };
}

function writtenColours(parts: Parts): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(parts).map(([part, colour]) => [part, colour === '' ? '' : writeColour(colour)]),
  );
}
