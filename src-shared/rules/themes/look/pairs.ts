/** Colour pairs of a theme: every text and mark with its ground, its field, its contrast, and a better colour. */

import { type Colour, stacked, white, writeColour } from '../../../kit/colour/colour.ts';
import {
  type ContrastGrade,
  type ContrastKind,
  contrast,
  contrastKindOf,
  minimumContrast,
  verdict,
} from '../../../kit/colour/contrast.ts';
import { nearestPassing } from '../../../kit/colour/nearest-readable.ts';
import type { Terminal } from '../terminals.ts';
import { type BackColours, backColours, usual } from './back-look.ts';
import type { BackLookValues, LookValues, MobileLookValues, Region, SpecialLookValues } from './look.ts';
import { asBack } from './look-of.ts';
import { mobileColours } from './mobile-look.ts';
import { colourOf, fontSize } from './values.ts';

/** Ids of the pairs; `themePreview.pair.*` are their names. */
export type PairId =
  | (
      | 'navText'
      | 'navLeft'
      | 'navMedi'
      | 'navRight'
      | 'navChosen'
      | 'asideText'
      | 'asideChosen'
      | 'asideHover'
    )
  | ('asideMark' | 'searchText' | 'searchHint' | 'toolIcon' | 'onPrimary' | 'link' | 'onBubble')
  | ('topText' | 'tabText' | 'tabChosen');

export interface Pair {
  readonly id: PairId;
  readonly region: Region;
  /** The field whose colour may be replaced to improve the pair; null where the theme sets neither colour. */
  readonly field: string | null;
  /** Fields that make up the ground, the topmost first. */
  readonly grounds: readonly string[];
  readonly kind: ContrastKind;
  /** The colours as they are seen, after blending. */
  readonly text: string;
  readonly ground: string;
  /** The colour of `field`, with its opacity. */
  readonly said: string;
  readonly ratio: number;
  readonly verdict: ContrastGrade;
  /** A picture lies on the ground: `ratio` is that of the colour below the picture. */
  readonly pictured: boolean;
}

interface Plan extends Pick<Pair, 'id' | 'region' | 'field' | 'grounds' | 'kind'> {
  readonly text: Colour;
  /** Layers of the ground, the topmost first; the page lies below them. */
  readonly below: readonly Colour[];
  /** `field` sets the ground's colour, and the text's colour is fixed. */
  readonly turned?: boolean;
  readonly picture?: string;
}

export function pairsOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): readonly Pair[] {
  return plansOf(terminal, values).map(toPair);
}

/** The nearest colour for a pair's field that passes on all grounds of its text; null for none, or for no field. */
export function nearestFor<Of extends Terminal>(
  terminal: Of,
  values: LookValues[Of],
  id: PairId,
  level: 'AA' | 'AAA',
): string | null {
  const plans = plansOf(terminal, values);
  const plan = plans.find((one) => one.id === id);
  const wanted = plan && minimumContrast[plan.kind][level];
  if (!plan?.field || wanted === null || wanted === undefined) return null;
  if (plan.turned) {
    const found = nearestPassing(plan.below[0] ?? white, [plan.text], wanted);
    return found && writeColour(found);
  }
  const ground = stacked(plan.below);
  const all = plans
    .filter(({ field, turned }) => field === plan.field && !turned)
    .map(({ below }) => stacked(below));
  const found = nearestPassing(plan.text, all, wanted) ?? nearestPassing(plan.text, [ground], wanted);
  return found && writeColour(found);
}

function toPair(plan: Plan): Pair {
  const ground = stacked(plan.below);
  const ratio = contrast(plan.text, ground);
  return {
    id: plan.id,
    region: plan.region,
    field: plan.field,
    grounds: plan.grounds,
    kind: plan.kind,
    text: writeColour(stacked([plan.text], ground)),
    ground: writeColour(ground),
    said: writeColour((plan.turned ? plan.below[0] : plan.text) ?? white),
    ratio,
    verdict: verdict(ratio, plan.kind),
    pictured: (plan.picture ?? '') !== '',
  };
}

function plansOf<Of extends Terminal>(terminal: Of, values: LookValues[Of]): readonly Plan[] {
  if (terminal === 'h5') return mobilePlans(values as MobileLookValues);
  if (terminal === 'special') return wholePage(backColours(asBack(values as SpecialLookValues)));
  return backPlans(values as BackLookValues);
}

