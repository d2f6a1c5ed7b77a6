/** `theme preview` draws a theme as the console's preview does, as PNG. */
import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import { themePictureOf } from '#shared/rules/themes/package/theme-picture.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { servePicture } from '../../services/theme-packages/picture-page.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { UsageError } from '../failure/usage-error.ts';
import { deliver } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { findChromium } from './find-chromium.ts';
import { themeKindsOfMappings, withThemes } from './read-package.ts';
import { screenshot } from './screenshot.ts';

/** Pixels for which the preview's frames are designed. */
const sizes = { desk: { width: 1200, height: 622 }, phone: { width: 377, height: 724 } } as const;

export async function previewTheme(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const complain = (text: string): void => terminal.complain(`steward: ${text}\n`);
  const chromium = await findChromium(terminal.env);
  if (chromium === null) {
    complain(words.say('cli.theme.noChromium'));
    return exitCodes.noBrowser;
  }
  const kinds = await themeKindsOfMappings(options, terminal, words);
  const draw = async (found: ThemePackage) => {
    const theme = chosenTheme(found, options.only);
    const pictures = [...found.assets.values()];
    const paths = pictures.map(({ path }) => path);
    const picture = themePictureOf(theme, paths, { language: words.language, appearance: 'light' });
    if (picture === null) {
      complain(words.say('cli.theme.noFrame', { key: theme.key }));
      return exitCodes.notReadable;
    }
    const page = await servePicture(picture, pictures).catch((error: unknown) => {
      if (systemCode(error) !== 'ENOENT') throw error;
      return null;
    });
    if (page === null) {
      complain(words.say('cli.theme.notBuilt'));
      return exitCodes.noBrowser;
    }
    let png: Buffer;
    try {
      const size = theme.terminal === 'h5' ? sizes.phone : sizes.desk;
      png = await screenshot({ chromium, address: page.address, ...size });
    } catch (error) {
      complain(
        words.say('cli.theme.noPicture', { reason: printable(error instanceof Error ? error.message : '') }),
      );
      return exitCodes.noBrowser;
    } finally {
      await page.close();
    }
    await deliver(png, options, terminal, words);
    return exitCodes.good;
  };
  const done = await withThemes(operands[0] ?? '', terminal, words, draw, kinds);
  return done ?? exitCodes.notReadable;
}

/** The package's only theme, or the one whose key `--only` has. */
function chosenTheme({ manifest: { themes } }: ThemePackage, only: readonly string[]) {
  const [key] = only;
  const theme = key === undefined && themes.length === 1 ? themes[0] : themes.find((one) => one.key === key);
  if (theme && only.length < 2) return theme;
  throw new UsageError('cli.theme.chooseOne', themes.map((one) => one.key).join(', '));
}
