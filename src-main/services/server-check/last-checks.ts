/** The latest check of each profile at each address (`server-checks/`), for comparison with the next one. */
import { createHash } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type FreshCheck,
  type ServerCheck,
  serverCheckShape,
} from '#shared/rules/servers/check/check-shape.ts';
import { compareChecks } from '#shared/rules/servers/check/compare-checks.ts';
import { writeAtomic } from '../durable/atomic-file.ts';
import { realDisk, systemCode } from '../durable/disk.ts';

export interface LastChecks {
  /** Returns null where there is none, or it is unreadable, which is reported. */
  of(profile: string, address: string): Promise<ServerCheck | null>;
  /** Compares a check with the previous one and replaces it. A failure of the disk is reported. */
  keep(profile: string, check: FreshCheck): Promise<ServerCheck>;
  forget(profile: string): Promise<void>;
}

interface LastChecksOptions {
  readonly folder: string;
  readonly report: (error: unknown) => void;
}

export function openLastChecks({ folder, report }: LastChecksOptions): LastChecks {
  const checksFolder = join(folder, 'server-checks');
  const fileOf = (profile: string, address: string): string =>
    join(checksFolder, `${digest(profile)}-${digest(address)}.json`);
  const of: LastChecks['of'] = async (profile, address) => {
    try {
      return serverCheckShape.parse(JSON.parse(await realDisk.readFile(fileOf(profile, address), 'utf8')));
    } catch (error) {
      if (systemCode(error) !== 'ENOENT') report(error);
      return null;
    }
  };
  return {
    of,
    async keep(profile, fresh) {
      const { address } = fresh.server;
      const last = await of(profile, address);
      const check: ServerCheck = { ...fresh, since: last && compareChecks(last, fresh) };
      try {
        await mkdir(checksFolder, { recursive: true, mode: 0o700 });
        await writeAtomic(fileOf(profile, address), Buffer.from(JSON.stringify(check)));
      } catch (error) {
        report(error);
      }
      return check;
    },
    async forget(profile) {
      const names = await readdir(checksFolder).catch((error: unknown) => {
        if (systemCode(error) === 'ENOENT') return [];
        throw error;
      });
      for (const name of names)
        if (name.startsWith(`${digest(profile)}-`)) await rm(join(checksFolder, name), { force: true });
    },
  };
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}
