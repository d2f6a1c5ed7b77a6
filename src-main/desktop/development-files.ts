/**
 * In development the console's files come from the server that rebuilds them. Its page needs inline code and a
 * socket, so its policy is looser; a packaged program never uses this file.
 */
import { plainAnswer } from './plain-answer.ts';

/** `server` is the development server's address; any host but this computer is refused. */
export function developmentFiles(server: string): (request: Request) => Promise<Response> {
  const base = new URL(server);
  if (!['localhost', '127.0.0.1', '[::1]'].includes(base.hostname)) {
    throw new Error(`the development server must be on this computer, not ${base.hostname}`);
  }
  const policy = [
    "default-src 'self'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    `connect-src 'self' ws://${base.host}`,
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const accept = request.headers.get('accept') ?? '*/*';
    let answer: Response;
    try {
      answer = await fetch(new URL(pathname + search, base), { headers: { accept } });
    } catch {
      return plainAnswer(502, 'the development server does not answer');
    }
    const headers = new Headers(answer.headers);
    // `fetch` has decompressed the body, so these headers no longer fit it.
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
    headers.set('Content-Security-Policy', policy);
    return new Response(answer.body, { status: answer.status, headers });
  };
}
