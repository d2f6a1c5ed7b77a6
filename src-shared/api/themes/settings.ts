/** Settings for all themes of a department: titles, authority, independence, fonts, ids (spec 2§3, 2§7). */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { themeDtus } from './context.ts';
import { switchED, titlesShown } from './values.ts';

const titles = {
  given: '2§7; 2§3',
  /** The list is JSON in a text; the owner's fields are chosen. */
  request: { titleShowWay: titlesShown, topicId: z.string().optional(), deptId: z.string().optional() },
  example: { titleShowWay: [{ id: 'appTitle' as const, selected: true }] },
};

/** Sets the titles that standard themes show. */
export const updateBackTitles = post(
  'themes.back.titles',
  '/api/basicserver/backTopic/updateTitleShowWay',
  titles,
);

/** Sets the titles that special themes show. */
export const updateSpecialTitles = post(
  'themes.special.titles',
  '/api/basicserver/featureTopic/updateTitleShowWay',
  titles,
);

/** Sets the titles that the platform's own themes show. */
export const updateSystemTitles = post(
  'themes.system.titles',
  '/api/basicserver/sysTopic/updateTitleShowWay',
  titles,
);

/** Names of the platform's own special themes, by their logo. */
export const systemThemeNames = get(
  'themes.system.names',
  '/api/basicserver/sysTopic/qrySysFeaTopicNameByPublishLogo',
  {
    given: '2§7',
    request: { publishLogo: z.string() },
    response: z.array(z.object({ id: wireId, sysTopicName: wireText, titleShowWay: titlesShown })),
    example: { publishLogo: '' },
  },
);

/** Whether the department and those below it may have and use themes of their own. */
const authority = z.object({ allowLow: switchED, customTopic: switchED });

/** A department's authority for themes of its own; `parent` is what the department above allows. */
export const queryAuthority = get('themes.authority', '/api/basicserver/topic/qryAuthBalance', {
  given: '2§7; 2§3',
  /** The terminal whose authority is read, as it is saved. */
  request: { deptId: z.string(), settingModule: z.enum(themeDtus).optional() },
  response: z.object({
    setting: authority,
    parent: authority.nullish(),
    /** Whether this user may change the authority. */
    permission: right(),
    /** Whether there is a department above this one. */
    ischild: right(),
  }),
  record: { foreignPart: 'parent' },
  example: { deptId: 'D200' },
});

/** Saves a department's authority for themes of its own. */
export const saveAuthority = post('themes.saveAuthority', '/api/basicserver/topic/saveAuthBalance', {
  given: '2§7; 2§3',
  request: {
    deptId: z.string(),
    settingModule: z.enum(themeDtus),
    allowLow: switchED,
    customTopic: switchED,
  },
  example: { deptId: 'D200', settingModule: 'pc', allowLow: true, customTopic: true },
});

/** The fonts that themes may use. */
export const queryFonts = get('themes.fonts', '/api/basicserver/topic/qryAllFont', {
  given: '2§7',
  response: z.array(z.object({ fontName: z.string(), fontFamily: z.string() })),
});

/** Reserves an id for a new theme. */
export const newThemeId = get('themes.newId', '/api/basicserver/topic/generate', {
  given: '2§7',
  response: wireId,
});

/** Whether this user administers all themes. */
export const querySuper = get('themes.super', '/api/basicserver/topic/gainOptSuper', {
  given: '2§7',
  response: right(),
});

/** The themes that the signed-in user may use. */
export const queryMyThemes = get('themes.mine', '/api/basicserver/topic/qryAuthTopic', {
  given: '2§7',
  request: { dtu: z.enum(themeDtus).optional() },
  response: z.array(z.object({ id: wireId, topicName: z.string(), topicStyle: wireText })),
});

/** Clears the server's cache of names in other languages. */
export const flushThemeNames = get('themes.flushNames', '/api/basicserver/topic/flushTopicInter', {
  given: '2§7',
  effect: 'write',
});

/** Whether a department's desktop-client themes may be independent of those above it. */
export const queryIndependence = get(
  'themes.independence',
  '/api/basicserver/topic/qryAllowAloneSettingNew',
  {
    given: '2§7; 2§3',
    request: { tenantKey: z.string(), deptId: z.string(), dtu: z.literal('app-pc') },
    response: z.object({ allowAlone: switchOrFlag() }),
    example: { tenantKey: 'T2308147', deptId: 'D200', dtu: 'app-pc' },
  },
);

/** Saves whether a department's desktop-client themes may be independent of those above it. */
export const saveIndependence = post(
  'themes.saveIndependence',
  '/api/basicserver/topic/saveAllowAloneSettingNew',
  {
    given: '2§7; 2§3',
    request: {
      tenantKey: z.string(),
      deptId: z.string(),
      topicDtu: z.literal('app-pc'),
      allowAlone: switchED,
    },
    example: { tenantKey: 'T2308147', deptId: 'D200', topicDtu: 'app-pc', allowAlone: true },
  },
);

/** A right; the documents show no spelling. E, 1, y and true mean that there is one, and any other word that there is none. */
function right() {
  return z.codec(z.union([z.boolean(), z.string(), z.number()]).nullish(), z.boolean(), {
    decode: (wire) => yes.includes(String(wire)),
    encode: (value) => (value ? 'E' : 'D'),
  });
}

const yes: readonly string[] = ['E', '1', 'y', 'true'];
const no: readonly string[] = ['D', '0', 'n', 'false', ''];

/** A switch in one of the spellings of `right`; another word is refused, because it is saved again. */
function switchOrFlag() {
  return z.codec(z.union([z.boolean(), z.string(), z.number()]).nullish(), z.boolean(), {
    decode: (wire, context) => {
      const word = String(wire ?? '');
      if (yes.includes(word) || no.includes(word)) return yes.includes(word);
      context.issues.push({ code: 'custom', input: wire, message: 'neither on nor off' });
      return z.NEVER;
    },
    encode: (value) => (value ? 'E' : 'D'),
  });
}
