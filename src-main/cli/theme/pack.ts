/** `theme pack`: a folder that a person works in as a package, with the checks that whoever reads it makes. */
import { ArchiveRefused } from '../../formats/theme-package/index.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { draftOfFolder, threadCarrier, writePackageFile } from '../../services/theme-packages/index.ts';
import type { GivenCommand } from '../command-line/read-command-line.ts';
import { everyWord } from '../text/all-texts.ts';
import { exitCodes } from '../failure/exit-codes.ts';
import { notWritten } from '../failure/not-written-error.ts';
import { refuseTaken } from '../terminal/output.ts';
import { showFinding, showReport } from './package-text.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { exitCodeOfPackage } from './check.ts';
import { besideName, unreadable, withPackage } from './read-package.ts';
import type { Words } from '../text/terminal-texts.ts';

export async function packThemes(
  { operands, options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const all = await everyWord(words.language);
  const [folder = ''] = operands;
  const out = options.out ?? besideName(folder, '.steward-theme');
  await refuseTaken(out, options.force);
  try {
    await packFolder(folder, out, !options.force);
  } catch (error) {
    if (!(error instanceof ArchiveRefused)) throw error;
    for (const one of error.findings) terminal.complain(`${showFinding(one, words, all)}\n`);
    return exitCodes.notReadable;
  }
  // Read back from the disk: what is said of it is said of the file.
  return await withPackage(out, terminal, words, async ({ name, report }) => {
    if (!options.quiet) terminal.print(showReport(name, report, words, all));
    return exitCodeOfPackage(report);
  });
}

/** Rejects with ArchiveRefused too. */
async function packFolder(folder: string, out: string, isNew: boolean): Promise<void> {
  const draft = await draftOfFolder(folder).catch((error: unknown) => {
    throw error instanceof ArchiveRefused ? error : unreadable(folder, error);
  });
  await writePackageFile(out, draft, { isNew, carrier: threadCarrier() }).catch((error: unknown) => {
    // A refusal, and a mistake of ours, are no answer of the system.
    throw systemCode(error) === 'UNKNOWN' ? error : notWritten(out, error);
  });
}
