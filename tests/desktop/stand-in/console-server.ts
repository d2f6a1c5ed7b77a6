/**
 * `console://app` for a Chromium that knows no such scheme: a server on loopback, whose origin is as secure, and which
 * hands every request to the program's own handler as Electron would (stand-in/electron/rules.ts, handledRequest).
 */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { handledRequest } from '../../stand-in/electron/rules.ts';

export const consoleAt = 'console://app';

/** Headers of this transport, which Electron's has not. */
const own =
  /^(host|connection|origin|referer|content-length|transfer-encoding|sec-.*|accept-encoding|keep-alive)$/;

/** Source (shell/browser/net/electron_url_loader_factory.cc): the page that asks, and none for a navigation. */
function initiatorOf({ headers }: IncomingMessage, here: string): string | null {
  if (headers['sec-fetch-mode'] === 'navigate' || headers['sec-fetch-site'] === 'none') return null;
  if (headers.origin && headers.origin !== here) return headers.origin;
  return headers['sec-fetch-site'] === 'same-origin' ? consoleAt : 'null';
}

/** Resolves to the port. Pages of the program name their own addresses, which are told as those of this server. */
export async function serveConsole(
  handle: (request: Request) => Promise<Response> | undefined,
): Promise<number> {
  const server = createServer((request, response) => {
    const here = `http://${request.headers.host}`;
    const answer = async (): Promise<void> => {
      const { method = 'GET', url = '/' } = request;
      const headers = Object.entries(request.headers).filter(([name]) => !own.test(name));
      const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request);
      const answered = await handle(
        handledRequest(consoleAt + url, {
          method,
          headers: headers as [string, string][],
          body: body as BodyInit | null,
          initiatorOrigin: initiatorOf(request, here),
        }),
      );
      if (!answered) throw new Error('nobody answers console://');
      response.writeHead(answered.status, [...answered.headers].flat());
      if (!answered.body) return void response.end();
      if (answered.headers.get('content-type')?.startsWith('text/html'))
        return void response.end((await answered.text()).replaceAll(consoleAt, here));
      const stream = Readable.fromWeb(answered.body as never);
      // d.ts `protocol.handle`: a page that gives up ends the answer's body.
      response.on('close', () => stream.destroy());
      stream.on('error', () => response.destroy());
      stream.pipe(response);
    };
    answer().catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  server.unref();
  return (server.address() as AddressInfo).port;
}
