import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { unpackTo } from '../../services/theme-packages/index.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { NotWrittenError } from '../failure/not-written-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { nameBeside, themeKindsOfMappings, withThemes } from './read-package.ts';

export async function unpackThemes(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const [file = ''] = operands;
  const out = options.out ?? nameBeside(file === '-' ? 'themes' : file, '');
  const kinds = await themeKindsOfMappings(options, terminal, words);
  const unpack = async (found: ThemePackage) => {
    await unpackTo(out, found).catch((error: unknown) => {
      const code = systemCode(error);
      if (code === 'UNKNOWN') throw error;
      throw new NotWrittenError(
        code === 'EEXIST' ? 'cli.theme.folderExists' : 'cli.problem.outFailed',
        out,
        code,
      );
    });
    terminal.complain(`${words.say('cli.written', { name: printable(out) })}\n`);
    return exitCodes.good;
  };
  const done = await withThemes(file, terminal, words, unpack, kinds);
  return done ?? exitCodes.notReadable;
}
