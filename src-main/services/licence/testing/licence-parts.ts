/** For tests: a licence service with real parts, except the computer's administrator, the shell and the time. */
import type { CallContext } from '#shared/bridge/index.ts';
import { PreparedJson } from '#shared/bridge/prepared-json.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { createClock } from '../clock.ts';
import { createLicenceFolders } from '../folders/folders.ts';
import { createGivenKeys } from '../given/given-keys.ts';
import { createLicenceMappings } from '../given/mappings.ts';
import { createLicenceHistory } from '../history/history.ts';
import type { LicenceParts } from '../index.ts';
import type { Policy } from '../policy/policy.ts';
import { createReaderPool } from '../reader/pool.ts';
import { createLicenceSecrets } from '../secrets.ts';

export const noPolicy: Policy = {
  path: '/nowhere',
  state: 'absent',
  problem: null,
  keys: null,
  jwks: null,
  confirmedTime: null,
};

/** `now` in milliseconds since 1970; `folder` is the service's data folder. */
export function licenceParts(
  folder: string,
  files: LicenceParts['files'] & Parameters<typeof createLicenceFolders>[0]['files'],
  now: () => number,
): LicenceParts {
  const failed = (error: unknown): never => {
    throw error;
  };
  return {
    files,
    pool: createReaderPool(),
    policy: async () => noPolicy,
    clock: createClock({ folder, now, onFailed: failed }),
    secrets: createLicenceSecrets({ folder, keyStore: null, onFailed: failed }),
    givenKeys: createGivenKeys({ folder, read: files.read, giving: () => 'kept', onFailed: failed }),
    mappings: createLicenceMappings({ read: files.read, profiles: async () => [] }),
    rules: () => ({ refuseSamples: false, giving: 'kept' }),
    keysChanged: () => undefined,
    history: createLicenceHistory({ folder, now }),
    folders: createLicenceFolders({ files, changed: () => undefined }),
    chooseFolder: async () => null,
    report: (_, error) => failed(error),
  };
}

/** Returns a result as the console would see it. */
export async function seen<T>(answer: Promise<T | PreparedJson<T>> | T): Promise<T> {
  const value = await answer;
  return value instanceof PreparedJson ? value.value() : value;
}

export type Stage = { stage: 'reading' | 'verifying' | 'comparing' };

export function stages(
  signal: AbortSignal = new AbortController().signal,
): CallContext<Stage> & { readonly stages: string[] } {
  const told: string[] = [];
  return { signal, stages: told, progress: ({ stage }) => void told.push(stage) };
}

export type { LicenceReading };
