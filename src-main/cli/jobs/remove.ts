import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { openScheduledJobs } from './open-jobs.ts';

export async function removeJob(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const [given = ''] = operands;
  const id = /^\d{1,9}$/.test(given) ? Number(given) : 0;
  const jobs = await openScheduledJobs(options, terminal, words);
  const found = (await jobs.list()).some((one) => one.id === id) && (await jobs.remove(id));
  const key = found ? 'cli.jobs.removed' : 'cli.jobs.unknown';
  terminal.complain(`${found ? '' : 'steward: '}${words.say(key, { name: printable(given) })}\n`);
  return found ? exitCodes.good : exitCodes.notReadable;
}
