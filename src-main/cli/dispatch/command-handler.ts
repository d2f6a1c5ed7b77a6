/** What every command is: a result on the standard output, and an exit code. */
import type { JobCommand } from '#shared/rules/jobs/job.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

/** Rejects with what `run.ts` words: Misunderstanding, NotWritten, BridgeError. */
export type Perform = (command: GivenCommand, terminal: Terminal, words: Words) => Promise<number>;

/** Handlers of the commands that can be scheduled, each loaded when it is called. */
export type JobHandlers = Readonly<Record<JobCommand, () => Promise<Perform>>>;
