/**
 * Every setting as the settings page, its search and the policy's documentation show it. The schema in settings.ts
 * decides the valid values; a test keeps both consistent.
 */
import { languageChoices, type Settings } from './settings.ts';

export const settingGroups = ['look', 'licences', 'journal', 'program'] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface Common {
  readonly key: keyof Settings;
  readonly group: SettingGroup;
  readonly shells: readonly ('desktop' | 'web')[];
}

export type SettingDefinition = Common &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'switch' }
    /** `unit` is the text key `settings.unit.<unit>`. */
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: 'days' }
  );

const everywhere = ['desktop', 'web'] as const;

/** The order is the page's. Titles and help are the texts `settings.<key>.title` and `settings.<key>.help`. */
export const settingDefinitions: readonly SettingDefinition[] = [
  {
    key: 'appearance',
    group: 'look',
    kind: 'choice',
    choices: ['system', 'light', 'dark'],
    shells: everywhere,
  },
  { key: 'tenantTheme', group: 'look', kind: 'switch', shells: everywhere },
  {
    key: 'language',
    group: 'look',
    kind: 'choice',
    choices: languageChoices,
    shells: everywhere,
  },
  { key: 'tableDensity', group: 'look', kind: 'choice', choices: ['default', 'compact'], shells: everywhere },
  { key: 'menuCollapsed', group: 'look', kind: 'switch', shells: everywhere },
  { key: 'refuseSampleKeys', group: 'licences', kind: 'switch', shells: everywhere },
  {
    key: 'journalDays',
    group: 'journal',
    kind: 'number',
    min: 1,
    max: 3650,
    unit: 'days',
    shells: everywhere,
  },
  {
    key: 'collectFirst',
    group: 'journal',
    kind: 'choice',
    choices: ['choice', 'production', 'always'],
    shells: everywhere,
  },
  {
    key: 'approve',
    group: 'journal',
    kind: 'choice',
    choices: ['never', 'production', 'always'],
    shells: everywhere,
  },
  {
    key: 'dailyDecisions',
    group: 'journal',
    kind: 'choice',
    choices: ['approve', 'atOnce'],
    shells: everywhere,
  },
  { key: 'checkForUpdates', group: 'program', kind: 'switch', shells: ['desktop'] },
  { key: 'hardwareAcceleration', group: 'program', kind: 'switch', shells: ['desktop'] },
];
