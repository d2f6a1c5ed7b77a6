#!/usr/bin/env node
/** The terminal shell runs as it is under Node 24, and bundled. */
import { dropTlsVariable } from '../authorities/tls-variable.ts';
import { defaultDataFolder } from '../program/default-data-folder.ts';
import { exitCodes } from './failure/exit-codes.ts';
import { runTerminalShell } from './run-shell.ts';
import { createStandardOutput } from './terminal/standard-output.ts';
import { terminalLanguage, terminalWordsIn } from './text/terminal-words.ts';

const words = terminalWordsIn(terminalLanguage(process.env));
const complain = (text: string): void => void process.stderr.write(text);

/** A mistake of the program has an exit code of its own: Node's would be 1, which means "not verified". */
function failInside(error: unknown): never {
  complain(
    `steward: ${words.say('cli.problem.internal')}\n${error instanceof Error ? error.stack : error}\n`,
  );
  process.exit(exitCodes.internal);
}
process.on('uncaughtException', failInside);
process.on('unhandledRejection', failInside);
// A closed standard error must not end the program: the exit code still tells.
process.stderr.on('error', () => undefined);

const endings = ['SIGTERM', 'SIGHUP'] as const;

const output = createStandardOutput(process.stdout);
const code = await runTerminalShell(process.argv.slice(2), {
  asksForNoChecks: dropTlsVariable(process.env),
  env: process.env,
  input: process.stdin,
  now: Date.now,
  print: output.print,
  complain,
  columns: process.stdout.isTTY ? process.stdout.columns : null,
  showsProgress: process.stderr.isTTY,
  onInterrupt(listener) {
    process.once('SIGINT', listener);
    return () => void process.off('SIGINT', listener);
  },
  onEnd(listener) {
    const end = (signal: NodeJS.Signals) => {
      listener();
      release();
      // The signal ends the program as if nobody had listened, so that the parent process sees the signal.
      process.kill(process.pid, signal);
    };
    const release = () => endings.forEach((signal) => void process.off(signal, end));
    for (const signal of endings) process.on(signal, end);
    return release;
  },
  dataFolder: defaultDataFolder(),
});
const reason = await output.written();
if (reason !== null) complain(`steward: ${words.say('cli.problem.outputFailed', { reason })}\n`);
process.exitCode = reason === null ? code : exitCodes.notWritten;
