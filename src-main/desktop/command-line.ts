/** The desktop's own switches: `--data=FOLDER` (or `--data FOLDER`). Chromium's switches are not ours to read. */
import { resolve } from 'node:path';
import { defaultDataFolder } from '../program/index.ts';

export function dataFolderFrom(argv: readonly string[], folder: string): string {
  for (const [index, argument] of argv.entries()) {
    if (argument.startsWith('--data=')) return resolve(folder, argument.slice('--data='.length));
    const next = argv[index + 1];
    if (argument === '--data' && next !== undefined && !next.startsWith('-')) return resolve(folder, next);
  }
  return defaultDataFolder();
}
