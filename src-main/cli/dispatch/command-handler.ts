import type { JobCommand } from '#shared/rules/jobs/job.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Prints a result and returns the exit code. Rejects with the errors that report-failure.ts puts into words. */
export type CommandHandler = (
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
) => Promise<number>;

/** Handlers of the commands that can be scheduled, each loaded when it is called. */
export type JobHandlers = Readonly<Record<JobCommand, () => Promise<CommandHandler>>>;
