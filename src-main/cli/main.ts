#!/usr/bin/env node
/** The terminal shell runs as it is under Node 24, and bundled. */
import type { Writable } from 'node:stream';
import { dropTlsVariable } from '../authorities/tls-variable.ts';
import { defaultDataFolder } from '../program/default-data-folder.ts';
import { systemCode } from '../services/durable/disk.ts';
import { exitCodes } from './failure/exit-codes.ts';
import { runTerminalShell } from './run-shell.ts';
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

interface StandardOutput {
  print(result: string | Uint8Array): void;
  /** Resolves when all is written: to the system's code of the failure, or null. */
  written(): Promise<string | null>;
}

/** A reader that goes away (`steward … | head`) is no failure of ours; a full disk behind `>` is. */
function createStandardOutput(stream: Writable): StandardOutput {
  const writes: Promise<string | null>[] = [];
  // The callback of each write reports its failure; without a listener the stream's event would end the process.
  stream.on('error', () => undefined);
  return {
    print(result) {
      writes.push(
        new Promise((resolve) => {
          stream.write(result, (error) => {
            const code = error ? systemCode(error) : 'EPIPE';
            resolve(code === 'EPIPE' || code === 'ERR_STREAM_DESTROYED' ? null : code);
          });
        }),
      );
    },
    async written() {
      return (await Promise.all(writes)).find((reason) => reason !== null) ?? null;
    },
  };
}
