/**
 * The web shell in the test's own process: the real server on a free port, and behind it a new program on fresh data
 * whenever a test asks for one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createProgram, type Program } from '../../../src-main/program/index.ts';
import { webHooks } from '../../../src-main/web/web-hooks.ts';
import { giveFilledSandbox } from '../../support/filled-sandbox.ts';
import { serveReplaceable } from '../../support/replaceable-program.ts';

type EventListener = Parameters<Program['onEvent']>[0];

export interface Shell {
  readonly origin: string;
  /** Session of the one tab. */
  readonly session: string;
  /**
   * A new program on fresh data, or on those of a folder, in the place of the one before. `deadline`: ms until a silent
   * server is given up.
   */
  begin(options: {
    readonly deadline?: number | undefined;
    /** Its clock; the wall's unless told. */
    readonly now?: () => number;
    readonly on?: string;
    /** The organisation's policy, a file. */
    readonly policy?: string | undefined;
  }): Promise<{ readonly dataDir: string }>;
  /** Whether the console hears what the program tells. */
  isHeard(): boolean;
  /** Tells it what the program would tell, as another shell's does. */
  readonly tell: EventListener;
}

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-screens-'));
  await giveFilledSandbox(folder);
  return folder;
}

export async function openShell(): Promise<Shell> {
  let run: { readonly program: Program; readonly folder: string } | null = null;
  const program = (): Program => {
    if (!run) throw new Error('no test runs');
    return run.program;
  };
  const listeners = new Set<EventListener>();
  const tell: EventListener = (...event) => {
    for (const listener of listeners) listener(...event);
  };
  const server = serveReplaceable({
    program,
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    bundle: () => Promise.reject(new Error('the console is in the test itself')),
  });
  await server.listen(0);
  const token = new URL(server.newLink()).hash.slice('#t='.length);
  const answer = await fetch(`${server.origin}/bridge/session`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: server.origin },
    body: JSON.stringify({ token }),
  });
  const { session } = (await answer.json()) as { session: string };
  return {
    origin: server.origin,
    session,
    isHeard: () => listeners.size > 0,
    tell,
    async begin({ deadline, now, on, policy }) {
      const before = run;
      const folder = on ?? (await freshFolder());
      // Two programs have no data in common.
      if (folder === before?.folder) await before.program.close();
      const begun = await createProgram({
        dataDir: folder,
        version: '0.0.0',
        hooks: webHooks('en-US', join(folder, 'uploads', 'downloads')),
        ...(deadline === undefined ? {} : { deadline }),
        ...(now === undefined ? {} : { now }),
        ...(policy === undefined ? {} : { policy: { environment: policy } }),
      });
      begun.onEvent(tell);
      run = { program: begun, folder };
      if (!before || before.folder === folder) return { dataDir: folder };
      // Afterwards: the page of the test before may have asked for something in its last moment.
      await before.program.close();
      await rm(before.folder, { recursive: true, force: true, maxRetries: 3 });
      return { dataDir: folder };
    },
  };
}
