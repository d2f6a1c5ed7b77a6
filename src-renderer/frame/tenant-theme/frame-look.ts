/**
 * Maps a theme's colours to the console's frame: header and menu head take its navigation (its tool bar in the mixed
 * layout), the side menu its side bar, the search its quick search; buttons, links and marks on pages take its primary
 * colour, the account its bubble. Bars look the same in both appearances, as on the platform; page colours are adapted
 * to each. Unreadable colours are corrected and reported.
 */

import { type Colour, white, writeColour } from '#shared/kit/colour/colour.ts';
import { minimumContrast } from '#shared/kit/colour/contrast.ts';
import { backColours } from '#shared/rules/themes/look/back-look.ts';
import { isMixed } from '#shared/rules/themes/look/back-look-table.ts';
import type { BackLookValues } from '#shared/rules/themes/look/look.ts';
import { usualColours } from '#shared/rules/themes/look/values.ts';
import type { CorrectedColour, Correction } from '#state/tenant-theme.ts';
import { appearancePalettes, type TokenAppearance } from '../tokens.ts';
import {
  colourOrWhite,
  type SurfaceLook,
  surfaceLook,
  mix,
  displayedColour,
  readOn,
  type Tokens,
  colourTokens,
} from './surface-tokens.ts';

/** Values of `data-ground`. `page` covers pages and everything that floats over the others. */
export type Ground = 'left' | 'bar' | 'right' | 'search' | 'side' | 'mark' | 'page';

export interface FrameLook {
  readonly grounds: Readonly<Record<Exclude<Ground, 'page'>, GroundLook>>;
  readonly pages: Readonly<Record<TokenAppearance, PageLook>>;
}

interface GroundLook extends Pick<SurfaceLook, 'tokens'> {
  readonly scheme?: SurfaceLook['scheme'];
}

export interface PageLook {
  readonly tokens: Tokens;
  /** Corrections on the whole frame in this appearance. */
  readonly corrected: readonly Correction[];
}

export function frameLookOf(values: BackLookValues): FrameLook {
  const colours = backColours(values);
  const fill = readOn(colourOrWhite(colours.primary), [white]);
  const mixed = isMixed(values);
  const nav = mixed ? colours.tool : colours.nav;
  const bar = (over: string) => ({
    ground: displayedColour(mixed ? [colourOrWhite(nav)] : [colourOrWhite(over), colourOrWhite(nav)]),
    text: colourOrWhite(mixed ? colours.toolIcon : colours.navText),
    line: colourOrWhite(colours.navLine),
    chosen: colourOrWhite(mixed ? colours.toolIcon : colours.navChosen),
    fill,
  });
  const [atLeft, inMiddle, atRight] = [bar(colours.navLeft), bar(colours.navMedi), bar(colours.navRight)];
  const leftMenu = surfaceLook(atLeft);
  const middle = surfaceLook(inMiddle);
  const right = surfaceLook(atRight);
  const searchGround = displayedColour(
    [colourOrWhite(colours.searchBox), colourOrWhite(colours.searchGround)],
    atRight.ground,
  );
  const search = surfaceLook({
    ground: searchGround,
    text: colourOrWhite(colours.searchHint),
    chosen: colourOrWhite(colours.searchText),
    fill,
    line: searchGround,
  });
  const onSide = {
    ground: displayedColour([colourOrWhite(colours.aside)]),
    text: colourOrWhite(colours.asideText),
    line: colourOrWhite(colours.asideLine),
    chosen: colourOrWhite(colours.asideChosen),
    hover: colourOrWhite(colours.asideHover),
    fill,
  };
  const side = surfaceLook(onSide);
  const mark = readOn(colourOrWhite(colours.asideMark), [side.hover, onSide.ground], minimumContrast.mark.AA);
  const bubble = displayedColour([colourOrWhite(colours.bubble)], atRight.ground);
  const onBubble = readOn(colourOrWhite(usualColours.onBubble), [bubble]);
  const corrections = [
    ...of(mixed ? 'toolText' : 'navText', atLeft.text, leftMenu.text, atLeft.ground),
    ...of(mixed ? 'toolText' : 'navText', inMiddle.text, middle.text, inMiddle.ground),
    ...of(mixed ? 'toolText' : 'navText', atRight.text, right.text, atRight.ground),
    ...(values.topicStyle === 'light' && !mixed
      ? of('navChosen', inMiddle.chosen, middle.chosen, inMiddle.ground)
      : []),
    ...of('search', colourOrWhite(colours.searchHint), search.text, searchGround),
    ...of('asideText', onSide.text, side.text, onSide.ground),
    ...of('asideHover', onSide.hover, side.hover, onSide.ground),
    ...of('asideChosen', onSide.chosen, side.chosen, side.hover),
    ...of('asideMark', colourOrWhite(colours.asideMark), mark, onSide.ground),
    ...of('bubbleText', colourOrWhite(usualColours.onBubble), onBubble, bubble),
    ...of('fill', colourOrWhite(colours.primary), fill, white),
  ];
  const pageIn = (appearance: TokenAppearance): PageLook => {
    const { tokens, link, ground } = pageOf(appearance, fill, colourOrWhite(colours.primary));
    return {
      tokens,
      corrected: once([...corrections, ...of('link', colourOrWhite(colours.primary), link, ground)]),
    };
  };
  return {
    grounds: {
      left: leftMenu,
      bar: middle,
      right,
      // The search's hint has a colour of its own.
      search: { ...search, tokens: { ...search.tokens, textFaint: writeColour(search.text) } },
      side: { ...side, tokens: { ...side.tokens, sideMark: writeColour(mark) } },
      mark: { tokens: colourTokens({ accentSoft: bubble, accent: onBubble }) },
    },
    pages: { light: pageIn('light'), dark: pageIn('dark') },
  };
}

const shares = { light: [0.12, 0.1, 0.08, 0.06, 0.04], dark: [0.22, 0.18, 0.14, 0.1, 0.06] } as const;
const texts = ['text', 'textSecondary', 'textFaint'] as const;

/** All page tokens: our own, with the accent in the theme's primary colour. */
function pageOf(appearance: TokenAppearance, fill: Colour, primary: Colour) {
  const palette = appearancePalettes[appearance];
  const surface = colourOrWhite(palette.surface);
  const readOnSoft = (soft: Colour) =>
    texts.every((name) => writeColour(readOn(colourOrWhite(palette[name]), [soft])) === palette[name]);
  const soft =
    shares[appearance].map((share) => mix(surface, fill, share)).find(readOnSoft) ??
    colourOrWhite(palette.hover);
  const grounds = [
    surface,
    colourOrWhite(palette.ground),
    colourOrWhite(palette.raised),
    colourOrWhite(palette.hover),
    soft,
  ];
  const accent = readOn(primary, grounds);
  const accentFillHover = mix(fill, colourOrWhite('#000000'), 0.14);
  const tokens = {
    ...palette,
    ...colourTokens({ accent, accentSoft: soft, accentFill: fill, accentFillHover }),
  };
  return { tokens, link: accent, ground: surface };
}

function of(what: CorrectedColour, said: Colour, used: Colour, ground: Colour): Correction[] {
  const [before, after] = [writeColour(displayedColour([said], ground)), writeColour(used)];
  return before === after ? [] : [{ what, original: before, used: after }];
}

function once(all: readonly Correction[]): Correction[] {
  return [...new Map(all.map((one) => [Object.values(one).join(' '), one])).values()];
}
