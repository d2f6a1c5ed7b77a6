/** The pairs of colours whose contrast is judged: every text and mark, with each ground below it. */
import type { MobileThemeValues } from '../../../api/themes/mobile.ts';
import { type BackPart, hasToolBar } from './back-look-table.ts';
import type { BackLookValues } from './look.ts';
import type { MobilePart } from './mobile-look-table.ts';
import { usualColours as usual } from './values.ts';

/** Ids of the pairs; `themeContrast.pair.*` are their names. */
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
  | ('asideMark' | 'searchText' | 'searchIcon' | 'searchHint' | 'toolIcon' | 'windowTitle')
  | ('onPrimary' | 'link' | 'state' | 'onBubble' | 'badge')
  | ('topText' | 'tabText' | 'tabChosen');

/** A part of the picture, a share of its opacity, or a colour that no field sets. */
export type Layer<Part extends string> =
  | Part
  | { readonly part: Part; readonly share: number }
  | { readonly fixed: string };

/** The drawn values by part: colours, and words of the frame's shape. */
export type Drawn = Readonly<Record<string, string>>;

export interface JudgedPair<Part extends string, Values> {
  readonly id: PairId;
  /** The text's part, or the colour of a text that no field sets. */
  readonly text: Part | { readonly fixed: string };
  /** The layers of the ground, the topmost first; below them lies the white page. */
  readonly on: readonly Layer<Part>[] | ((drawn: Drawn) => readonly Layer<Part>[]);
  /** The ground is what a designer changes, since the text's colours are few or fixed. */
  readonly changesGround?: true;
  /** The part with the size of the text. */
  readonly size?: Part;
  /** A mark is no text, and may be fainter. */
  readonly isMark?: (values: Values) => boolean;
  /** Pictures that lie on the ground, the topmost first. */
  readonly pictures?: readonly Part[] | ((drawn: Drawn) => readonly Part[]);
  /** Judged only where one of these parts is set. */
  readonly ifSet?: readonly Part[];
  readonly when?: (values: Values, drawn: Drawn) => boolean;
}

type BackPair = JudgedPair<BackPart, BackLookValues>;

/** The pairs of the primary colour and the bubble, which occur on every page of any frame. */
export const pagePairs = [
  { id: 'onPrimary', text: { fixed: usual.onPrimary }, on: ['primary'], changesGround: true },
  { id: 'link', text: 'primary', on: [] },
  { id: 'onBubble', text: { fixed: usual.onBubble }, on: ['bubble'], changesGround: true },
  { id: 'badge', text: { fixed: usual.onBadge }, on: [{ fixed: usual.badge }] },
] as const satisfies readonly JudgedPair<BackPart & MobilePart, never>[];

const onBar = { text: 'navText', size: 'navSize' } as const;

/** The bar that the search stands on, and the part of it: at its right end unless a theme says otherwise. */
function searchBar({ layout, search, place }: Drawn): readonly BackPart[] {
  if (layout === 'mixed') return ['tool'];
  const placed = layout === 'horizontal' && search === 'expand' ? place : 'right';
  if (placed === 'left') return ['nav'];
  return placed === 'centre' ? ['navMedi', 'nav'] : ['navRight', 'nav'];
}

const inSearch = {
  on: (drawn: Drawn) => ['searchBox', 'searchGround', ...searchBar(drawn)] as const,
  pictures: (drawn: Drawn) => searchBar(drawn).map((part): BackPart => `${part}Image` as 'navImage'),
};
const isExpanded = ({ layout, search }: Drawn) => layout !== 'vertical' && search === 'expand';

export const backPairs: readonly BackPair[] = [
  { ...onBar, id: 'navText', on: ['nav'], pictures: ['navImage'] },
  ...(['navLeft', 'navMedi', 'navRight'] as const).map(
    (part): BackPair => ({
      ...onBar,
      id: part,
      on: [part, 'nav'],
      pictures: [`${part}Image`, 'navImage'],
      ifSet: [part, `${part}Image`],
    }),
  ),
  // The chosen entry has a chip of its own colour.
  {
    ...onBar,
    id: 'navChosen',
    text: 'navChosen',
    on: [{ part: 'navChosen', share: 0.16 }, 'navMedi', 'nav'],
    pictures: ['navMediImage', 'navImage'],
  },
  { id: 'asideText', text: 'asideText', on: ['aside'], size: 'asideSize' },
  { id: 'asideHover', text: 'asideText', on: ['asideHover', 'aside'], size: 'asideSize' },
  { id: 'asideChosen', text: 'asideChosen', on: ['asideHover', 'aside'], size: 'asideSize' },
  { id: 'asideMark', text: 'asideMark', on: ['asideHover', 'aside'], isMark: () => true },
  {
    ...inSearch,
    id: 'searchText',
    text: 'searchText',
    on: (drawn) => ['searchGround', ...searchBar(drawn)],
    when: (_, drawn) => isExpanded(drawn),
  },
  { ...inSearch, id: 'searchIcon', text: 'searchText', isMark: () => true },
  {
    ...inSearch,
    id: 'searchHint',
    text: 'searchHint',
    when: (_, { layout }) => layout !== 'vertical',
  },
  {
    id: 'toolIcon',
    text: 'toolIcon',
    on: ['tool'],
    changesGround: true,
    pictures: ['toolImage'],
    when: hasToolBar,
  },
  {
    id: 'windowTitle',
    text: 'navText',
    on: [{ fixed: usual.windowShade }, 'nav'],
    when: ({ dtu }) => dtu === 'app-pc',
  },
  ...pagePairs,
  {
    id: 'state',
    text: { fixed: usual.ink },
    on: [{ part: 'primary', share: 0.18 }],
    changesGround: true,
  },
];

const areIconsAlone = ({ navShowTxt }: MobileThemeValues['appTopic']) => navShowTxt !== 'show';

export const mobilePairs: readonly JudgedPair<MobilePart, MobileThemeValues['appTopic']>[] = [
  { id: 'topText', text: 'topText', on: ['top'] },
  { id: 'tabText', text: 'navText', on: ['nav'], isMark: areIconsAlone },
  { id: 'tabChosen', text: 'navChosen', on: ['nav'], isMark: areIconsAlone },
  ...pagePairs,
];
