/**
 * The settings: the user's choices on the disk, under what the organisation's policy says, over the defaults (spec of
 * the keys: src-shared/bridge/settings.ts). What another shell on the same folder changes is told too.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import {
  effectiveSettings,
  lockedSettings,
  type PolicyLayers,
  settingsFrom,
} from '#shared/rules/policy/effective.ts';
import type { Settings, SettingsPatch } from '#shared/rules/settings/settings.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { watchFile } from '../durable/watch-file.ts';
import {
  dataOf,
  type KeptSettings,
  nothingKept,
  readKept,
  settingsVersion,
  withChoices,
  withoutChoices,
} from './kept-settings.ts';

export interface SettingsService {
  /** What loading had to do, for the notices at start. */
  readonly loaded: LoadReport;
  /** What the policy locks. */
  readonly locked: readonly (keyof Settings)[];
  /** The settings as last seen, without touching the disk. */
  current(): Settings;
  /** What the user chose, without the policy and the defaults. */
  chosen(): SettingsPatch;
  get(): Promise<Settings>;
  /** The settings as they were with other choices, and without those for `forgotten`. */
  wouldBe(patch: SettingsPatch, forgotten: readonly (keyof Settings)[]): Settings;
  /** Answers the settings as they now are. SETTING_MANAGED, SETTINGS_NOT_SAVED. */
  update(patch: SettingsPatch): Promise<Settings>;
  /** Forgets choices; refused as `update` is. */
  reset(keys: readonly (keyof Settings)[]): Promise<Settings>;
  close(): void;
}

export async function createSettingsService(options: {
  readonly folder: string;
  /** The policy's documents, in order of precedence. */
  readonly layers?: PolicyLayers;
  /** Told once of every change, whoever made it. */
  readonly changed: (settings: Settings) => void;
  /** Told where the folder can't be watched: another shell's changes are then seen when somebody asks. */
  readonly unwatched?: (error: unknown) => void;
}): Promise<SettingsService> {
  const layers = options.layers ?? [];
  const locked = lockedSettings(layers);
  const store = await openStore<KeptSettings>({
    folder: options.folder,
    name: 'settings',
    version: settingsVersion,
    read: readKept,
    write: dataOf,
    defaults: () => nothingKept,
  });
  const withPolicy = ({ choices }: KeptSettings): Settings =>
    settingsFrom(effectiveSettings(layers, choices));

  let told = JSON.stringify(withPolicy(store.current()));
  const tell = (settings: Settings): void => {
    const text = JSON.stringify(settings);
    if (text === told) return;
    told = text;
    options.changed(settings);
  };
  const unwatched = options.unwatched ?? (() => undefined);
  const stop = watchFile(options.folder, 'settings.json', {
    changed: () => void store.refresh().then((kept) => tell(withPolicy(kept)), unwatched),
    failed: unwatched,
  });

  const change = async (
    keys: readonly string[],
    edit: (kept: KeptSettings) => KeptSettings,
  ): Promise<Settings> => {
    const key = locked.find((name) => keys.includes(name));
    if (key !== undefined) {
      throw new BridgeError('SETTING_MANAGED', `${key} is managed by the organisation`, { key });
    }
    let kept: KeptSettings;
    try {
      kept = await store.update(edit);
    } catch (error) {
      throw notSaved(error);
    }
    const settings = withPolicy(kept);
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
      withPolicy(withoutChoices(withChoices(store.current(), given(patch)), forgotten)),
    async update(patch) {
      const choices = given(patch);
      return change(Object.keys(choices), (kept) => withChoices(kept, choices));
    },
    reset: (keys) => change(keys, (kept) => withoutChoices(kept, keys)),
  };
}

function given(patch: SettingsPatch): SettingsPatch {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
}

/** The coded refusal for a settings or profile file that could not be written. */
export function notSaved(cause: unknown): BridgeError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'IO';
  const error = new BridgeError('SETTINGS_NOT_SAVED', `settings could not be written: ${reason}`, { reason });
  error.cause = cause;
  return error;
}
