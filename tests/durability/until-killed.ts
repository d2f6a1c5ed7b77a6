/** Runs a program of `programs/` until it is killed, and tells what it said last of each kind: `<kind> <number>`. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Lets it say so many `words`, however slow the disk is, and work for `delay` ms after them. Rejects where it complained.
 */
export async function untilKilled(
  program: string,
  args: readonly string[],
  { words, delay }: { readonly words: number; readonly delay: number },
): Promise<ReadonlyMap<string, number>> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'programs', program), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let problems = '';
  let started: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => {
    started = resolve;
  });
  child.stdout.on('data', (chunk) => {
    said += String(chunk);
    if (said.split('\n').length > words) started();
  });
  child.stderr.on('data', (chunk) => {
    problems += String(chunk);
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => {
      started();
      resolve();
    });
  });
  await ready;
  await wait(delay);
  child.kill('SIGKILL');
  await closed;
  const real = problems.replaceAll(/.*ExperimentalWarning.*\n.*\n/g, '');
  if (real !== '') throw new Error(real);
  // A line that was cut was not said.
  const whole = said.slice(0, said.lastIndexOf('\n')).split('\n');
  return new Map(
    whole.map((line) => {
      const [kind = '', n = ''] = line.split(' ');
      return [kind, Number(n)];
    }),
  );
}

/** Anywhere in what a program does for one number or two. */
export const anyMoment = () => ({ words: 1 + Math.floor(Math.random() * 6), delay: Math.random() * 30 });
