/** The scope of a theme call: family, terminal and style, and the department (spec 2§1, 2§7, 2§9). */
import * as z from 'zod';
import { digits, wordsAsNames } from '../codecs.ts';

/** The families of calls: standard (web and desktop client), special, mobile. */
export const themeFamilies = ['backTopic', 'featureTopic', 'appTopic'] as const;
export type ThemeFamily = (typeof themeFamilies)[number];

export const topicStyles = ['dark', 'light', 'client'] as const;
export type TopicStyle = (typeof topicStyles)[number];

/** `pc` is the web, `app-pc` the desktop client. */
export const themeDtus = ['pc', 'app-pc'] as const;
export type ThemeDtu = (typeof themeDtus)[number];

/** Fields that narrow every call about themes; inapplicable ones are left out. */
export const themeScopeFields = {
  deptId: z.string().optional(),
  dtu: z.enum(themeDtus).optional(),
  /** `external` for themes that another system supplied. */
  source: z.literal('external').optional(),
};

/** The terminal in the rows of the desktop client's list: '' is the web. */
export const wireDtu = digits(wordsAsNames(themeDtus), 'pc');
