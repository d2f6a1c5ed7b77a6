/**
 * Makes a folder that electron-builder takes for an unpacked Electron for Linux, to pack Steward, flip the fuses
 * and check the result where the real binary is not available. It starts nothing.
 */
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The marker before the fuse wire in Electron's binary; version, number of fuses and one byte for each fuse follow. */
const sentinel = 'dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX';

/** A binary with a wire of `count` fuses, all in Electron's default state `state`. */
export function fakeBinary(count = 9, state = '1'): Buffer {
  const wire = Buffer.concat([
    Buffer.from(sentinel),
    Buffer.from([1, count]),
    Buffer.from(state.repeat(count)),
  ]);
  return Buffer.concat([Buffer.alloc(5000, 'x'), wire, Buffer.alloc(5000, 'y')]);
}

export async function fakeElectron(folder: string): Promise<void> {
  await mkdir(join(folder, 'locales'), { recursive: true });
  await mkdir(join(folder, 'resources'), { recursive: true });
  for (const locale of ['en-US', 'zh-CN', 'de'])
    await writeFile(join(folder, 'locales', `${locale}.pak`), '');
  await writeFile(join(folder, 'LICENSE'), '');
  await writeFile(join(folder, 'LICENSES.chromium.html'), '');
  await writeFile(join(folder, 'electron'), fakeBinary());
  await chmod(join(folder, 'electron'), 0o755);
}
