import { join } from 'node:path';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { createClock } from '../services/licence/clock.ts';
import { createLicenceFolders } from '../services/licence/folders/folders.ts';
import { createGivenKeys } from '../services/licence/given/given-keys.ts';
import { createLicenceMappings, type ProfilesWithMapping } from '../services/licence/given/mappings.ts';
import { createLicenceHistory } from '../services/licence/history/history.ts';
import { createLicenceService, type LicenceService } from '../services/licence/index.ts';
import { createPolicy, type LicencePolicyOptions } from '../services/licence/policy/policy.ts';
import { createReaderPool } from '../services/licence/reader/pool.ts';
import { createLicenceSecrets } from '../services/licence/secrets.ts';
import type { ShellHooks } from './hooks.ts';
import type { ProgramSurroundings } from './surroundings.ts';

export interface LicenceSurroundings extends ProgramSurroundings {
  readonly files: FileStore;
  readonly hooks: ShellHooks;
  /** Rules of the settings and the policy about keys, at present. */
  readonly rules: () => { readonly refuseSamples: boolean; readonly giving: GivingKeys };
  /** The known servers, whose mappings are used to read their platforms' files. */
  readonly profiles: ProfilesWithMapping;
  /** For tests: the administrator's account and the location of the administrator's keys. */
  readonly administrator: LicencePolicyOptions | undefined;
}

export function openLicenceService(o: LicenceSurroundings): LicenceService {
  const policy = createPolicy(o.administrator);
  const failed = (source: string) => (error: unknown) => o.report(source, error);
  return createLicenceService({
    files: o.files,
    pool: createReaderPool(),
    policy,
    clock: createClock({
      folder: o.dataDir,
      now: o.now,
      confirmed: async () => (await policy()).confirmedTime,
      onFailed: failed('licence clock'),
    }),
    secrets: createLicenceSecrets({
      folder: o.dataDir,
      keyStore: o.hooks.keyStore,
      onFailed: failed('licence secrets'),
    }),
    givenKeys: createGivenKeys({
      folder: o.dataDir,
      read: o.files.read,
      giving: () => o.rules().giving,
      onFailed: failed('licence keys'),
    }),
    mappings: createLicenceMappings({ read: o.files.read, profiles: o.profiles }),
    rules: o.rules,
    keysChanged: () => o.emit('licence.keysChanged', {}),
    history: createLicenceHistory({
      folder: join(o.dataDir, 'licence'),
      now: o.now,
      setAside: (path) =>
        o.report('licence history', new Error(`the history could not be read; it is kept as ${path}`)),
    }),
    folders: createLicenceFolders({
      files: o.files,
      changed: (event) => o.emit('licence.folderChanged', event),
    }),
    chooseFolder: () => o.hooks.openFolder(),
    report: o.report,
  });
}
