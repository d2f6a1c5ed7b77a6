/**
 * What the settings file holds, from version to version. A step lifts the data of one version to the next; what this
 * version does not understand was written by a newer one and is kept as it came, with that version's number
 * (docs/decisions/013-settings-versions.md).
 */
import {
  type Settings,
  type SettingsPatch,
  settingsPatch,
  settingsSchema,
} from '#shared/rules/settings/settings.ts';

export interface KeptSettings {
  /** What the user chose. */
  readonly choices: SettingsPatch;
  /** By key: what only a newer version understands. */
  readonly others: Readonly<Record<string, unknown>>;
  /** Of the file: this program's, or that of a newer one which wrote it before. */
  readonly version: number;
}

type Data = Readonly<Record<string, unknown>>;

const defaults: Data = settingsSchema.parse({});

/** At position n: from version n + 1 to the next. A new setting with a default needs none. */
const steps: readonly ((data: Data) => Data)[] = [
  // Version 1 kept every setting: what stood at its default was not chosen. What it did not know it did not write.
  (data) =>
    Object.fromEntries(
      Object.entries(data).filter(([key, value]) => Object.hasOwn(defaults, key) && value !== defaults[key]),
    ),
];

export const settingsVersion = steps.length + 1;

export const nothingKept: KeptSettings = { choices: {}, others: {}, version: settingsVersion };

/** Null where the data are no settings of any version. */
export function readKept(data: unknown, version: number): KeptSettings | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const lifted = steps.slice(version - 1).reduce((now, step) => step(now), data as Data);
  const entries = Object.entries(lifted).map(([key, value]) => ({ key, value, known: isChoice(key, value) }));
  const those = (known: boolean) =>
    Object.fromEntries(
      entries.filter((entry) => entry.known === known).map(({ key, value }) => [key, value]),
    );
  return { choices: those(true), others: those(false), version: Math.max(version, settingsVersion) };
}

/** As the file holds it. */
export function dataOf({ choices, others, version }: KeptSettings): { version: number; data: Data } {
  return { version, data: { ...others, ...choices } };
}

/** With other choices; a choice stands for whatever a newer version kept under its key. */
export function withChoices(kept: KeptSettings, patch: SettingsPatch): KeptSettings {
  return {
    ...kept,
    choices: { ...kept.choices, ...patch },
    others: without(kept.others, Object.keys(patch)),
  };
}

export function withoutChoices(kept: KeptSettings, keys: readonly (keyof Settings)[]): KeptSettings {
  return { ...kept, choices: without(kept.choices, keys), others: without(kept.others, keys) };
}

function without<Entries extends object>(entries: Entries, keys: readonly string[]): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => !keys.includes(key))) as Entries;
}

function isChoice(key: string, value: unknown): boolean {
  if (value === undefined || !Object.hasOwn(settingsPatch.shape, key)) return false;
  return settingsPatch.shape[key as keyof Settings].safeParse(value).success;
}
