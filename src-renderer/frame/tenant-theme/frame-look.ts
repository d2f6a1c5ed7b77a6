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
import type { Corrected, Correction } from '#state/tenant-theme.ts';
import { appearancePalettes, type TokenAppearance } from '../tokens.ts';
import {
  colourOrWhite,
  type Dressed,
  dress,
  mix,
  painted,
  readOn,
  type Tokens,
  written,
} from './surface-tokens.ts';

/** Values of `data-ground`. `page` covers pages and everything that floats over the others. */
export type Ground = 'left' | 'bar' | 'right' | 'search' | 'side' | 'mark' | 'page';

export interface FrameLook {
  readonly grounds: Readonly<Record<Exclude<Ground, 'page'>, GroundLook>>;
  readonly pages: Readonly<Record<TokenAppearance, PageLook>>;
}

interface GroundLook extends Pick<Dressed, 'tokens'> {
  readonly scheme?: Dressed['scheme'];
}

export interface PageLook {
  readonly tokens: Tokens;
  /** Corrections on the whole frame in this appearance. */
  readonly corrected: readonly Correction[];
}

export function frameLookOf(values: BackLookValues): FrameLook {
  const said = backColours(values);
  const fill = readOn(colourOrWhite(said.primary), [white]);
  const mixed = isMixed(values);
  const nav = mixed ? said.tool : said.nav;
  const bar = (over: string) => ({
    ground: painted(mixed ? [colourOrWhite(nav)] : [colourOrWhite(over), colourOrWhite(nav)]),
    text: colourOrWhite(mixed ? said.toolIcon : said.navText),
    line: colourOrWhite(said.navLine),
    chosen: colourOrWhite(mixed ? said.toolIcon : said.navChosen),
    fill,
  });
  const [atLeft, inMiddle, atRight] = [bar(said.navLeft), bar(said.navMedi), bar(said.navRight)];
  const left = dress(atLeft);
  const middle = dress(inMiddle);
  const right = dress(atRight);
  const searchGround = painted(
    [colourOrWhite(said.searchBox), colourOrWhite(said.searchGround)],
    atRight.ground,
  );
  const search = dress({
    ground: searchGround,
    text: colourOrWhite(said.searchHint),
    chosen: colourOrWhite(said.searchText),
    fill,
    line: searchGround,
  });
  const onSide = {
    ground: painted([colourOrWhite(said.aside)]),
    text: colourOrWhite(said.asideText),
    line: colourOrWhite(said.asideLine),
    chosen: colourOrWhite(said.asideChosen),
    hover: colourOrWhite(said.asideHover),
    fill,
  };
  const side = dress(onSide);
  const mark = readOn(colourOrWhite(said.asideMark), [side.hover, onSide.ground], minimumContrast.mark.AA);
  const bubble = painted([colourOrWhite(said.bubble)], atRight.ground);
  const onBubble = readOn(colourOrWhite(usualColours.onBubble), [bubble]);
  const told = [
    ...of(mixed ? 'toolText' : 'navText', atLeft.text, left.text, atLeft.ground),
    ...of(mixed ? 'toolText' : 'navText', inMiddle.text, middle.text, inMiddle.ground),
    ...of(mixed ? 'toolText' : 'navText', atRight.text, right.text, atRight.ground),
    ...(values.topicStyle === 'light' && !mixed
      ? of('navChosen', inMiddle.chosen, middle.chosen, inMiddle.ground)
      : []),
    ...of('search', colourOrWhite(said.searchHint), search.text, searchGround),
    ...of('asideText', onSide.text, side.text, onSide.ground),
    ...of('asideHover', onSide.hover, side.hover, onSide.ground),
    ...of('asideChosen', onSide.chosen, side.chosen, side.hover),
    ...of('asideMark', colourOrWhite(said.asideMark), mark, onSide.ground),
    ...of('bubbleText', colourOrWhite(usualColours.onBubble), onBubble, bubble),
    ...of('fill', colourOrWhite(said.primary), fill, white),
  ];
  const pageIn = (appearance: TokenAppearance): PageLook => {
    const { tokens, link, ground } = pageOf(appearance, fill, colourOrWhite(said.primary));
    return { tokens, corrected: once([...told, ...of('link', colourOrWhite(said.primary), link, ground)]) };
  };
  return {
    grounds: {
      left,
      bar: middle,
      right,
      // The search's hint has a colour of its own.
      search: { ...search, tokens: { ...search.tokens, textFaint: writeColour(search.text) } },
      side: { ...side, tokens: { ...side.tokens, sideMark: writeColour(mark) } },
      mark: { tokens: written({ accentSoft: bubble, accent: onBubble }) },
    },
    pages: { light: pageIn('light'), dark: pageIn('dark') },
  };
}

const shares = { light: [0.12, 0.1, 0.08, 0.06, 0.04], dark: [0.22, 0.18, 0.14, 0.1, 0.06] } as const;
const texts = ['text', 'textSecondary', 'textFaint'] as const;

/** All page tokens: our own, with the accent in the theme's primary colour. */
function pageOf(appearance: TokenAppearance, fill: Colour, primary: Colour) {
  const own = appearancePalettes[appearance];
  const surface = colourOrWhite(own.surface);
  const readOnSoft = (soft: Colour) =>
    texts.every((name) => writeColour(readOn(colourOrWhite(own[name]), [soft])) === own[name]);
  const soft =
    shares[appearance].map((share) => mix(surface, fill, share)).find(readOnSoft) ?? colourOrWhite(own.hover);
  const grounds = [
    surface,
    colourOrWhite(own.ground),
    colourOrWhite(own.raised),
    colourOrWhite(own.hover),
    soft,
  ];
  const accent = readOn(primary, grounds);
  const accentFillHover = mix(fill, colourOrWhite('#000000'), 0.14);
  const tokens = { ...own, ...written({ accent, accentSoft: soft, accentFill: fill, accentFillHover }) };
  return { tokens, link: accent, ground: surface };
}

function of(what: Corrected, said: Colour, used: Colour, ground: Colour): Correction[] {
  const [before, after] = [writeColour(painted([said], ground)), writeColour(used)];
  return before === after ? [] : [{ what, said: before, used: after }];
}

function once(all: readonly Correction[]): Correction[] {
  return [...new Map(all.map((one) => [Object.values(one).join(' '), one])).values()];
}
