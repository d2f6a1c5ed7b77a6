/**
 * A build plugin that writes scripts and style sheets a second time, compressed as well as brotli can
 * (`index-….js.br`), for the web shell (src-main/web/static-bundle.ts). This takes seconds, so that the shell itself
 * could only compress faster and larger. The desktop reads its files from the disk, and its package has none of these.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin } from 'vite';

const compressed = /^assets\/.+\.(?:js|css)$/;

export function compressAhead(): Plugin {
  return {
    name: 'steward-compress-ahead',
    apply: 'build',
    // The last hook: other plugins still change the code while the bundle is generated.
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).filter((name) => compressed.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const raw = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
  };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(raw, { params }));
}
