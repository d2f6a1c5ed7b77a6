import { BridgeError } from '#shared/bridge/errors.ts';
import type { CallResult } from '#shared/bridge/index.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import type { FileStore } from '../services/files/file-store.ts';
import { importLimit } from '../services/servers/portable.ts';
import type { ServersService } from '../services/servers/servers-service.ts';

interface Parts {
  readonly servers: ServersService;
  readonly files: FileStore;
}

type Candidates = CallResult<'servers.previewImport'>['candidates'];

export async function importCandidates({ servers, files }: Parts, file: string): Promise<Candidates> {
  const { bytes } = await files.read(file, importLimit);
  return servers.candidates(bytes).map((candidate) => {
    const { index } = candidate;
    if (!candidate.ok) {
      const { name, address, problem, field } = candidate;
      return { index, name, address, environment: 'test', state: 'refused', problem, field };
    }
    const { name, address, environment } = candidate.profile;
    const state = servers.isKnown(candidate.profile) ? 'same' : 'new';
    return { index, name, address, environment, state, problem: null, field: null };
  });
}

/** Throws IMPORT_INVALID where a chosen profile is unusable; then none is imported. */
export async function importServers(
  { servers, files }: Parts,
  file: string,
  indexes: readonly number[],
): Promise<ServerList> {
  const { bytes } = await files.read(file, importLimit);
  const candidates = servers.candidates(bytes);
  const chosen = [...new Set(indexes)].map((index) => {
    const candidate = candidates.find((one) => one.index === index);
    if (!candidate?.ok) throw new BridgeError('IMPORT_INVALID', 'not usable', { reason: 'refused', index });
    return candidate.profile;
  });
  return servers.take(chosen);
}
