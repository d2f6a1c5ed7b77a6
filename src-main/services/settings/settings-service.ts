/**
 * The settings: the policy over the user's choices on the disk, over the defaults (keys:
 * src-shared/bridge/settings.ts). Changes by another shell on the same folder are reported too.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import {
  effectiveSettings,
  lockedSettings,
  type PolicyLayers,
  settingsFrom,
} from '#shared/rules/policy/policy-layers.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { watchFile } from '../durable/watch-file.ts';
import {
  dataOf,
  type StoredSettings,
  noStoredSettings,
  readStoredSettings,
  settingsVersion,
  withChoices,
  withoutChoices,
} from './stored-settings.ts';

export interface SettingsService {
  /** Result of loading, for the notices at the start. */
  readonly loaded: LoadReport;
  readonly locked: readonly (keyof Settings)[];
  /** The settings as last read, without access to the disk. */
  current(): Settings;
  chosen(): SettingsPatch;
  get(): Promise<Settings>;
  /** The settings that other choices would give, without the choices in `forgotten`. */
  wouldBe(patch: SettingsPatch, forgotten: readonly (keyof Settings)[]): Settings;
  /** Returns the new settings. Rejects with SETTING_MANAGED or SETTINGS_NOT_SAVED. */
  update(patch: SettingsPatch): Promise<Settings>;
  /** Deletes choices; rejects like `update`. */
  reset(keys: readonly (keyof Settings)[]): Promise<Settings>;
  close(): void;
}

export async function createSettingsService(options: {
  readonly folder: string;
  /** The policy's documents, in order of precedence. */
  readonly layers?: PolicyLayers;
  /** Called once for every change, by any program. */
  readonly onChanged: (settings: Settings) => void;
  /** Called where the folder cannot be watched: changes by another shell are then seen at the next read. */
  readonly unwatched?: (error: unknown) => void;
}): Promise<SettingsService> {
  const layers = options.layers ?? [];
  const locked = lockedSettings(layers);
  const store = await openStore<StoredSettings>({
    folder: options.folder,
    name: 'settings',
    version: settingsVersion,
    read: readStoredSettings,
    write: dataOf,
    defaults: () => noStoredSettings,
  });
  const withPolicy = ({ choices }: StoredSettings): Settings =>
    settingsFrom(effectiveSettings(layers, choices));

  let lastSent = JSON.stringify(withPolicy(store.current()));
  const tell = (settings: Settings): void => {
    const text = JSON.stringify(settings);
    if (text === lastSent) return;
    lastSent = text;
    options.onChanged(settings);
  };
  const unwatched = options.unwatched ?? (() => undefined);
  const stop = watchFile(options.folder, 'settings.json', {
    onChanged: () => void store.refresh().then((kept) => tell(withPolicy(kept)), unwatched),
    onFailed: unwatched,
  });

  const change = async (
    keys: readonly string[],
    edit: (kept: StoredSettings) => StoredSettings,
  ): Promise<Settings> => {
    const key = locked.find((name) => keys.includes(name));
    if (key !== undefined) {
      throw new BridgeError('SETTING_MANAGED', `${key} is managed by the organisation`, { key });
    }
    let stored: StoredSettings;
    try {
      stored = await store.update(edit);
    } catch (error) {
      throw settingsNotSaved(error);
    }
    const settings = withPolicy(stored);
    tell(settings);
    return settings;
  };

  return {
    loaded: store.loaded,
    locked,
    current: () => withPolicy(store.current()),
    chosen: () => store.current().choices,
    async get() {
      const settings = withPolicy(await store.refresh());
      tell(settings);
      return settings;
    },
    close: stop,
    wouldBe: (patch, forgotten) =>
      withPolicy(withoutChoices(withChoices(store.current(), checkedPatch(patch)), forgotten)),
    async update(patch) {
      const choices = checkedPatch(patch);
      return change(Object.keys(choices), (kept) => withChoices(kept, choices));
    },
    reset: (keys) => change(keys, (kept) => withoutChoices(kept, keys)),
  };
}

function checkedPatch(patch: SettingsPatch): SettingsPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

/** The coded error for a settings or profile file that could not be written. */
export function settingsNotSaved(cause: unknown): BridgeError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'IO';
  const error = new BridgeError('SETTINGS_NOT_SAVED', `settings could not be written: ${reason}`, { reason });
  error.cause = cause;
  return error;
}
