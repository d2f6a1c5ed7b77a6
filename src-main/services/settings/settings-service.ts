/** The user's settings: read, change by key, tell every console (spec of the keys: src-shared/bridge/settings.ts). */
import { BridgeError } from '#shared/bridge/errors.ts';
import { type Settings, type SettingsPatch, settingsSchema } from '#shared/bridge/settings.ts';
import { type LoadReport, openStore } from '../durable/store.ts';

export interface SettingsService {
  /** What loading had to do, for the notices at start. */
  readonly loaded: LoadReport;
  /** The settings as last seen, without touching the disk. */
  current(): Settings;
  get(): Promise<Settings>;
  /** Answers the settings as they now are on the disk; SETTINGS_NOT_SAVED where they could not be written. */
  update(patch: SettingsPatch): Promise<Settings>;
}

export async function createSettingsService(options: {
  folder: string;
  changed: (settings: Settings) => void;
}): Promise<SettingsService> {
  const store = await openStore<Settings>({
    folder: options.folder,
    name: 'settings',
    version: 1,
    read: readSettings,
    defaults: () => settingsSchema.parse({}),
  });

  return {
    loaded: store.loaded,
    current: store.current,
    get: store.refresh,
    async update(patch) {
      const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      let settings: Settings;
      try {
        settings = await store.update((current) => ({ ...current, ...given }));
      } catch (error) {
        throw notSaved(error);
      }
      options.changed(settings);
      return settings;
    },
  };
}

/** Another version's settings are read key by key: what is no setting here, or not any more, takes its default. */
function readSettings(data: unknown): Settings | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const known = Object.entries(settingsSchema.shape).flatMap(([key, schema]) => {
    const value = schema.safeParse(Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined);
    return value.success ? [[key, value.data]] : [];
  });
  return settingsSchema.parse(Object.fromEntries(known));
}

/** The coded refusal for a settings or profile file that could not be written. */
export function notSaved(cause: unknown): BridgeError {
  const reason = cause instanceof Error && 'code' in cause ? String(cause.code) : 'IO';
  const error = new BridgeError('SETTINGS_NOT_SAVED', `settings could not be written: ${reason}`, { reason });
  error.cause = cause;
  return error;
}
