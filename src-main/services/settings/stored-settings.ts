/**
 * Contents of the settings file by version. A step migrates the data of one version to the next; settings of a
 * newer version are kept unchanged, with that version's number (docs/decisions/013-settings-versions.md).
 */
import {
  type Settings,
  type SettingsPatch,
  settingsPatch,
  settingsSchema,
} from '#shared/rules/settings/settings.ts';

export interface StoredSettings {
  readonly choices: SettingsPatch;
  /** Settings by key that only a newer version understands. */
  readonly others: Readonly<Record<string, unknown>>;
  /** The file's version: this program's, or a newer one that has written it before. */
  readonly version: number;
}

type Data = Readonly<Record<string, unknown>>;

const defaults: Data = settingsSchema.parse({});

/** The step at position n migrates version n + 1. A new setting with a default needs no step. */
const steps: readonly ((data: Data) => Data)[] = [
  // Version 1 stored every setting: a default value counts as not chosen. It wrote no unknown settings.
  (data) =>
    Object.fromEntries(
      Object.entries(data).filter(([key, value]) => Object.hasOwn(defaults, key) && value !== defaults[key]),
    ),
];

export const settingsVersion = steps.length + 1;

export const noStoredSettings: StoredSettings = { choices: {}, others: {}, version: settingsVersion };

/** Returns null where the data are no settings of any version. */
export function readStoredSettings(data: unknown, version: number): StoredSettings | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const lifted = steps.slice(version - 1).reduce((now, step) => step(now), data as Data);
  const entries = Object.entries(lifted).map(([key, value]) => ({ key, value, known: isChoice(key, value) }));
  const those = (known: boolean) =>
    Object.fromEntries(
      entries.filter((entry) => entry.known === known).map(({ key, value }) => [key, value]),
    );
  return { choices: those(true), others: those(false), version: Math.max(version, settingsVersion) };
}

export function dataOf({ choices, others, version }: StoredSettings): { version: number; data: Data } {
  return { version, data: { ...others, ...choices } };
}

/** Merges choices; a choice replaces a newer version's value under its key. */
export function withChoices(stored: StoredSettings, patch: SettingsPatch): StoredSettings {
  return {
    ...stored,
    choices: { ...stored.choices, ...patch },
    others: without(stored.others, Object.keys(patch)),
  };
}

export function withoutChoices(kept: StoredSettings, keys: readonly (keyof Settings)[]): StoredSettings {
  return { ...kept, choices: without(kept.choices, keys), others: without(kept.others, keys) };
}

function without<Entries extends object>(entries: Entries, keys: readonly string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key))) as Entries;
}

function isChoice(key: string, value: unknown): boolean {
  if (value === undefined || !Object.hasOwn(settingsPatch.shape, key)) return false;
  return settingsPatch.shape[key as keyof Settings].safeParse(value).success;
}
