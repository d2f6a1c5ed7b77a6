/** The folder into which this computer pulls the configuration of a server and tenant each day. */
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { PulledConfiguration } from '#shared/bridge/configuration.ts';
import { readFolderFiles } from '../../formats/configuration/folder.ts';
import { openJobs } from '../jobs/jobs-service.ts';
import { readFolder } from './read-folder.ts';

export interface PulledOf {
  /** Id of the server profile, and key of the tenant. */
  readonly server: string;
  readonly tenant: string;
}

/**
 * Returns null where no folder is known, or its content is of another server or tenant. Rejects with
 * FILE_UNREADABLE, FILE_TOO_LARGE, JOBS_NOT_KEPT.
 */
export async function pulledFolder(
  dataFolder: string,
  { server, tenant }: PulledOf,
): Promise<PulledConfiguration | null> {
  if (!existsSync(join(dataFolder, 'jobs'))) return null;
  const jobs = await openJobs({
    folder: dataFolder,
    now: Date.now,
    looksOnly: true,
    setAside: () => undefined,
  });
  const [latest] = (await jobs.list())
    .filter((one) => one.command === 'config pull' && one.server === server && one.tenant.key === tenant)
    .sort((one, other) => Date.parse(other.lastDone ?? '') - Date.parse(one.lastDone ?? ''));
  if (!latest?.operand || latest.lastDone === null) return null;
  const { files, foreign } = await readFolder(latest.operand);
  const reading = await readFolderFiles(new Map([...files, ...foreign]));
  if (reading.problem !== null || /* wall: pulled-tenant */ reading.tenant?.key !== tenant) return null;
  const { areas, records, names = [] } = reading.configuration;
  const configuration = { areas: [...areas], records: [...records], names: [...names] };
  return { folder: basename(latest.operand), time: Date.parse(latest.lastDone), configuration };
}
