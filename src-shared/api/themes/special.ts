/** Special (character) themes, built with the page designer or the code module (spec 2§1, 2§3, 2§7): `featureTopic`. */
import * as z from 'zod';
import { digits, wireText, wordsAsNames } from '../codecs.ts';
import { get, post } from '../endpoint.ts';
import { pageColours, pageColoursExample } from './back-look.ts';
import { themeCalls } from './calls.ts';
import { savedTheme, savedThemeExample, themeRow } from './theme.ts';

/** The tools by which a special theme is built: the page designer, or the code module. */
export const createWays = ['ebuilder', 'ecode'] as const;

const way = digits(wordsAsNames(createWays), 'ebuilder');
const look = { createWay: way, ecode: wireText, ...pageColours };
const row = { ...themeRow, ...look };
const body = { ...savedTheme, ...look };

export type SpecialTheme = z.output<z.ZodObject<typeof row>>;
export type SpecialThemeValues = Readonly<z.output<z.ZodObject<typeof body>>>;

const exampleId = 'TF100001';

/** Special themes. */
export const specialThemes = themeCalls('featureTopic', {
  prefix: 'themes.special',
  row,
  body,
  example: {
    id: exampleId,
    body: {
      ...savedThemeExample,
      topicName: 'Festival',
      createWay: 'ebuilder',
      ecode: '',
      ...pageColoursExample,
    },
  },
});

/** Adds a module's style to a theme; the page designer lists the available styles. */
export const addModuleStyle = post(
  'themes.special.addModuleStyle',
  '/api/basicserver/featureTopic/addModuleStyle',
  {
    given: '2§7; S-6',
    request: { topicId: z.string().min(1), moduleStyleId: z.string().min(1) },
    example: { topicId: exampleId, moduleStyleId: 'MS1' },
  },
);

/** Whether this user may import packages directly: the local-import button (the platform's spelling). */
export const cloudStonePermission = get(
  'themes.cloudStonePermission',
  '/api/basicserver/featureTopic/cloudStonePermission',
  { given: '2§7; 2§6; S-6', response: switchOrBoolean() },
);

function switchOrBoolean() {
  return z.codec(z.union([z.boolean(), z.string()]).nullish(), z.boolean(), {
    decode: (wire) => wire === true || ['true', 'y', 'E'].includes(String(wire)),
    encode: (value) => value,
  });
}
