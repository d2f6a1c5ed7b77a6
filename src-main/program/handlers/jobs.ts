/** Calls for jobs; their file is opened by the first call. */
import { BridgeError } from '#shared/bridge/errors.ts';
import type { BridgeHandlers } from '#shared/bridge/index.ts';
import { nextOf } from '#shared/rules/jobs/due-time.ts';

export interface JobsHandlers {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  readonly report: (area: string, error: unknown) => void;
}

export function jobsHandlers({ folder, now, report }: JobsHandlers): BridgeHandlers['jobs'] {
  const open = async (looksOnly = true) => {
    const { openJobs } = await import('../../services/jobs/jobs-service.ts');
    const setAside = (name: string) =>
      report('jobs', new Error(`jobs could not be read; they are kept as ${name}`));
    return openJobs({ folder, now, looksOnly, setAside });
  };
  return {
    async list() {
      const jobs = await (await open()).list();
      return jobs.map(({ passwordFile: _, user: __, operand: ___, ...job }) => ({
        ...job,
        next: nextOf({ ...job }, now()),
      }));
    },
    async add({ text, at, ...set }) {
      if (Date.parse(at) <= now()) throw new BridgeError('JOBS_NOT_KEPT', 'past', { reason: 'PAST' });
      const { readChangeBytes } = await import('../../formats/changes/read.ts');
      const changes = new TextEncoder().encode(text);
      const reading = await readChangeBytes(changes);
      const tenant = reading.problem === null ? reading.from.tenant : undefined;
      if (!tenant) throw new BridgeError('JOBS_NOT_KEPT', 'file', { reason: 'FILE' });
      const { id } = await (await open(false)).add(
        {
          ...set,
          tenant,
          command: 'changes apply',
          operand: null,
          when: { at },
          yes: true,
          mapped: false,
          areas: [],
          user: null,
          passwordFile: null,
        },
        { changes, names: null },
      );
      return { id };
    },
    async remove({ id }) {
      const jobs = await open();
      if ((await jobs.list()).some((one) => one.id === id)) await jobs.remove(id);
      return null;
    },
  };
}
