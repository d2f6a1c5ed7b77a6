/** The effective value of a setting: locked by the policy, the user's, the policy's default, the program's default. */
import { type Settings, type SettingsPatch, settingKey, settingsSchema } from '../settings/settings.ts';
import type { PolicyDocument } from './policy-document.ts';

export type PolicySettingSource = 'default' | 'policyDefault' | 'policyLocked' | 'user';

/** The policy documents in order of precedence; null for a source without a document. */
export type PolicyLayers = readonly (PolicyDocument | null)[];

export interface EffectiveSetting {
  readonly key: keyof Settings;
  readonly value: Settings[keyof Settings];
  readonly source: PolicySettingSource;
  /** Index of the layer that decided; null where none did. */
  readonly place: number | null;
}

const keys = settingKey.options;

export function effectiveSettings(layers: PolicyLayers, user: SettingsPatch): EffectiveSetting[] {
  const defaults = settingsSchema.parse({});
  return keys.map((key) => {
    const locked =
      firstWith(layers, 'locked', key) ?? /* wall: daily-bound-to-approvals */ boundTo(layers, key);
    if (locked)
      return { key, value: locked.value ?? defaults[key], source: 'policyLocked', place: locked.place };
    const chosen = user[key];
    if (chosen !== undefined) return { key, value: chosen, source: 'user', place: null };
    const given = firstWith(layers, 'defaults', key);
    if (given) return { key, value: given.value, source: 'policyDefault', place: given.place };
    return { key, value: defaults[key], source: 'default', place: null };
  });
}

export function settingsFrom(effective: readonly EffectiveSetting[]): Settings {
  return settingsSchema.parse(Object.fromEntries(effective.map(({ key, value }) => [key, value])));
}

export function lockedSettings(layers: PolicyLayers): (keyof Settings)[] {
  return keys.filter((key) => (firstWith(layers, 'locked', key) ?? boundTo(layers, key)) !== null);
}

/**
 * A policy that locks approval also decides which changes need none: the user's own `dailyDecisions` does not count
 * then. The policy's default applies; without one the program's default does (`value` is undefined).
 */
function boundTo(layers: PolicyLayers, key: keyof Settings) {
  const lock = key === 'dailyDecisions' ? firstWith(layers, 'locked', 'approve') : null;
  if (!lock) return null;
  return firstWith(layers, 'defaults', key) ?? { value: undefined, place: lock.place };
}

function firstWith(layers: PolicyLayers, part: 'locked' | 'defaults', key: keyof Settings) {
  for (const [index, layer] of layers.entries()) {
    const value = layer?.[part]?.[key];
    if (value !== undefined) return { value, place: index };
  }
  return null;
}

/** Everything beside settings: servers, the sandbox, licences and so on. */
export type PolicyPart = Exclude<keyof PolicyDocument, 'defaults' | 'locked'>;

/** Parts are not merged: the first layer that has the part decides about all of it. */
export function firstSaying<K extends PolicyPart>(
  layers: PolicyLayers,
  part: K,
): NonNullable<PolicyDocument[K]> | null {
  for (const layer of layers) if (layer?.[part] !== undefined) return layer[part];
  return null;
}
