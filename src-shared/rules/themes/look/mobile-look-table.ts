/** The look of mobile themes, field by field (spec 2§3 "Mobile (H5) theme", 2§9; THM-045, 085 to 087, 197). */
import type { MobileThemeValues } from '../../../api/themes/mobile.ts';
import { themeConstants } from '../constants.ts';
import { lookColour, optionsFromWords } from './look-controls.ts';
import type { LookTable, PartOf } from './look-table.ts';
import { usualColours as usual } from './values.ts';

const { primary, bubble, navigation } = themeConstants;
const nameOfIcons = { kind: 'text', region: 'icons', most: 100, mono: true, ofIcons: true } as const;

type Said = MobileThemeValues['appTopic'];

export const mobileLookTable = {
  topBgColor: {
    ...lookColour,
    region: 'base',
    part: 'top',
    code: 'nb',
    documented: true,
    begins: (style) => navigation[style],
    standIn: navigation.dark,
  },
  topTxtColor: {
    ...lookColour,
    region: 'base',
    part: 'topText',
    code: 'nf',
    begins: usual.onNavigation,
    standIn: '#ffffff',
  },
  topTxtPosition: {
    kind: 'choice',
    region: 'base',
    part: 'place',
    begins: 'center',
    // The documents do not list the values: any word for left means left, anything else centre.
    shapeOf: (said) => (/^(left|start|0)$/i.test(said.trim()) ? 'left' : 'centre'),
    options: optionsFromWords({ left: 'themeFields.place.left', center: 'themeFields.place.centre' }),
  },
  mainColor: {
    ...lookColour,
    region: 'base',
    part: 'primary',
    code: 'pr',
    documented: true,
    begins: primary,
    standIn: primary,
  },
  bubbleColor: {
    ...lookColour,
    region: 'base',
    part: 'bubble',
    code: 'bu',
    documented: true,
    begins: bubble.mobile,
    standIn: bubble.mobile,
  },
  navBgColor: {
    ...lookColour,
    region: 'icons',
    part: 'nav',
    code: 'ab',
    begins: usual.tabs,
    standIn: usual.tabs,
  },
  navShowTxt: {
    kind: 'choice',
    region: 'icons',
    part: 'texts',
    ofIcons: true,
    begins: 'show',
    options: optionsFromWords({ show: 'themeFields.navText.show', hide: 'themeFields.navText.hide' }),
  },
  navColorDefault: {
    ...lookColour,
    region: 'icons',
    part: 'navText',
    code: 'af',
    begins: usual.tabText,
    standIn: usual.tabText,
  },
  navColorSelected: {
    ...lookColour,
    region: 'icons',
    part: 'navChosen',
    code: 'ao',
    begins: usual.chosen,
    standIn: { part: 'primary' },
  },
  iconType: {
    kind: 'choice',
    region: 'icons',
    part: 'icons',
    ofIcons: true,
    begins: 'first',
    shapeOf: (said) => (said === 'second' ? 'line' : 'filled'),
    options: optionsFromWords({ first: 'themeFields.icon.filled', second: 'themeFields.icon.line' }),
  },
  iconStyleDefault: nameOfIcons,
  iconStyleSelected: nameOfIcons,
  iconSet: nameOfIcons,
} as const satisfies LookTable<Said, keyof Said>;

export type MobilePart = PartOf<typeof mobileLookTable>;
