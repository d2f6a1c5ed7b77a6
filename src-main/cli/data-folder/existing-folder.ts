import { stat } from 'node:fs/promises';
import { DataFolderError } from '../../program/data-folder.ts';
import { systemCode } from '../../services/durable/disk.ts';
import type { Options } from '../command-line/options.ts';
import type { CommandTerminal } from '../terminal/terminal.ts';

/** The folder of `--data` must exist: a slip of the pen makes no new one. */
export async function existingDataFolder(
  { data }: Pick<Options, 'data'>,
  { dataFolder }: CommandTerminal,
): Promise<string> {
  if (data === null) return dataFolder;
  await stat(data).catch((error: unknown) => {
    throw new DataFolderError(data, error);
  });
  return data;
}

/** Turns the system's errors of `work` into a DataFolderError. */
export async function withDataFolderErrors<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (/^E[A-Z]+$/.test(systemCode(error))) throw new DataFolderError(folder, error);
    throw error;
  }
}
