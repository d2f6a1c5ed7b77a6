/**
 * The settings: the user's choices on the disk, under what the organisation's policy says, over the defaults (spec of
 * the keys: src-shared/bridge/settings.ts). What another shell on the same folder changes is told too.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import { type Settings, type SettingsPatch, settingsPatch, settingsSchema } from '#shared/bridge/settings.ts';
import { effectiveSettings, type PolicyLayers, settingsFrom } from '#shared/rules/policy/effective.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { watchFile } from '../durable/watch-file.ts';

export interface SettingsService {
  /** What loading had to do, for the notices at start. */
  readonly loaded: LoadReport;
  /** The settings as last seen, without touching the disk. */
  current(): Settings;
  /** What the user chose, without the policy and the defaults. */
  chosen(): SettingsPatch;
  get(): Promise<Settings>;
  /** Answers the settings as they now are. SETTING_MANAGED, SETTINGS_NOT_SAVED. */
  update(patch: SettingsPatch): Promise<Settings>;
  /** Forgets choices. */
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
  const store = await openStore<SettingsPatch>({
    folder: options.folder,
    name: 'settings',
    version: 2,
    read: readChoices,
    defaults: () => ({}),
  });
  const withPolicy = (choices: SettingsPatch): Settings => settingsFrom(effectiveSettings(layers, choices));

  let told = JSON.stringify(withPolicy(store.current()));
  const tell = (settings: Settings): void => {
    const text = JSON.stringify(settings);
    if (text === told) return;
    told = text;
    options.changed(settings);
  };
  const unwatched = options.unwatched ?? (() => undefined);
  const stop = watchFile(options.folder, 'settings.json', {
    changed: () => void store.refresh().then((choices) => tell(withPolicy(choices)), unwatched),
    failed: unwatched,
  });

  const change = async (edit: (choices: SettingsPatch) => SettingsPatch): Promise<Settings> => {
    let choices: SettingsPatch;
    try {
      choices = await store.update(edit);
    } catch (error) {
      throw notSaved(error);
    }
    const settings = withPolicy(choices);
    tell(settings);
    return settings;
  };

  return {
    loaded: store.loaded,
    current: () => withPolicy(store.current()),
    chosen: store.current,
    async get() {
      const settings = withPolicy(await store.refresh());
      tell(settings);
      return settings;
    },
    close: stop,
    async update(patch) {
      const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      const key = Object.keys(given).find((name) => isLocked(layers, name));
      if (key !== undefined) {
        throw new BridgeError('SETTING_MANAGED', `${key} is managed by the organisation`, { key });
      }
      return change((choices) => ({ ...choices, ...given }));
    },
    reset: (keys) =>
      change(
        (choices) =>
          Object.fromEntries(
            Object.entries(choices).filter(([name]) => !keys.some((key) => key === name)),
          ) as SettingsPatch,
      ),
  };
}

function isLocked(layers: PolicyLayers, name: string): boolean {
  return layers.some((layer) => layer?.locked !== undefined && Object.hasOwn(layer.locked, name));
}

/**
 * Another version's choices are read key by key: what is no setting here, or not any more, is no choice. Version 1
 * kept every setting: what stood at its default was not chosen.
 */
function readChoices(data: unknown, version: number): SettingsPatch | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const defaults: Record<string, unknown> = settingsSchema.parse({});
  const known = Object.entries(settingsPatch.shape).flatMap(([key, schema]) => {
    const value = schema.safeParse(Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined);
    const isChoice =
      value.success && value.data !== undefined && (version > 1 || value.data !== defaults[key]);
    return isChoice ? [[key, value.data]] : [];
  });
  return Object.fromEntries(known);
}

/** The coded refusal for a settings or profile file that could not be written. */
export function notSaved(cause: unknown): BridgeError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'IO';
  const error = new BridgeError('SETTINGS_NOT_SAVED', `settings could not be written: ${reason}`, { reason });
  error.cause = cause;
  return error;
}
