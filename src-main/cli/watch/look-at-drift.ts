/** The differences between a server's configuration and a folder, found by the command `config plan`. */
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { captureCommand } from '../dispatch/capture-command.ts';
import type { CommandHandler } from '../dispatch/command-handler.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { differenceSigns } from '../render/signs.ts';
import { configPlanShape } from '../render/json/config.ts';
import type { PlatformSession } from '../session/platform-session.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import type { AllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import type { Looked } from './watched-subject.ts';

export async function lookAtDrift(
  plan: CommandHandler,
  { operands, options }: CommandCall,
  session: PlatformSession,
  { terminal, words, allWords }: { terminal: CommandTerminal; words: TerminalWords; allWords: AllWords },
): Promise<Looked> {
  const call = {
    name: 'config plan' as const,
    operands,
    options: { ...options, json: true, exitCode: true, out: null, force: false },
  };
  // The session goes on after this part.
  const shared = { ...session, close: async () => undefined };
  const { code, out, err } = await captureCommand(plan, call, { ...terminal, session: shared }, words);
  if (code !== exitCodes.good && code !== exitCodes.differs)
    return {
      notices: [],
      reason: err
        .trim()
        .replaceAll(/(?:^|\n)steward: /g, ' ')
        .trim(),
    };
  const { differences } = configPlanShape.parse(JSON.parse(out));
  return {
    notices: differences.map(({ area, state, kind, place, name, edits }) => ({
      key: `drift ${kind} ${JSON.stringify(place)} ${state} ${Object.keys(edits).join(',')}`,
      state: 'warning' as const,
      // The folder is the second configuration: what it has alone is missing at the server.
      text: `${differenceSigns[state]} ${allWords.say(`configuration.area.${area}`)}: ${name || kind}`,
    })),
  };
}
