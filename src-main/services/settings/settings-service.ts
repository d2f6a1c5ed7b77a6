/**
 * The user's settings: read, change by key, tell every console (spec of the keys: src-shared/bridge/settings.ts).
 * What another shell on the same folder changes is told too.
 */
import { BridgeError } from '#shared/bridge/errors.ts';
import { type Settings, type SettingsPatch, settingsSchema } from '#shared/bridge/settings.ts';
import { type LoadReport, openStore } from '../durable/store.ts';
import { watchFile } from '../durable/watch-file.ts';

export interface SettingsService {
  /** What loading had to do, for the notices at start. */
  readonly loaded: LoadReport;
  /** The settings as last seen, without touching the disk. */
  current(): Settings;
  get(): Promise<Settings>;
  /** Answers the settings as they now are on the disk; SETTINGS_NOT_SAVED where they could not be written. */
  update(patch: SettingsPatch): Promise<Settings>;
  close(): void;
}

export async function createSettingsService(options: {
  folder: string;
  /** Told once of every change, whoever made it. */
  changed: (settings: Settings) => void;
  /** Told where the folder can't be watched: another shell's changes are then seen when somebody asks. */
  unwatched?: (error: unknown) => void;
}): Promise<SettingsService> {
  const store = await openStore<Settings>({
    folder: options.folder,
    name: 'settings',
    version: 1,
    read: readSettings,
    defaults: () => settingsSchema.parse({}),
  });

  let told = JSON.stringify(store.current());
  const tell = (settings: Settings): void => {
    const text = JSON.stringify(settings);
    if (text === told) return;
    told = text;
    options.changed(settings);
  };
  const unwatched = options.unwatched ?? (() => undefined);
  const stop = watchFile(options.folder, 'settings.json', {
    changed: () => void store.refresh().then(tell, unwatched),
    failed: unwatched,
  });

  return {
    loaded: store.loaded,
    current: store.current,
    async get() {
      const settings = await store.refresh();
      tell(settings);
      return settings;
    },
    close: stop,
    async update(patch) {
      const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
      let settings: Settings;
      try {
        settings = await store.update((current) => ({ ...current, ...given }));
      } catch (error) {
        throw notSaved(error);
      }
      tell(settings);
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
