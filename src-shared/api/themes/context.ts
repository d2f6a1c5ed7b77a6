/** Where a theme call happens: which family, terminal and style, of which department (spec 2§1, 2§7, 2§9). */
import * as z from 'zod';
import { wireText } from '../codecs.ts';

/** The families of calls: standard (web and desktop client), special, mobile. */
export const themeFamilies = ['backTopic', 'featureTopic', 'appTopic'] as const;
export type ThemeFamily = (typeof themeFamilies)[number];

export const topicStyles = ['dark', 'light', 'client'] as const;
export type TopicStyle = (typeof topicStyles)[number];

/** `pc`: the web; `app-pc`: the desktop client. */
export const themeDtus = ['pc', 'app-pc'] as const;
export type ThemeDtu = (typeof themeDtus)[number];

/** What every call about a theme is narrowed by; what does not apply is left out. */
export const themePlace = {
  deptId: z.string().optional(),
  dtu: z.enum(themeDtus).optional(),
  /** Themes that were given by another system. */
  source: z.literal('external').optional(),
};

/** How the desktop client's list says it among the values of a theme: '' is the web. */
export const wireDtu = z.codec(wireText, z.enum(themeDtus), {
  decode: (wire) => (wire === 'app-pc' ? ('app-pc' as const) : ('pc' as const)),
  encode: (value) => value,
});
