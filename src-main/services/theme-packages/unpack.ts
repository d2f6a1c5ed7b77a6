/** Unpacks a package to a working folder, manifest and pictures at their paths, completely or not at all. */
import { dirname, join } from 'node:path';
import { manifestText } from '#shared/rules/themes/package/manifest-text.ts';
import type { ThemePackage } from '#shared/rules/themes/package/theme-package.ts';
import { manifestName } from '../../formats/theme-package/index.ts';
import { sweepLeftovers, syncFolder, temporaryBeside } from '../durable/atomic-file.ts';
import { type Disk, realDisk } from '../durable/disk.ts';
import { writeAll } from '../durable/write-all.ts';

/** Rejects with the system's error (EEXIST where the folder exists) and leaves nothing then. */
export async function unpackTo(
  folder: string,
  { manifest, assets }: ThemePackage,
  disk: Disk = realDisk,
): Promise<void> {
  if (await disk.stat(folder).catch(() => null))
    throw Object.assign(new Error('there already'), { code: 'EEXIST' });
  const fresh = temporaryBeside(folder);
  try {
    await disk.mkdir(fresh, { recursive: false });
    await writeFile(disk, join(fresh, manifestName), [Buffer.from(manifestText(manifest))]);
    for (const asset of assets.values()) {
      // The reader has refused every name that leads out of the folder or is ambiguous.
      const path = join(fresh, asset.path);
      await disk.mkdir(dirname(path), { recursive: true });
      await writeFile(disk, path, asset.open());
    }
    await disk.rename(fresh, folder);
  } catch (error) {
    // Leftovers go with the next unpacking; the first error is the one to report.
    // wall: half-unpacked-removed
    await disk.rm(fresh, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(disk, dirname(folder));
  await sweepLeftovers(folder, undefined, disk);
}

async function writeFile(
  disk: Disk,
  path: string,
  pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>,
): Promise<void> {
  const file = await disk.open(path, 'wx', 0o666);
  try {
    let at = 0;
    for await (const piece of pieces) {
      await writeAll(file, piece, at);
      at += piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
}
