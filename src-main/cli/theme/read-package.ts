import { basename, join, resolve } from 'node:path';
import type { ThemeManifestKind } from '#shared/api/mapping/theme-manifests.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import {
  bytesSource,
  type PackageReading,
  type RandomAccessSource,
  readPackage,
} from '../../formats/theme-package/index.ts';
import { systemCode } from '../../services/durable/disk.ts';
import { openPackageFile, threadCarrier } from '../../services/theme-packages/index.ts';
import type { Options } from '../command-line/options.ts';
import { readSource } from '../input/read-source.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';
import { loadAllWords } from '../text/all-words.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { packageReportText } from './package-text.ts';

/** Bytes; the standard input is held in memory, a file is not. */
const inputLimit = 256 * 1024 ** 2;

interface NamedReading extends PackageReading {
  readonly name: string;
}

/** The package's pictures can be read until `work` ends. Rejects with FILE_UNREADABLE or FILE_TOO_LARGE. */
export async function withPackage<Result>(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
  work: (reading: NamedReading) => Promise<Result>,
  kinds: readonly ThemeManifestKind[] = [],
): Promise<Result> {
  const options = { productVersion: packageFile.version, carrier: threadCarrier(), kinds };
  const read = async (source: RandomAccessSource, name: string) =>
    await work({ name, ...(await readPackage(source, options)) });
  if (path === '-') {
    const { name, bytes } = await readSource(path, inputLimit, terminal, words.say('cli.standardInput'));
    return await read(bytesSource(bytes), name);
  }
  const file = await openPackageFile(path).catch((error: unknown) => {
    throw unreadablePackage(path, error);
  });
  try {
    return await read(file.source, path);
  } finally {
    await file.close();
  }
}

/** Null where the file is no theme package, with the reason on standard error. */
export async function withThemes<Result>(
  path: string,
  terminal: CommandTerminal,
  words: TerminalWords,
  work: (found: ThemePackage, name: string) => Promise<Result>,
  kinds: readonly ThemeManifestKind[] = [],
): Promise<Result | null> {
  return await withPackage(
    path,
    terminal,
    words,
    async ({ name, report, package: found }) => {
      if (found) return await work(found, name);
      terminal.complain(packageReportText(name, report, words, await loadAllWords(words.language)));
      return null;
    },
    kinds,
  );
}

/** Kinds of theme archives in the files of `--mapping`. Throws UsageError. */
export async function themeKindsOfMappings(
  { mappings }: Pick<Options, 'mappings'>,
  terminal: CommandTerminal,
  words: TerminalWords,
): Promise<readonly ThemeManifestKind[]> {
  if (mappings.length === 0) return [];
  const { readThemeKinds } = await import('../input/mapping-file.ts');
  const kinds: ThemeManifestKind[] = [];
  for (const file of mappings) kinds.push(...(await readThemeKinds(file, terminal, words)));
  return kinds;
}

export function unreadablePackage(path: string, error: unknown): BridgeError {
  const code = systemCode(error);
  const reason = code === 'ENOENT' ? 'MISSING' : code === 'EACCES' || code === 'EPERM' ? 'DENIED' : 'IO';
  return new BridgeError('FILE_UNREADABLE', code, { name: path, reason });
}

/** Without `--out` the result goes into the current folder, under the operand's name; `.` has the folder's name. */
export function nameBeside(path: string, ending: string): string {
  return join('.', `${basename(resolve(path)).replace(/\.(?:steward-theme|zip)$/i, '')}${ending}`);
}
