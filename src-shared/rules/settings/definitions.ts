/**
 * Every setting as the settings page, its search and the policy's documentation show it. What a setting may be is
 * the schema's business (bridge/settings.ts); a test holds the two together.
 */
import { languageChoices, type Settings } from './settings.ts';

export const settingGroups = ['look', 'licences', 'journal', 'program'] as const;
export type SettingGroup = (typeof settingGroups)[number];

interface Common {
  readonly key: keyof Settings;
  readonly group: SettingGroup;
  /** The shells in which it does anything. */
  readonly shells: readonly ('desktop' | 'web')[];
}

export type SettingDefinition = Common &
  (
    | { readonly kind: 'choice'; readonly choices: readonly string[] }
    | { readonly kind: 'switch' }
    /** `unit`: text key `settings.unit.<unit>`. */
    | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly unit: 'days' }
  );

const everywhere = ['desktop', 'web'] as const;

/** In the order of the page. Titles and help are the texts `settings.<key>.title` and `settings.<key>.help`. */
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
];
