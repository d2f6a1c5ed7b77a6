/**
 * The console's built files. Their names are listed once, so that no URL ever becomes a path on the disk; each file
 * is read on its first request, and cached. The build has compressed scripts and style sheets (`.br` beside them,
 * scripts/build/compress-ahead.ts); other files are compressed here.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const compressible = /^(text\/|application\/json|application\/manifest|image\/svg)/;
const compressedEnd = '.br';
/** Bytes below which compression costs more than it saves. */
const compressFrom = 1024;

export type BundleEncoding = 'br' | 'gzip' | 'identity';

export interface StaticFile {
  readonly mediaType: string;
  readonly etag: string;
  /** Whether the file's name changes with its content. */
  readonly immutable: boolean;
  /** Encodings that save bytes for this file. */
  readonly encodings: readonly BundleEncoding[];
  readonly bytes: (encoding: BundleEncoding) => Promise<Buffer>;
}

export interface StaticBundle {
  /** `path` is relative, with `/`. Resolves to null where the bundle has no such file. */
  file(path: string): Promise<StaticFile | null>;
  /** Compresses the page's first files in advance. */
  warm(): Promise<void>;
}

/** Rejects where the folder can't be listed or has no index.html. */
export async function openBundle(root: string): Promise<StaticBundle> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const names = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  if (!names.has('index.html')) throw new Error(`${root} has no index.html`);
  const files = new Map<string, Promise<StaticFile>>();
  const isServed = (path: string): boolean => names.has(path) && !path.endsWith(compressedEnd);

  const file = async (path: string): Promise<StaticFile | null> => {
    if (!isServed(path)) return null;
    let found = files.get(path);
    if (!found) {
      found = load(join(root, path), names.has(path + compressedEnd));
      files.set(path, found);
    }
    return found;
  };

  return {
    file,
    async warm() {
      const page = await file('index.html');
      const html = String(await page?.bytes('identity'));
      for (const [, path = ''] of html.matchAll(/(?:src|href)="\/?(?:\.\/)?([^"]+)"/g)) {
        const asset = await file(path);
        if (asset?.encodings.includes('br')) await asset.bytes('br');
      }
    },
  };
}

/** `isCompressed`: the build has a compressed copy. */
async function load(path: string, isCompressed: boolean): Promise<StaticFile> {
  const raw = await readFile(path);
  const mediaType = mediaTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
  const worthIt = compressible.test(mediaType) && raw.byteLength >= compressFrom;
  const bodyByEncoding = new Map<BundleEncoding, Promise<Buffer>>();
  return {
    mediaType,
    etag: `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`,
    immutable: /-[A-Za-z0-9_-]{8}\.[a-z0-9]+$/.test(path),
    encodings: worthIt ? ['br', 'gzip', 'identity'] : ['identity'],
    bytes(encoding) {
      let bytes = bodyByEncoding.get(encoding);
      if (!bytes) {
        bytes = encoding === 'br' && isCompressed ? readFile(path + compressedEnd) : compress(raw, encoding);
        bodyByEncoding.set(encoding, bytes);
      }
      return bytes;
    },
  };
}

function compress(raw: Buffer, encoding: BundleEncoding): Promise<Buffer> {
  if (encoding === 'gzip') return promisify(gzip)(raw, { level: 7 });
  if (encoding === 'identity') return Promise.resolve(raw);
  return promisify(brotliCompress)(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 5,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.byteLength,
    },
  });
}

/** Chooses the best encoding that the browser accepts (RFC 9110 §12.5.3). */
export function chooseEncoding(offered: readonly BundleEncoding[], accepts: string): BundleEncoding {
  const refused = /(?:^|,)\s*(br|gzip)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/g;
  const no = new Set([...accepts.matchAll(refused)].map(([, name]) => name));
  const named = new Set(accepts.split(',').map((part) => part.split(';', 1)[0]?.trim()));
  for (const encoding of offered) if (named.has(encoding) && !no.has(encoding)) return encoding;
  return 'identity';
}
