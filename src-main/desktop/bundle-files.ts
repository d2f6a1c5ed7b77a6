/** Serves the console's built files with their security headers; the document gets a fresh nonce. */
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { bundlePath, consolePage, isForPeople } from '../program/bundle-path.ts';
import { newNonce } from '../program/content-security-policy.ts';
import { bundleHeaders } from './content-security.ts';
import { plainAnswer } from './plain-answer.ts';

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.map': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** `folder` holds the built console. Only paths that the bundle's path rules allow are opened. */
export function bundleFiles(folder: string): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = bundlePath(new URL(request.url).pathname);
    const served = path ?? (isForPeople(request.headers.get('accept') ?? '') ? consolePage : null);
    if (served === null) return plainAnswer(404, 'no such file');
    let bytes: Buffer<ArrayBuffer>;
    try {
      bytes = await readFile(join(folder, served.path));
    } catch {
      return plainAnswer(404, 'no such file');
    }
    const nonce = newNonce();
    const headers = {
      ...bundleHeaders(nonce),
      'Content-Type': mediaTypes[extname(served.path).toLowerCase()] ?? 'application/octet-stream',
      // File names below assets/ contain a hash of their content.
      'Cache-Control': served.path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-store',
    };
    const isDocument = served.path.endsWith('.html');
    const body = isDocument ? bytes.toString('utf8').replaceAll('__CSP_NONCE__', nonce) : bytes;
    return new Response(body, { status: path ? 200 : 404, headers });
  };
}
