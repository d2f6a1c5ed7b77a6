import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolder, type SkippedFile } from '../../services/licence/folders/list-folder.ts';
import { UsageError } from '../failure/usage-error.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

export interface LicenceFiles {
  readonly files: readonly string[];
  /** Entries of folders that are not read, named with their folder. */
  readonly skipped: readonly SkippedFile[];
}

/** Replaces each folder by the licence files in it, without its subfolders; a file named twice counts once. */
export async function expandFolders(
  operands: readonly string[],
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<LicenceFiles> {
  const files = new Set<string>();
  const skipped: SkippedFile[] = [];
  for (const operand of operands) {
    // `stat` follows a link that is named on the command line: the user chose it.
    const found = operand === '-' ? null : await stat(operand).catch(() => null);
    if (!found?.isDirectory()) {
      files.add(operand);
      continue;
    }
    const listed = await listFolder(operand);
    for (const { path } of listed.files) files.add(path);
    skipped.push(...listed.skipped.map(({ name, reason }) => ({ name: join(operand, name), reason })));
    if (listed.files.length === 0)
      terminal.complain(`steward: ${words.say('cli.noLicences', { name: printable(operand) })}\n`);
  }
  if (files.size === 0 && skipped.length === 0) throw new UsageError('cli.problem.nothingToRead');
  return { files: [...files], skipped };
}

/** "licences/link.lic: not read (a link)" */
export function skippedLine({ name, reason }: SkippedFile, words: TerminalWords): string {
  return words.say('cli.skipped', {
    name: printable(name),
    reason: words.say(`licence.skipReason.${reason}`),
  });
}

export function reportSkipped(
  skipped: readonly SkippedFile[],
  terminal: CommandTerminal,
  words: TerminalWords,
): void {
  for (const one of skipped) terminal.complain(`steward: ${skippedLine(one, words)}\n`);
}
