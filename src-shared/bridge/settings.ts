/** The user's settings. The schema is the whole truth about what a setting may be. */
import * as z from 'zod';
import { call, event, nothing } from './contract.ts';

export const settingsSchema = z.strictObject({
  appearance: z.enum(['system', 'light', 'dark']).default('system'),
  language: z.enum(['system', 'zh-CN', 'en-US']).default('system'),
  menuCollapsed: z.boolean().default(false),
  tableDensity: z.enum(['default', 'compact']).default('default'),
});
export type Settings = z.output<typeof settingsSchema>;

/** Changes to some settings; an absent key stays as it is. */
export const settingsPatch = z.strictObject({
  appearance: settingsSchema.shape.appearance.unwrap().optional(),
  language: settingsSchema.shape.language.unwrap().optional(),
  menuCollapsed: z.boolean().optional(),
  tableDensity: settingsSchema.shape.tableDensity.unwrap().optional(),
});
export type SettingsPatch = z.output<typeof settingsPatch>;

export const settings = {
  calls: {
    get: call(nothing, settingsSchema),
    /** Answers the settings as they now are on the disk. */
    update: call(settingsPatch, settingsSchema),
  },
  events: {
    changed: event(settingsSchema),
  },
} as const;
