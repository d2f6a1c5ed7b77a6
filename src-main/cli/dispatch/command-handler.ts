/** What every command is: a result on the standard output, and an exit code. */
import type { JobCommand } from '#shared/rules/jobs/job.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

/** Rejects with what `run.ts` words: Misunderstanding, NotWritten, BridgeError. */
export type CommandHandler = (
  command: CommandCall,
  terminal: Terminal,
  words: TerminalWords,
) => Promise<number>;

/** Handlers of the commands that can be scheduled, each loaded when it is called. */
export type JobHandlers = Readonly<Record<JobCommand, () => Promise<CommandHandler>>>;
