/** Themes of the mobile app (spec 2§1, 2§3 "Mobile (H5) theme", 2§7): family `appTopic`. */
import * as z from 'zod';
import { digits, wireId, wireText } from '../codecs.ts';
import { get } from '../endpoint.ts';
import { themeCalls } from './calls.ts';
import { savedTheme, savedThemeExample, themeRow } from './theme.ts';
import { switchED } from './values.ts';

export const navTexts = { '1': 'show', '2': 'hide' } as const;
export const mobileIconTypes = { '1': 'first', '2': 'second' } as const;

/** The look's own part of a mobile theme. */
export const mobileLook = {
  topBgColor: wireText,
  topTxtColor: wireText,
  topTxtPosition: wireText,
  navBgColor: wireText,
  navShowTxt: digits(navTexts, 'show'),
  navColorDefault: wireText,
  navColorSelected: wireText,
  mainColor: wireText,
  bubbleColor: wireText,
  iconType: digits(mobileIconTypes, 'first'),
  iconStyleDefault: wireText,
  iconStyleSelected: wireText,
  iconSet: wireText,
};

/** One icon of the navigation, in its order. */
const icon = z.object({
  id: wireId,
  /** The navigation's entry, such as `message`. */
  iconKey: wireText,
  iconText: wireText,
  /** Address of a picture, or name of an icon. */
  iconDefault: wireText,
  iconSelected: wireText,
  iconStatus: switchED,
});
export type MobileIcon = z.output<typeof icon>;

const row = { ...themeRow, ...mobileLook };
/** The look is inside `appTopic`, the icons are beside it. */
const body = {
  ...savedTheme,
  appTopic: z.object(mobileLook),
  appTopicIcons: z.array(icon),
};

export const mobileTheme = z.object(row);
export type MobileTheme = z.output<typeof mobileTheme>;
export type MobileThemeValues = Readonly<z.output<z.ZodObject<typeof body>>>;

const exampleId = 'TM100001';

/** Themes of the mobile app. */
export const mobileThemes = themeCalls('appTopic', {
  prefix: 'themes.mobile',
  row,
  body,
  flat: true,
  ownPart: 'appTopic',
  example: {
    id: exampleId,
    body: {
      ...savedThemeExample,
      topicName: 'Pocket',
      appTopicIcons: [],
      appTopic: {
        topBgColor: '#4ba9f2',
        topTxtColor: '#ffffff',
        topTxtPosition: '',
        navBgColor: '#ffffff',
        navShowTxt: 'show',
        navColorDefault: '#666666',
        navColorSelected: '#5d9cec',
        mainColor: '#5d9cec',
        bubbleColor: '#e2f5ff',
        iconType: 'first',
        iconStyleDefault: '',
        iconStyleSelected: '',
        iconSet: '',
      },
    },
  },
});

/** A mobile theme with its icons. */
export const mobileThemeById = get('themes.mobile.byId', '/api/basicserver/appTopic/qryTopicById', {
  given: '2§7',
  request: { topicId: z.string().min(1) },
  response: z.object({ appTopic: mobileTheme, appTopicIcons: z.array(icon) }),
  example: { topicId: exampleId },
});
