/**
 * Jobs, in one durable file (`jobs/jobs.json` of the data folder). The files of changes and names that the user
 * confirmed are stored beside it, so that exactly these are sent.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Job,
  type JobEnd,
  type KeptJobs,
  keptJobs,
  mostJobs,
  type NewJob,
} from '#shared/rules/jobs/job.ts';
import { writeAtomic } from '../durable/atomic-file.ts';
import { notKeptError, withNotKeptError } from '../durable/not-kept.ts';
import { openStore } from '../durable/store.ts';

/** The confirmed files; null where a job has none. */
export interface JobFiles {
  readonly changes: Uint8Array | null;
  readonly names: Uint8Array | null;
}

export interface JobsService {
  list(): Promise<readonly Job[]>;
  /** Rejects with JOBS_NOT_KEPT. */
  add(job: NewJob, files: JobFiles): Promise<Job>;
  remove(id: number): Promise<boolean>;
  /** Returns whether the caller has claimed the job, which no other program has begun. */
  begin(id: number, end: JobEnd): Promise<boolean>;
  end(id: number, end: JobEnd): Promise<void>;
  pathOf(id: number, which: keyof JobFiles): string;
}

export interface JobsOptions {
  readonly folder: string;
  /** Milliseconds since 1970, UTC. */
  readonly now: () => number;
  /** Whether a missing folder stays missing, for callers that only read. */
  readonly looksOnly?: boolean;
  /** Called with the name of an unreadable file that was set aside. */
  readonly setAside: (name: string) => void;
}

const endings = { changes: 'steward-changes', names: 'steward-names' } as const;

/** Rejects with JOBS_NOT_KEPT. */
export async function openJobs({ folder, now, looksOnly, setAside }: JobsOptions): Promise<JobsService> {
  const jobsFolder = join(folder, 'jobs');
  const store = await withJobsError(() =>
    openStore<KeptJobs>({
      folder: jobsFolder,
      name: 'jobs',
      version: 1,
      now,
      read: (data) => keptJobs.safeParse(data).data ?? null,
      defaults: () => ({ next: 1, jobs: [] }),
      looksOnly: looksOnly ?? false,
    }),
  );
  for (const name of store.loaded.asideNames) setAside(name);
  const pathOf = (id: number, which: keyof JobFiles) => join(jobsFolder, `${id}.${endings[which]}`);
  const removeFiles = async (id: number) => {
    await rm(pathOf(id, 'changes'), { force: true });
    await rm(pathOf(id, 'names'), { force: true });
  };
  const noteEnd = (id: number, last: JobEnd) =>
    withJobsError(() =>
      store.update((current) => ({
        ...current,
        jobs: current.jobs.map((one) => (one.id === id ? ended(one, last) : one)),
      })),
    );
  return {
    pathOf,
    list: async () => (await withJobsError(() => store.refresh())).jobs,
    async add(job, files) {
      let id = 0;
      await withJobsError(async () => {
        await store.update((current) => {
          id = current.next;
          return { ...current, next: id + 1 };
        });
        await mkdir(jobsFolder, { recursive: true, mode: 0o700 });
        for (const which of ['changes', 'names'] as const) {
          const bytes = files[which];
          if (bytes) await writeAtomic(pathOf(id, which), bytes, { mode: 0o600, isNew: true });
        }
      });
      const time = new Date(now()).toISOString();
      const lastDone = 'daily' in job.when ? time : null;
      const storedJob: Job = { ...job, id, made: time, last: null, lastDone };
      let dropped: number | null = null;
      await withJobsError(() =>
        store.update((current) => {
          const room = roomIn(current.jobs);
          dropped = room.dropped;
          return { ...current, jobs: [...room.jobs, storedJob] };
        }),
      );
      if (dropped !== null) await removeFiles(dropped);
      return storedJob;
    },
    async remove(id) {
      let found = false;
      await withJobsError(async () => {
        await store.update((current) => {
          found = current.jobs.some((one) => one.id === id);
          return { ...current, jobs: current.jobs.filter((one) => one.id !== id) };
        });
        if (found) await removeFiles(id);
      });
      return found;
    },
    async begin(id, end) {
      let mine = false;
      await withJobsError(() =>
        store.update((current) => ({
          ...current,
          jobs: current.jobs.map((one) => {
            if (one.id !== id) return one;
            mine = one.last === null || Date.parse(one.last.for) < Date.parse(end.for);
            return mine ? { ...one, last: end } : one;
          }),
        })),
      );
      return mine;
    },
    async end(id, last) {
      await noteEnd(id, last);
    },
  };
}

function ended(job: Job, last: JobEnd): Job {
  return { ...job, last, lastDone: last.result === 'done' ? last.time : job.lastDone };
}

/** Drops a finished job where all places are taken. Throws JOBS_NOT_KEPT where none is finished. */
function roomIn(jobs: readonly Job[]): { readonly jobs: Job[]; readonly dropped: number | null } {
  if (jobs.length < mostJobs) return { jobs: [...jobs], dropped: null };
  const through = jobs.find(({ when, last }) => 'at' in when && last !== null);
  if (!through) throw notKeptError(...unkept, 'FULL');
  return { jobs: jobs.filter((one) => one !== through), dropped: through.id };
}

const unkept = ['JOBS_NOT_KEPT', 'jobs could not be kept or read'] as const;
const withJobsError = <T>(work: () => Promise<T>): Promise<T> => withNotKeptError(...unkept, work);
