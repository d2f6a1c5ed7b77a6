/** `jobs remove`: what was to be done later is not done any more. */
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { openKeptJobs } from './open-jobs.ts';
import { printable } from '../text/printable.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function removeJob(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const [given = ''] = operands;
  const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const jobs = await openKeptJobs(options, terminal, words);
  const found = (await jobs.list()).some((one) => one.id === id) && (await jobs.remove(id));
  const key = found ? 'cli.jobs.removed' : 'cli.jobs.unknown';
  terminal.complain(`${found ? '' : 'steward: '}${words.say(key, { name: printable(given) })}\n`);
  return found ? exitCodes.good : exitCodes.notReadable;
}
