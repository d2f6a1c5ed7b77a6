/** Other libraries with the same files: yazl as it is used, with pictures stored, and yauzl into a folder. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

export async function zipByYazl(folder: string, path: string): Promise<void> {
  const zip = new ZipFile();
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of found.filter((one) => one.isFile())) {
    const file = join(entry.parentPath, entry.name);
    zip.addFile(file, file.slice(folder.length + 1), { compress: !entry.name.endsWith('.png') });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  const written = await open(path, 'r+');
  await written.sync().finally(() => written.close());
}

export async function unzipByYauzl(path: string, folder: string): Promise<void> {
  const zip = await openPromise(path, { lazyEntries: true });
  for await (const entry of zip.eachEntry()) {
    const to = join(folder, entry.fileName);
    await mkdir(dirname(to), { recursive: true });
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(to));
  }
}
