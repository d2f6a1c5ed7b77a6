/** What every theme has, of whatever family (spec 2§3 "Identity and naming", "Classification", "Range"). */
import * as z from 'zod';
import { digits, optionalWireId, wireId, wireText } from '../codecs.ts';
import { appointmentValues } from './appointment.ts';
import { topicStyles } from './context.ts';
import { sharesOrNone, switchED, titlesShown } from './values.ts';

/** `teamsDefault` is the one that holds where nothing else is appointed. */
export const topicTypes = ['teams', 'teamsDefault'] as const;

const styleOrDark = z.codec(z.string().nullish(), z.enum(topicStyles), {
  decode: (wire) => topicStyles.find((style) => style === wire) ?? ('dark' as const),
  encode: (value) => value,
});

const typeOrTeams = z.codec(z.string().nullish(), z.enum(topicTypes), {
  decode: (wire) => (wire === 'teamsDefault' ? ('teamsDefault' as const) : ('teams' as const)),
  encode: (value) => value,
});

/** `external` where another system gave it; '' else. */
const sourceOrNone = digits({ '': '', external: 'external' }, '');

const order = z.codec(z.union([z.number(), z.string()]).nullish(), z.number().optional(), {
  decode: (wire) => (/^\d{1,9}$/.test(String(wire)) ? Number(wire) : undefined),
  encode: (value) => value,
});

/** What a person says of a theme's naming. */
export const naming = {
  topicName: z.string(),
  /** Title of the browser's window. */
  titleName: wireText,
  titleFormat: wireText,
  sysTopicName: wireText,
  titleShowWay: titlesShown,
};

/** Names in several languages: read, and left out of what is saved (2§3, 2§5). */
export const innerNames = { topicNameInter: wireText.optional(), titleNameInter: wireText.optional() };

export const classification = {
  topicStyle: styleOrDark,
  topicStatus: switchED,
  topicType: typeOrTeams,
  /** From 1 on. Lists come in their order: one that is odd is as good as none. */
  topicOrder: order,
  topicSource: sourceOrNone,
  deptId: optionalWireId,
  /** Address of a picture of it. */
  screenShot: wireText,
  publishLogo: wireText,
};

export const range = {
  /** Who may use it; empty: everybody. */
  useRange: sharesOrNone,
  /** Who of them may not. */
  useRangeDisable: sharesOrNone,
};

/** Who changed it last, and when; chosen, a server may leave it out. */
export const themeStamps = { updaterName: wireText.optional(), updateTime: wireText.optional() };

/** What a list shows of any theme. */
export const themeRow = {
  id: wireId,
  ...naming,
  ...innerNames,
  ...classification,
  ...range,
  ...appointmentValues,
  ...themeStamps,
};
