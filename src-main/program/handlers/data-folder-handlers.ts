/** Domains whose data are in files of the data folder, each opened by its first call. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import { lazyPart } from '../parts.ts';
import type { ProgramSurroundings } from '../surroundings.ts';
import { configurationHandlers } from './configuration.ts';
import { type JobsHandlers, jobsHandlers } from './jobs.ts';
import { handlersOfService } from './service-handlers.ts';

export function dataFolderHandlers(
  files: FileStore,
  around: JobsHandlers & ProgramSurroundings,
): Pick<BridgeHandlers, 'configuration' | 'jobs' | 'origins'> {
  const origins = lazyPart(async () => (await import('../origins.ts')).openOrigins({ ...around, files }));
  return {
    configuration: configurationHandlers(files, around.folder),
    jobs: jobsHandlers(around),
    origins: handlersOfService('origins', origins, {}),
  };
}
