/** `profiles check`: the connection to a server step by step, as the console's page tries and words it. Nobody signs in. */
import type * as z from 'zod';
import { examinationText } from '#shared/rules/servers/examination-text.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { profilesCheckShape } from '../render/json/profiles.ts';
import { toJson } from '../render/to-json.ts';
import { deliver, refuseTaken } from '../terminal/output.ts';
import { printable } from '../text/printable.ts';
import { examine } from '../session/diagnose-connection.ts';
import { givenServer } from '../session/resolve-server.ts';
import type { Terminal } from '../terminal/terminal.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function checkProfile(
  { operands: [server = ''], options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  if (options.out !== null) await refuseTaken(options.out, options.force);
  const given = await givenServer({ ...options, server }, terminal, words, all);
  const { name, target } = given;
  if (target.kind === 'sandbox') {
    terminal.complain(`steward: ${all.say('servers.check.sandboxTitle')}\n`);
    return exitCodes.good;
  }
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  const began = terminal.now();
  const report = await examine(target, stop.signal).finally(release);
  const { address } = target;
  const json: z.input<typeof profilesCheckShape> = { server: { name, address }, ...report };
  const text = (): string =>
    examinationText({ name, address, began, version: packageFile.version }, report, all)
      .split('\n')
      .map(printable)
      .join('\n');
  await deliver(options.json ? toJson(json) : text(), options, terminal, words);
  if (stop.signal.aborted) return exitCodes.interrupted;
  return report.ok ? exitCodes.good : exitCodes.notConnected;
}
