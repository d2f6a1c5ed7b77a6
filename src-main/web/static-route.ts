/** Serves the console's page and files. The page is made for each request, with a new nonce. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { bundlePath, consolePage, isForPeople } from '../program/bundle-path.ts';
import { newNonce } from '../program/index.ts';
import { sendText } from './answer.ts';
import { commonHeaders, pageHeaders } from './security-headers.ts';
import { chooseEncoding, type StaticBundle } from './static-bundle.ts';

const noncePlaceholder = '__CSP_NONCE__';
const ticketPlaceholder = '__STEWARD_TICKET__';

export async function serveStatic(
  bundle: StaticBundle,
  request: IncomingMessage,
  response: ServerResponse,
  entering: { readonly ticket: string; readonly headers: readonly string[] } = { ticket: '', headers: [] },
): Promise<void> {
  const pathname = (request.url ?? '').split('?', 1)[0] ?? '';
  const path = bundlePath(pathname);
  // A person gets the console's page, which reports the unknown address; a program gets a plain 404.
  const found = path ?? (isForPeople(String(request.headers.accept ?? '')) ? consolePage : null);
  const file = found && (await bundle.file(found.path));
  if (!found || !file) return sendText(response, 404, 'no such file');
  if (found.path === 'index.html') {
    const nonce = newNonce();
    const page = String(await file.bytes('identity'))
      .replaceAll(noncePlaceholder, nonce)
      .replaceAll(ticketPlaceholder, entering.ticket);
    const body = Buffer.from(page);
    const headers = [...pageHeaders(nonce), ...entering.headers, 'Content-Type', file.mediaType];
    response.writeHead(path ? 200 : 404, [...headers, 'Content-Length', String(body.byteLength)]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  const bodyHeaders = {
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Content-Type': file.mediaType,
    'Cache-Control': file.immutable ? 'private, max-age=31536000, immutable' : 'no-cache',
  };
  const headers = [...commonHeaders, ...Object.entries(bodyHeaders).flat()];
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoding = chooseEncoding(file.encodings, String(request.headers['accept-encoding'] ?? ''));
  const body = await file.bytes(encoding);
  if (encoding !== 'identity') headers.push('Content-Encoding', encoding);
  response.writeHead(200, [...headers, 'Content-Length', String(body.byteLength)]);
  response.end(request.method === 'HEAD' ? undefined : body);
}
