/** `theme pack` makes the checks that every reader of a package makes. */
import type { PackageFinding } from '#shared/rules/themes/package/findings.ts';
import { ArchiveRefused } from '../../formats/theme-package/index.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { createInstallationKey } from '../../services/installation-key/installation-key.ts';
import {
  draftOfFolder,
  threadCarrier,
  type WritePackageOptions,
  writePackageFile,
} from '../../services/theme-packages/index.ts';
import type { CommandCall } from '../command-line/parse-command-line.ts';
import { existingDataFolder, withDataFolderErrors } from '../data-folder/existing-folder.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { toNotWrittenError } from '../failure/not-written-error.ts';
import { refuseExistingFile } from '../terminal/output.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { exitCodeOfPackage } from './check.ts';
import { packageFindingText, packageReportText } from './package-text.ts';
import { nameBeside, unreadablePackage, withPackage } from './read-package.ts';

export async function packThemes(
  { operands, options }: CommandCall,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<number> {
  const allWords = await loadAllWords(words.language);
  const [folder = ''] = operands;
  const out = options.out ?? nameBeside(folder, '.steward-theme');
  await refuseExistingFile(out, options.force);
  const say = (finding: PackageFinding) => `${packageFindingText(finding, words, allWords)}\n`;
  try {
    const sign = options.sign ? await packageSigner(options, terminal) : null;
    const findings = await packFolder(folder, out, { isNew: !options.force, ...(sign ? { sign } : {}) });
    for (const one of findings) if (!options.quiet) terminal.print(say(one));
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    for (const one of error.findings) terminal.complain(say(one));
    return exitCodes.notReadable;
  }
  // The package is read back from the disk, so that the report is about the file.
  return await withPackage(out, terminal, words, async ({ name, report }) => {
    if (!options.quiet) terminal.print(packageReportText(name, report, words, allWords));
    return exitCodeOfPackage(report);
  });
}

/** The terminal opens no key store, so that it cannot sign with a key that the desktop has sealed. */
async function packageSigner(
  options: CommandCall['options'],
  terminal: CommandTerminal,
): Promise<NonNullable<WritePackageOptions['sign']>> {
  const folder = await existingDataFolder(options, terminal);
  const key = createInstallationKey({ folder, keyStore: null });
  const { key: publicKey } = await withDataFolderErrors(folder, () => key.publicKey());
  return async (text) => ({ key: publicKey, value: await key.sign(text) });
}

/** Returns what was left out of pictures. Rejects with ArchiveRefused, FILE_UNREADABLE or NotWrittenError. */
async function packFolder(
  folder: string,
  out: string,
  options: Pick<WritePackageOptions, 'isNew' | 'sign'>,
): Promise<readonly PackageFinding[]> {
  const draft = await draftOfFolder(folder).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? error : unreadablePackage(folder, error);
  });
  await writePackageFile(out, draft, { ...options, carrier: threadCarrier() }).catch((error: unknown) => {
    // An error without a system code is a refusal, or a mistake of the program.
    throw systemCode(error) === 'UNKNOWN' ? error : toNotWrittenError(out, error);
  });
  return draft.findings;
}
