/** Custom CSS themes of the page designer (spec 2§3 "Custom CSS theme", 2§7 "Other"). */
import * as z from 'zod';
import { jsonString, wireId, wireText } from '../codecs.ts';
import { get, post } from '../endpoint.ts';

/** The documents' word (2§3), where a server says none; another one is kept. */
const usually = (word: string) =>
  z.codec(z.string().nullish(), z.string(), {
    decode: (wire) => (wire ? wire : word),
    encode: (value) => value,
  });

/** `compiledContent` is the style sheet that pages load, `content` its source. */
export const cssCode = jsonString(
  z.object({
    content: wireText,
    compiledContent: wireText,
    name: usually('entry'),
    state: usually('n'),
  }),
);

/** Ids of the styles that it builds on, separated by commas. */
const refStyles = z.codec(wireText, z.array(z.string()), {
  decode: (wire) => wire.split(',').filter((id) => id !== ''),
  encode: (value) => value.join(','),
});

const owner = z.literal('THEME_PAGE');
const fields = { name: z.string(), belongModule: owner, cssCode, refStyles };

const example: z.output<z.ZodObject<typeof fields>> = {
  name: 'Quiet',
  belongModule: 'THEME_PAGE',
  refStyles: [],
  cssCode: { content: '', compiledContent: '', name: 'entry', state: 'n' },
};

/** A custom CSS theme. */
export const cssThemeById = get('cssThemes.byId', '/api/bs/ebuilder/designer/theme/getTheme', {
  given: '2§7',
  request: { id: z.string().min(1) },
  response: z.object({ id: wireId, ...fields, belongModule: wireText }),
  example: { id: 'TC100001' },
});

/** Custom CSS themes by name; chosen, because the documents show no list. */
export const queryCssThemes = get('cssThemes.query', '/api/bs/ebuilder/designer/theme/queryThemes', {
  chosen: '2§2; S-6',
  request: { name: z.string().optional() },
  response: z.array(z.object({ id: wireId, name: z.string(), updateTime: wireText })),
});

/** Creates a custom CSS theme and answers its id. */
export const createCssTheme = post('cssThemes.create', '/api/bs/ebuilder/designer/theme/create', {
  given: '2§7',
  encoding: 'multipart',
  request: fields,
  response: wireId.nullish(),
  example,
});

/** Saves a custom CSS theme. */
export const updateCssTheme = post('cssThemes.update', '/api/bs/ebuilder/designer/theme/update', {
  given: '2§7',
  encoding: 'multipart',
  request: { id: z.string().min(1), ...fields },
  example: { id: 'TC100001', ...example },
});
