/** Serves the console's built files with their security headers; the document gets a fresh nonce. */
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { bundleHeaders, newNonce } from './content-security.ts';
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

/** `locate` answers the file behind a URL path, inside the bundle, or null. */
export function bundleFiles(
  locate: (pathname: string) => string | null,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = locate(new URL(request.url).pathname);
    if (path === null) return plainAnswer(404, 'no such file');
    let bytes: Buffer<ArrayBuffer>;
    try {
      bytes = await readFile(path);
    } catch {
      return plainAnswer(404, 'no such file');
    }
    const nonce = newNonce();
    const ending = extname(path).toLowerCase();
    const headers = {
      ...bundleHeaders(nonce),
      'Content-Type': mediaTypes[ending] ?? 'application/octet-stream',
      // Names of built files carry their content's hash; the document is the one that changes.
      'Cache-Control': ending === '.html' ? 'no-store' : 'public, max-age=31536000, immutable',
    };
    const body = ending === '.html' ? bytes.toString('utf8').replaceAll('__CSP_NONCE__', nonce) : bytes;
    return new Response(body, { headers });
  };
}
