/**
 * The heavy parts of the program, each loaded when it is first needed, so that a start reads and runs little
 * (design §8): the sandbox with its database, the gateway with its HTTP client, the licence reader.
 */
import { rename } from 'node:fs/promises';
import type { Gateway, GatewayTarget } from '../gateway/index.ts';
import type { Sandbox } from '../sandbox/index.ts';

/** Runs `load` at the first call; a failure is told to those who waited, and the next call tries again. */
export function lazily<T>(load: () => Promise<T>): Lazy<T> {
  let held: Promise<T> | null = null;
  const get = (): Promise<T> => {
    held ??= load().catch((error: unknown) => {
      held = null;
      throw error;
    });
    return held;
  };
  return Object.assign(get, { ifLoaded: () => held });
}

export interface Lazy<T> {
  (): Promise<T>;
  /** What there is already, without starting anything. */
  ifLoaded(): Promise<T> | null;
}

/** The gateway as its users see it, not yet loaded. */
export function lazyGateway(o: { target: () => GatewayTarget; sandbox: () => Promise<Sandbox> }): Gateway {
  const gateway = lazily(async () => {
    const { createGateway } = await import('../gateway/index.ts');
    return createGateway(o);
  });
  return {
    handle: async (request) => (await gateway()).handle(request),
    forgetSession(id) {
      // A gateway that was never loaded, or failed to load, keeps no session.
      gateway.ifLoaded()?.then(
        (loaded) => loaded.forgetSession(id),
        () => undefined,
      );
    },
    async close() {
      await (await gateway.ifLoaded())?.close();
    },
  };
}

/**
 * Opens the sandbox's database. One that is damaged is kept beside the new one and reported: the data is
 * invented, but somebody arranged it.
 */
export async function openSandbox(o: {
  file: string;
  now: () => number;
  checkResponses: boolean;
  setAside: (kept: string) => void;
}): Promise<Sandbox> {
  const { createSandbox } = await import('../sandbox/index.ts');
  const { file, now, checkResponses } = o;
  try {
    return await createSandbox({ file, now, checkResponses });
  } catch (error) {
    if (!isDamaged(error)) throw error;
    const kept = `${file}.corrupt-${new Date(now()).toISOString().replaceAll(/[:.]/g, '-')}`;
    await rename(file, kept);
    for (const part of ['-wal', '-shm'])
      await rename(`${file}${part}`, `${kept}${part}`).catch(() => undefined);
    o.setAside(kept);
    return createSandbox({ file, now, checkResponses });
  }
}

/** SQLite's CORRUPT (11) and NOTADB (26); the code may be wrapped by whoever opened the file. */
function isDamaged(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'errcode' in error ? error.errcode : undefined;
  return code === 11 || code === 26 || isDamaged(error.cause);
}
