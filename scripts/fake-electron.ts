/**
 * A folder that looks to electron-builder like an unpacked Electron for Linux: enough to pack Steward, flip the fuses
 * and look at the result where the real binary can't be had. It starts nothing.
 */
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mark before the fuse wire in Electron's binary, then version, number of fuses and one byte for each. */
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
