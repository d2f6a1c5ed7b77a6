import type * as z from 'zod';
import { nextOf } from '#shared/rules/jobs/due-time.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { jobsListShape } from '../render/json/jobs.ts';
import { toJson } from '../render/to-json.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { jobLine, openScheduledJobs } from './open-jobs.ts';

type Listed = z.input<typeof jobsListShape>;

export async function listJobs(
  { options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const jobs = await (await openScheduledJobs(options, terminal, words)).list();
  const listed: Listed = {
    jobs: jobs.map((job) => {
      const next = nextOf(job, terminal.now());
      return { ...job, next: next === null ? null : new Date(next).toISOString() };
    }),
  };
  await deliver(options.json ? toJson(listed) : jobsText(listed, words), options, terminal, words);
  return exitCodes.good;
}

function jobsText({ jobs }: Listed, words: TerminalWords): string {
  if (jobs.length === 0) return `${words.say('cli.jobs.none')}\n`;
  return jobs
    .map((job) => {
      const { last, next } = job;
      const lastLine = last
        ? `    ${words.say('cli.jobs.last', { result: words.say(`cli.jobs.result.${last.result}`), time: last.time })}\n`
        : '';
      return `${jobLine(job)}\n${next === null ? '' : `    ${words.say('cli.jobs.next', { time: next })}\n`}${lastLine}`;
    })
    .join('');
}
