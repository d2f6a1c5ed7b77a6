/** Which value of each setting holds, and why: locked by the policy, the user's, the policy's default, ours. */
import { type Settings, type SettingsPatch, settingKey, settingsSchema } from '../settings/settings.ts';
import type { PolicyDocument } from './policy-document.ts';

export type SettingSource = 'default' | 'policyDefault' | 'policyLocked' | 'user';

/** One place's document, in order of precedence; null where it says nothing. */
export type PolicyLayers = readonly (PolicyDocument | null)[];

export interface EffectiveSetting {
  readonly key: keyof Settings;
  readonly value: Settings[keyof Settings];
  readonly source: SettingSource;
  /** Which of the layers decided; null where none did. */
  readonly place: number | null;
}

const keys = settingKey.options;

export function effectiveSettings(layers: PolicyLayers, user: SettingsPatch): EffectiveSetting[] {
  const defaults = settingsSchema.parse({});
  return keys.map((key) => {
    const locked = firstWith(layers, 'locked', key) ?? boundTo(layers, key);
    if (locked)
      return { key, value: locked.value ?? defaults[key], source: 'policyLocked', place: locked.place };
    const chosen = user[key];
    if (chosen !== undefined) return { key, value: chosen, source: 'user', place: null };
    const given = firstWith(layers, 'defaults', key);
    if (given) return { key, value: given.value, source: 'policyDefault', place: given.place };
    return { key, value: defaults[key], source: 'default', place: null };
  });
}

/** The settings as the program uses them. */
export function settingsFrom(effective: readonly EffectiveSetting[]): Settings {
  return settingsSchema.parse(Object.fromEntries(effective.map(({ key, value }) => [key, value])));
}

/** The settings that a user can't change. */
export function lockedSettings(layers: PolicyLayers): (keyof Settings)[] {
  return keys.filter((key) => (firstWith(layers, 'locked', key) ?? boundTo(layers, key)) !== null);
}

/**
 * Who locks that changes are approved decides what passes without: a user's own word on it does not count then. What the
 * policy gives by default is its word; without one our default holds (`value` is undefined).
 */
function boundTo(layers: PolicyLayers, key: keyof Settings) {
  const lock = key === 'dailyDecisions' ? firstWith(layers, 'locked', 'approve') : null;
  if (!lock) return null;
  return firstWith(layers, 'defaults', key) ?? { value: undefined, place: lock.place };
}

function firstWith(layers: PolicyLayers, part: 'locked' | 'defaults', key: keyof Settings) {
  for (const [place, layer] of layers.entries()) {
    const value = layer?.[part]?.[key];
    if (value !== undefined) return { value, place };
  }
  return null;
}

/** Not merged: the first place that speaks of servers, the sandbox, licences, approvals or updates decides about them. */
export function firstSaying<K extends 'servers' | 'sandbox' | 'licences' | 'approval' | 'updates'>(
  layers: PolicyLayers,
  part: K,
): NonNullable<PolicyDocument[K]> | null {
  for (const layer of layers) if (layer?.[part] !== undefined) return layer[part];
  return null;
}
