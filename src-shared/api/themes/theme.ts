/** Fields of a theme of any family (spec 2§3 "Identity and naming", "Classification", "Range"). */
import * as z from 'zod';
import { digits, optionalWireId, wireId, wireText, wordsAsNames } from '../codecs.ts';
import { appointmentValues } from './appointment.ts';
import { topicStyles } from './context.ts';
import { sharesOrNone, switchED, titlesShown } from './values.ts';

/** `teamsDefault` is the default theme, which is seen where no other is appointed. */
export const topicTypes = ['teams', 'teamsDefault'] as const;

const styleOrDark = digits(wordsAsNames(topicStyles), 'dark');
const typeOrTeams = digits(wordsAsNames(topicTypes), 'teams');

/** `external` where another system supplied the theme; otherwise ''. */
const sourceOrNone = digits({ '': '', external: 'external' }, '');

const order = z.codec(z.union([z.number(), z.string()]).nullish(), z.number().optional(), {
  decode: (wire) => (/^\d{1,9}$/.test(String(wire)) ? Number(wire) : undefined),
  encode: (value) => value,
});

/** The editable names of a theme. */
const naming = {
  topicName: z.string(),
  /** Title of the browser's window. */
  titleName: wireText,
  titleFormat: wireText,
  sysTopicName: wireText,
  titleShowWay: titlesShown,
};

/** Names in several languages: read, and never saved with the theme (2§3, 2§5). */
export const innerNames = { topicNameInter: wireText.optional(), titleNameInter: wireText.optional() };

const classification = {
  topicStyle: styleOrDark,
  topicStatus: switchED,
  topicType: typeOrTeams,
  /** Position, from 1. Lists are sorted already, so an invalid number is ignored. */
  topicOrder: order,
  topicSource: sourceOrNone,
  deptId: optionalWireId,
  /** Address of a thumbnail. */
  screenShot: wireText,
  publishLogo: wireText,
};

const range = {
  /** People who may use the theme; empty for everybody. */
  useRange: sharesOrNone,
  /** People who are excluded. */
  useRangeDisable: sharesOrNone,
};

const { topicOrder: _order, ...savedClassification } = classification;
/** Fields of any theme that are saved: its position is not. */
export const savedTheme = { ...naming, ...savedClassification, ...range };

/** A theme without a title, a picture or limits, for the examples of calls. */
export const savedThemeExample: z.output<z.ZodObject<typeof savedTheme>> = {
  topicName: '',
  titleName: '',
  titleFormat: '',
  sysTopicName: '',
  titleShowWay: [],
  topicStyle: 'dark',
  topicStatus: false,
  topicType: 'teams',
  topicSource: '',
  deptId: '',
  screenShot: '',
  publishLogo: '',
  useRange: [],
  useRangeDisable: [],
};

/** The last editor and the time; chosen, and a server may leave them out. */
export const themeStamps = { updaterName: wireText.optional(), updateTime: wireText.optional() };

/** Fields of any theme in a list. */
export const themeRow = {
  id: wireId,
  ...naming,
  ...innerNames,
  ...classification,
  ...range,
  ...appointmentValues,
  ...themeStamps,
};
