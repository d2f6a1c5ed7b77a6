/** Which parts of the picture are judged against which: every text and mark, with the grounds that it stands on. */
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
  | ('asideMark' | 'searchText' | 'searchHint' | 'toolIcon' | 'onPrimary' | 'link' | 'onBubble')
  | ('topText' | 'tabText' | 'tabChosen');

export interface JudgedPair<Part extends string, Values> {
  readonly id: PairId;
  /** The text's part, or the colour of a text that no field sets. */
  readonly text: Part | { readonly fixed: string };
  /** The parts of the ground, the topmost first; below them lies the white page. */
  readonly on: readonly Part[];
  /** The ground is what a designer changes, since the text's colours are few or fixed. */
  readonly turned?: true;
  /** The part with the size of the text. */
  readonly size?: Part;
  /** A mark is no text, and may be fainter. */
  readonly isMark?: (values: Values) => boolean;
  /** Pictures that lie on the ground, the topmost first. */
  readonly pictures?: readonly Part[];
  /** Judged only where one of these parts is set. */
  readonly ifSet?: readonly Part[];
  readonly when?: (values: Values) => boolean;
}

type BackPair = JudgedPair<BackPart, BackLookValues>;

/** The pairs of the primary colour and the bubble, which occur on every page of any frame. */
export const pagePairs = [
  { id: 'onPrimary', text: { fixed: usual.onPrimary }, on: ['primary'], turned: true },
  { id: 'link', text: 'primary', on: [] },
  { id: 'onBubble', text: { fixed: usual.onBubble }, on: ['bubble'], turned: true },
] as const satisfies readonly JudgedPair<BackPart & MobilePart, never>[];

const onBar = { text: 'navText', size: 'navSize' } as const;
const inSearch = { on: ['searchBox', 'searchGround', 'navMedi', 'nav'], pictures: ['navImage'] } as const;
const isLight = ({ topicStyle }: BackLookValues) => topicStyle === 'light';

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
  // In the other styles it is the text of the bar, which is judged.
  {
    ...onBar,
    id: 'navChosen',
    text: 'navChosen',
    on: ['navMedi', 'nav'],
    pictures: ['navImage'],
    when: isLight,
  },
  { id: 'asideText', text: 'asideText', on: ['aside'], size: 'asideSize' },
  { id: 'asideHover', text: 'asideText', on: ['asideHover', 'aside'], size: 'asideSize' },
  { id: 'asideChosen', text: 'asideChosen', on: ['asideHover', 'aside'], size: 'asideSize' },
  { id: 'asideMark', text: 'asideMark', on: ['aside'], isMark: () => true },
  { ...inSearch, id: 'searchText', text: 'searchText' },
  { ...inSearch, id: 'searchHint', text: 'searchHint' },
  {
    id: 'toolIcon',
    text: 'toolIcon',
    on: ['tool'],
    turned: true,
    isMark: () => true,
    pictures: ['toolImage'],
    when: hasToolBar,
  },
  ...pagePairs,
];

const areIconsAlone = ({ navShowTxt }: MobileThemeValues['appTopic']) => navShowTxt !== 'show';

export const mobilePairs: readonly JudgedPair<MobilePart, MobileThemeValues['appTopic']>[] = [
  { id: 'topText', text: 'topText', on: ['top'] },
  { id: 'tabText', text: 'navText', on: ['nav'], isMark: areIconsAlone },
  { id: 'tabChosen', text: 'navChosen', on: ['nav'], isMark: areIconsAlone },
  ...pagePairs,
];
