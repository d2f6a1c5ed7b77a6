/** `profiles check` runs the same connection check as the console, and signs nobody in. */
import type * as z from 'zod';
import { examinationText } from '#shared/rules/servers/examination-text.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import type { profilesCheckShape } from '../render/json/profiles.ts';
import { toJson } from '../render/to-json.ts';
import { diagnoseConnection } from '../session/diagnose-connection.ts';
import { resolveServer } from '../session/resolve-server.ts';
import { deliver, refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export async function checkProfile(
  { operands: [server = ''], options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  if (options.out !== null) await refuseExistingFile(options.out, options.force);
  const resolved = await resolveServer({ ...options, server }, terminal, words, allWords);
  const { name, target } = resolved;
  if (target.kind === 'sandbox') {
    terminal.complain(`steward: ${allWords.say('servers.check.sandboxTitle')}\n`);
    return exitCodes.good;
  }
  const stop = new AbortController();
  const release = terminal.onInterrupt(() => stop.abort());
  const began = terminal.now();
  const report = await diagnoseConnection(target, stop.signal).finally(release);
  const { address } = target;
  const json: z.input<typeof profilesCheckShape> = { server: { name, address }, ...report };
  const text = (): string =>
    examinationText({ name, address, began, version: packageFile.version }, report, allWords)
      .split('\n')
      .map(printable)
      .join('\n');
  await deliver(options.json ? toJson(json) : text(), options, terminal, words);
  if (stop.signal.aborted) return exitCodes.interrupted;
  return report.ok ? exitCodes.good : exitCodes.notConnected;
}
