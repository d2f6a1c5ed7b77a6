/** Domains whose data are in files of the data folder, each opened by its first call. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import type { FileStore } from '../../services/files/file-store.ts';
import { configurationHandlers } from './configuration.ts';
import { type JobsHandlers, jobsHandlers } from './jobs.ts';

export function dataFolderHandlers(
  files: FileStore,
  around: JobsHandlers,
): Pick<BridgeHandlers, 'configuration' | 'jobs'> {
  return { configuration: configurationHandlers(files, around.folder), jobs: jobsHandlers(around) };
}
