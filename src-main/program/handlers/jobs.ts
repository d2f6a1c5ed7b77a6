/** What is done later; its file is opened by the first call that asks for it. */
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { nextOf } from '#shared/rules/jobs/due.ts';

export interface JobsHandlers {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly report: (area: string, error: unknown) => void;
}

export function jobsHandlers({ folder, now, report }: JobsHandlers): BridgeHandlers['jobs'] {
  const open = async () => {
    const { openJobs } = await import('../../services/jobs/jobs-service.ts');
    const setAside = (name: string) =>
      report('jobs', new Error(`jobs could not be read; they are kept as ${name}`));
    return openJobs({ folder, now, looksOnly: true, setAside });
  };
  return {
    async list() {
      const jobs = await (await open()).list();
      return jobs.map(({ passwordFile: _, user: __, operand: ___, ...job }) => ({
        ...job,
        next: nextOf({ ...job }, now()),
      }));
    },
    async remove({ id }) {
      const jobs = await open();
      if ((await jobs.list()).some((one) => one.id === id)) await jobs.remove(id);
      return null;
    },
  };
}