function backPlans(values: BackLookValues): readonly Plan[] {
  const colours = backColours(values);
  const of = (name: keyof BackColours) => colourOf(colours[name]);
  const nav = {
    field: 'navMenuFontColor',
    kind: contrastKindOf(fontSize(values.navMenuFontSize)),
    region: 'nav',
  } as const;
  const side = {
    kind: contrastKindOf(fontSize(values.sideMenuFontSize)),
    region: 'aside',
    grounds: ['asideBgColor'],
  } as const;
  const parts = [
    ['navLeft', values.navigationLeftBgColor, 'navigationLeftBgColor', values.navLeftBackgroundImg],
    ['navMedi', values.navigationMediBgColor, 'navigationMediBgColor', values.navMediBackgroundImg],
    ['navRight', values.navigationRightBgColor, 'navigationRightBgColor', values.navRightBackgroundImg],
  ] as const;
  const middle = [of('navMedi'), of('nav')];
  const searchBelow = [of('searchBox'), of('searchGround'), ...middle];
  const search = {
    region: 'search',
    kind: 'text',
    below: searchBelow,
    picture: values.navBackgroundImg,
    grounds: ['searchBoxColor', 'searchBgColor', 'navigationBgColor'],
  } as const;
  const onNav = { ...nav, text: of('navText'), picture: values.navBackgroundImg };
  return [
    { ...onNav, id: 'navText', grounds: ['navigationBgColor'], below: [of('nav')] },
    ...parts
      .filter(([, colour, , picture]) => colour !== '' || picture !== '')
      .map(
        ([id, , field, picture]): Plan => ({
          ...onNav,
          id,
          grounds: [field, 'navigationBgColor'],
          below: [of(id), of('nav')],
          picture: picture || values.navBackgroundImg,
        }),
      ),
    ...(values.topicStyle === 'light'
      ? [
          {
            ...onNav,
            id: 'navChosen',
            field: 'navOptMenuColor',
            text: of('navChosen'),
            grounds: ['navigationBgColor'],
            below: middle,
          } satisfies Plan,
        ]
      : []),
    { ...side, id: 'asideText', field: 'asideMenuColor', text: of('asideText'), below: [of('aside')] },
    {
      ...side,
      id: 'asideHover',
      field: 'asideMenuColor',
      text: of('asideText'),
      grounds: ['asideMenuHoverColor', 'asideBgColor'],
      below: [of('asideHover'), of('aside')],
    },
    {
      ...side,
      id: 'asideChosen',
      field: 'sideOptMenuColor',
      text: of('asideChosen'),
      grounds: ['asideMenuHoverColor', 'asideBgColor'],
      below: [of('asideHover'), of('aside')],
    },
    {
      ...side,
      id: 'asideMark',
      field: 'sideMenuLeftColor',
      kind: 'mark',
      text: of('asideMark'),
      below: [of('aside')],
    },
    { ...search, id: 'searchText', field: 'searchFontColor', text: of('searchText') },
    { ...search, id: 'searchHint', field: 'searchParFontColor', text: of('searchHint') },
    ...(values.topicLayout === 'mixed'
      ? [
          {
            id: 'toolIcon',
            region: 'tool',
            field: 'toolBgColor',
            kind: 'mark',
            turned: true,
            grounds: ['toolBgColor'],
            text: of('toolIcon'),
            below: [of('tool')],
            picture: values.toolBgImg,
          } satisfies Plan,
        ]
      : []),
    ...wholePage(colours),
  ];
}

/** The pairs of the primary colour and the bubble, which occur on every page of any frame. */
function wholePage(
  { primary, bubble }: Pick<BackColours, 'primary' | 'bubble'>,
  field = 'primaryColor',
): Plan[] {
  const main = { region: 'other', field, grounds: [field], kind: 'text' } as const;
  return [
    { ...main, id: 'onPrimary', turned: true, text: colourOf(usual.onPrimary), below: [colourOf(primary)] },
    { ...main, id: 'link', grounds: [], text: colourOf(primary), below: [white] },
    {
      ...main,
      id: 'onBubble',
      field: 'bubbleColor',
      grounds: ['bubbleColor'],
      turned: true,
      text: colourOf(usual.onBubble),
      below: [colourOf(bubble)],
    },
  ];
}

function mobilePlans(values: MobileLookValues): readonly Plan[] {
  const colours = mobileColours(values);
  const tab = { region: 'icons', grounds: ['navBgColor'], below: [colourOf(colours.nav)] } as const;
  const kind = values.navShowTxt === 'show' ? 'text' : 'mark';
  return [
    {
      id: 'topText',
      region: 'base',
      field: 'topTxtColor',
      grounds: ['topBgColor'],
      kind: 'text',
      text: colourOf(colours.topText),
      below: [colourOf(colours.top)],
    },
    { ...tab, id: 'tabText', field: 'navColorDefault', kind, text: colourOf(colours.navText) },
    { ...tab, id: 'tabChosen', field: 'navColorSelected', kind, text: colourOf(colours.navChosen) },
    ...wholePage(colours, 'mainColor'),
  ];
}
