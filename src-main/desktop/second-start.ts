/**
 * A second start on the same data folder: it hands its command line to the running program and waits until that has
 * answered by a file. Chromium tells the running program the arguments in another order and with some of its own, and
 * nothing at all where another user holds the folder; so they are passed as data.
 */
import { randomUUID } from 'node:crypto';
import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { app } from 'electron';
import { type CommandLine, readCommandLine } from './command-line.ts';

/** Milliseconds that a second start waits for the running program, and between two looks. */
const patience = 5000;
const between = 50;

const token = /^[0-9a-f-]{36}$/;

export interface SecondStart {
  /** Whether this process is the first one on its folder. */
  readonly first: boolean;
  /** Resolves to whether the running program has taken the command line. */
  waitForAnswer(limit?: number): Promise<boolean>;
}

/** Takes the folder's lock, or hands this start over. `folder` is Chromium's own, which the lock is bound to. */
export function takeLock(folder: string, argv: readonly string[], cwd: string): SecondStart {
  const answer = randomUUID();
  const first = app.requestSingleInstanceLock({ argv, cwd, answer });
  const path = answerPath(folder, answer);
  return {
    first,
    async waitForAnswer(limit = patience) {
      for (let waited = 0; waited < limit; waited += between) {
        if (await isThere(path)) {
          await rm(path, { force: true });
          return true;
        }
        await delay(between);
      }
      return false;
    },
  };
}

/** Answers every second start; `take` gets its command line, or null where it passed none that can be read. */
export function answerSecondStarts(
  folder: string,
  take: (line: CommandLine | null) => void,
  failed: (error: unknown) => void,
): void {
  app.on('second-instance', (_event, _argv, _folder, data) => {
    const start = readStart(data);
    if (start) writeFile(answerPath(folder, start.answer), '', { mode: 0o600 }).catch(failed);
    take(start && readCommandLine(start.argv, start.cwd));
  });
}

function answerPath(folder: string, answer: string): string {
  return join(folder, `second-start-${answer}`);
}

function readStart(data: unknown): { argv: readonly string[]; cwd: string; answer: string } | null {
  if (typeof data !== 'object' || data === null) return null;
  const { argv, cwd, answer } = data as Readonly<Record<string, unknown>>;
  if (!Array.isArray(argv) || !argv.every((word) => typeof word === 'string')) return null;
  if (typeof cwd !== 'string' || typeof answer !== 'string' || !token.test(answer)) return null;
  return { argv, cwd, answer };
}

async function isThere(path: string): Promise<boolean> {
  try {
    await access(path);
    return true;
  } catch {
    return false;
  }
}
