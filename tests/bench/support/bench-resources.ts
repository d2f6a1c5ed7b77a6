/**
 * Resources of a bench (programs, servers, a browser) and their end: everything started is ended, also where something
 * else does not start, where the bench fails, and where the run is interrupted.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';

type End = () => Promise<unknown>;

const grounds = new Set<Ground>();
/** Of a small run, whose benches share what costs most. */
let common: Ground | null = null;
let interrupted = false;

/** Hands out what was started, and knows how each is ended. */
export class Ground {
  readonly #ends: End[] = [];
  #clearing: Promise<void> | null = null;

  /** The folder that benches may share: here, unless the run is a small one. */
  get lasting(): Ground {
    return common ?? this;
  }

  keep<One>(starting: () => Promise<One>, end: (one: One) => Promise<unknown>): Promise<One> {
    if (interrupted) return Promise.reject(new Error('interrupted'));
    const started = starting();
    // A start that is under way when another one fails is awaited, and then ended.
    this.#ends.push(() => started.then(end, () => undefined));
    return started;
  }

  /** The last first. One that can't be ended keeps none of the others. Done once, whoever asks. */
  clear(): Promise<void> {
    this.#clearing ??= this.#clear();
    return this.#clearing;
  }

  async #clear(): Promise<void> {
    const faults: unknown[] = [];
    for (let end = this.#ends.pop(); end; end = this.#ends.pop()) {
      await end().catch((fault: unknown) => faults.push(fault));
    }
    if (faults.length > 0) throw new AggregateError(faults, `not ended: ${faults.join('; ')}`);
  }
}

/** Runs a bench, and ends what it started. */
export async function onGround<Result>(work: (ground: Ground) => Promise<Result>): Promise<Result> {
  const ground = new Ground();
  grounds.add(ground);
  try {
    return await work(ground);
  } finally {
    await ground.clear();
    // The interrupted run reports itself, and ends.
    if (interrupted) await new Promise(() => undefined);
    grounds.delete(ground);
  }
}

/** From now on benches share what may be shared, until the caller clears this ground. */
export function shareGround(): Ground {
  const ground = new Ground();
  common = ground;
  grounds.add(ground);
  void ground.keep(
    async () => undefined,
    async () => {
      common = null;
      grounds.delete(ground);
    },
  );
  return ground;
}

/** Starts what benches may share: once for each key in a small run, once for each key and bench in a whole one. */
export function shared<Key, One>(
  starting: (key: Key) => Promise<One>,
  end: (one: One) => Promise<unknown>,
): (ground: Ground, key: Key) => Promise<One> {
  const started = new WeakMap<Ground, Map<Key, Promise<One>>>();
  return ({ lasting }, key) => {
    const here = started.get(lasting) ?? new Map<Key, Promise<One>>();
    started.set(lasting, here);
    const one = here.get(key) ?? lasting.keep(() => starting(key), end);
    here.set(key, one);
    return one;
  };
}

/** A folder of its own, removed at the end. */
export function temporaryFolder(ground: Ground, name: string): Promise<string> {
  return ground.keep(
    () => mkdtemp(join(tmpdir(), `steward-bench-${name}-`)),
    (folder) => rm(folder, { recursive: true, force: true }),
  );
}

/** A run that is interrupted ends what it started, and then itself. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      interrupted = true;
      void Promise.allSettled([...grounds].map((ground) => ground.clear())).then(() =>
        process.exit(128 + constants.signals[signal]),
      );
    });
  }
}
