/** The folder in which everything local is kept, for who only looks into it or adds to it. */
import { stat } from 'node:fs/promises';
import { DataFolderError } from '../../program/data-folder.ts';
import { systemCode } from '../../services/durable/disk.ts';
import type { Options } from '../command-line/options.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** One that was named and is only read must be there: a slip of the pen makes no folder. */
export async function existingDataFolder(
  { data }: Pick<Options, 'data'>,
  { dataFolder }: Terminal,
): Promise<string> {
  if (data === null) return dataFolder;
  await stat(data).catch((error: unknown) => {
    throw new DataFolderError(data, error);
  });
  return data;
}

/** The system's refusals as one about the folder. */
export async function withDataFolderErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (/^E[A-Z]+$/.test(systemCode(error))) throw new DataFolderError(folder, error);
    throw error;
  }
}
