/**
 * Data folders whose sandbox has been started before: each is given a copy of the first one's file, since every fresh
 * sandbox is the same. What a first start does is proved where it is what is looked at.
 */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '../../src-main/sandbox/index.ts';

let first: Promise<Uint8Array> | null = null;

/** `dataDir` is a new one. */
export async function giveFilledSandbox(dataDir: string): Promise<void> {
  await mkdir(join(dataDir, 'sandbox'), { mode: 0o700 });
  await writeFilledSandbox(join(dataDir, 'sandbox', 'platform.db'));
}

/** `file` is a new one. */
export async function writeFilledSandbox(file: string): Promise<void> {
  first ??= fill();
  await writeFile(file, await first, { mode: 0o600 });
}

async function fill(): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-filled-'));
  const file = join(folder, 'platform.db');
  (await createSandbox({ file })).close();
  const bytes = await readFile(file);
  await rm(folder, { recursive: true });
  return bytes;
}
