/** The user's settings. The schema is the whole truth about what a setting may be. */
import * as z from 'zod';
import { languages } from '../../text/types.ts';

/** The platform's own language stands first. */
export const languageChoices = ['system', ...languages.toReversed()] as const;

export const settingsSchema = z.strictObject({
  appearance: z.enum(['system', 'light', 'dark']).default('system'),
  /** The frame in the colours of the theme that holds for whoever is signed in. */
  tenantTheme: z.boolean().default(false),
  language: z.enum(languageChoices).default('system'),
  menuCollapsed: z.boolean().default(false),
  tableDensity: z.enum(['default', 'compact']).default('default'),
  /** For how many days the journal of changes is kept. */
  journalDays: z.number().int().min(1).max(3650).default(90),
  /** Sample keys, whose private halves are public, vouch for no licence. */
  refuseSampleKeys: z.boolean().default(false),
  /** Where changes have to be collected and reviewed before they are applied; elsewhere the header's switch says. */
  collectFirst: z.enum(['choice', 'production', 'always']).default('choice'),
  /** Where somebody else has to approve collected changes before they are applied. */
  approve: z.enum(['never', 'production', 'always']).default('never'),
  /** Whether decisions about people, which can't be collected, pass at once where changes have to be approved. */
  dailyDecisions: z.enum(['approve', 'atOnce']).default('approve'),
  /** Desktop: ask the feed for a newer version now and then. */
  checkForUpdates: z.boolean().default(true),
});
export type Settings = z.output<typeof settingsSchema>;
export const settingKey = settingsSchema.keyof();
export type SettingKey = z.output<typeof settingKey>;

/** Some settings; an absent key is not spoken of. */
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
});
export type SettingsPatch = z.output<typeof settingsPatch>;
