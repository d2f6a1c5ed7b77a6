/** `--servers A,B,C` runs the command at one server after the other, and reports each. */
import type * as z from 'zod';
import type { Options } from '../command-line/options.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { atServersShape } from '../render/json/each-server.ts';
import { toJson } from '../render/to-json.ts';
import { readSecretOnce } from '../session/sign-in-secret.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { captureCommand } from './capture-command.ts';
import type { CommandHandler } from './command-handler.ts';

type ServerResult = z.input<typeof atServersShape>['servers'][number] & { readonly out: string };

export const atEachServer =
  (handler: CommandHandler): CommandHandler =>
  async (command, terminal, words) =>
    command.options.servers.length === 0
      ? await handler(command, terminal, words)
      : await runAtEachServer(handler, command, terminal, words);

async function runAtEachServer(
  handler: CommandHandler,
  command: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const { operands, options } = command;
  refuseOptions(operands, options);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const secrets = options.passwordFile?.includes(placeholder)
    ? { options, terminal }
    : await readSecretOnce(options, terminal, words);
  const results: ServerResult[] = [];
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  let failed = false;
  for (const server of options.servers) {
    if (stop.signal.aborted || /* wall: stop-on-failure */ (failed && options.stopOnFailure)) {
      results.push({ server, code: null, message: '', report: null, out: '' });
      continue;
    }
    const call = { ...command, options: optionsForServer(server, secrets.options) };
    const { code, out, err } = await captureCommand(handler, call, secrets.terminal, words);
    failed ||= !successCodes.includes(code);
    const report = options.json && out !== '' ? JSON.parse(out) : null;
    results.push({ server, code, message: err.trim(), report, out });
    // Messages come at once: one server may take minutes.
    if (err !== '') terminal.complain(`${printable(server)}:\n${err}`);
  }
  release();
  const servers = results.map(({ out: _, ...one }) => one);
  const text = options.json ? toJson({ servers }) : resultsText(results, words);
  await deliver(text, options, terminal, words);
  if (stop.signal.aborted) return exitCodes.interrupted;
  const codes = results.map(({ code }) => code);
  return (
    codes.find((code) => code !== null && !successCodes.includes(code)) ??
    codes.find(Boolean) ??
    exitCodes.good
  );
}

/** A plan with differences is no failure. */
const successCodes: readonly number[] = [exitCodes.good, exitCodes.differs];
/** Each server's name replaces this word in `--user` and `--password-file`. */
const placeholder = '{server}';

function refuseOptions(operands: readonly string[], { server, format, passwordCommand }: Options): void {
  if (server !== null) throw new UsageError('cli.problem.foreignOption', '--server');
  if (format === 'html') throw new UsageError('cli.problem.badFormat', format);
  if (passwordCommand?.includes(placeholder)) throw new UsageError('cli.password.named');
  if (operands.includes('-')) throw new UsageError('cli.problem.inputForMany');
}

function optionsForServer(server: string, options: Options): Options {
  const named = (given: string | null) => given?.replaceAll(placeholder, server) ?? null;
  return {
    ...options,
    servers: [],
    server,
    out: null,
    force: false,
    user: named(options.user),
    passwordFile: named(options.passwordFile),
  };
}

function resultsText(results: readonly ServerResult[], words: TerminalWords): string {
  const lines = results.map(({ server, code }) =>
    code === null
      ? words.say('cli.servers.untried', { name: printable(server) })
      : words.say(successCodes.includes(code) ? 'cli.servers.good' : 'cli.servers.failed', {
          name: printable(server),
          code,
        }),
  );
  return `${results.map(({ out }) => (out === '' ? '' : `${out}\n`)).join('')}${lines.join('\n')}\n`;
}
