/** Standard themes of the web and of the desktop client (spec 2§1, 2§3, 2§7): family `backTopic`. */
import type * as z from 'zod';
import { backLook, backLookExample } from './back-look.ts';
import { themeCalls } from './calls.ts';
import { wireDtu } from './context.ts';
import { savedTheme, savedThemeExample, themeRow } from './theme.ts';

const row = { ...themeRow, dtu: wireDtu, ...backLook };
const body = { ...savedTheme, dtu: wireDtu, ...backLook };

export type BackTheme = z.output<z.ZodObject<typeof row>>;
/** Fields of a standard theme that are saved. */
export type BackThemeValues = Readonly<z.output<z.ZodObject<typeof body>>>;

/** Standard themes. */
export const backThemes = themeCalls('backTopic', {
  prefix: 'themes.back',
  row,
  body,
  example: {
    id: 'TP100001',
    body: {
      ...savedThemeExample,
      topicName: 'Harbour',
      dtu: 'pc',
      ...backLookExample,
    },
  },
});
