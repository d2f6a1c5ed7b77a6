/** The schema of the user's settings is the single source of what a setting may be. */
import * as z from 'zod';
import { languages } from '../../text/types.ts';

/** The platform's own language comes first. */
export const languageChoices = ['system', ...languages.toReversed()] as const;

export const settingsSchema = z.strictObject({
  appearance: z.enum(['system', 'light', 'dark']).default('system'),
  tenantTheme: z.boolean().default(false),
  language: z.enum(languageChoices).default('system'),
  menuCollapsed: z.boolean().default(false),
  tableDensity: z.enum(['default', 'compact']).default('default'),
  /** Days for which the journal is kept. */
  journalDays: z.number().int().min(1).max(3650).default(90),
  /** Sample keys, whose private halves are public, are not trusted for licences. */
  refuseSampleKeys: z.boolean().default(false),
  /** Servers on which changes must be collected and reviewed; elsewhere the switch in the header decides. */
  collectFirst: z.enum(['choice', 'production', 'always']).default('choice'),
  /** Servers on which collected changes need somebody else's approval. */
  approve: z.enum(['never', 'production', 'always']).default('never'),
  /** Whether daily decisions, which can't be collected, pass at once where changes need approval. */
  dailyDecisions: z.enum(['approve', 'atOnce']).default('approve'),
  /** Desktop only: ask the feed for a newer version from time to time. */
  checkForUpdates: z.boolean().default(true),
  /** Desktop only: draw by the graphics card, from the next start on. */
  hardwareAcceleration: z.boolean().default(true),
});
export type Settings = z.output<typeof settingsSchema>;
export const settingKey = settingsSchema.keyof();
export type SettingKey = z.output<typeof settingKey>;

/** Any subset of the settings; an absent key is left as it is. */
export const settingsPatch = z.strictObject({
  appearance: settingsSchema.shape.appearance.unwrap().optional(),
  tenantTheme: z.boolean().optional(),
  language: settingsSchema.shape.language.unwrap().optional(),
  menuCollapsed: z.boolean().optional(),
  tableDensity: settingsSchema.shape.tableDensity.unwrap().optional(),
  journalDays: settingsSchema.shape.journalDays.unwrap().optional(),
  refuseSampleKeys: z.boolean().optional(),
  collectFirst: settingsSchema.shape.collectFirst.unwrap().optional(),
  approve: settingsSchema.shape.approve.unwrap().optional(),
  dailyDecisions: settingsSchema.shape.dailyDecisions.unwrap().optional(),
  checkForUpdates: z.boolean().optional(),
  hardwareAcceleration: z.boolean().optional(),
});
export type SettingsPatch = z.output<typeof settingsPatch>;
