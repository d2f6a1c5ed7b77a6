/** Requests to the platform as Electron hands them over: without a length, without a word when they are given up. */
import { describe, expect, it, vi } from 'vitest';
import { requestIdHeader } from '#shared/bridge/preload.ts';
import { consoleProtocol } from '../../src-main/desktop/console-protocol.ts';
import { platformBody } from '../../src-main/desktop/platform-body.ts';
import { runningRequests } from '../../src-main/desktop/running-requests.ts';
import type { Gateway, GatewayRequest } from '../../src-main/gateway/index.ts';
import { handledRequest } from './electron/rules.ts';

function serve(handle: Gateway['handle'], requests = runningRequests()) {
  return consoleProtocol({
    serveBundle: async () => new Response(),
    gateway: async () => ({ handle }) as Gateway,
    files: () => Promise.reject(new Error('no files')),
    firstLines: async () => new Response(),
    stopped: () => null,
    find: () => new Response(),
    proxyLogin: async () => new Response(),
    requests,
  });
}
const done = { status: 200, headers: [], body: null };
const bytes = (count: number): Uint8Array<ArrayBuffer> => new Uint8Array(count).fill(7);

describe('a body', () => {
  it('of ordinary size is sent with its length', async () => {
    const seen = vi.fn();
    const handler = serve(async ({ headers, body }: GatewayRequest) => {
      seen(
        headers.filter(([name]) => name === 'content-length'),
        await new Response(body).text(),
      );
      return done;
    });
    await handler(handledRequest('console://app/api/x', { method: 'POST', body: 'päss' }));
    await handler(handledRequest('console://app/api/x'));
    expect(seen.mock.calls).toEqual([
      [[['content-length', '5']], 'päss'],
      [[], ''],
    ]);
  });

  it('larger than that is passed on as it comes, whole', async () => {
    const body = new Response(bytes(3_000_000)).body;
    const { length, stream } = await platformBody(body, vi.fn());
    expect(length).toBeNull();
    expect(
      (await new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer()).byteLength,
    ).toBe(3_000_000);
  });

  it('larger than what may be sent is given up and said', async () => {
    const tooLarge = vi.fn();
    const { stream } = await platformBody(new Response(bytes(3_000_000)).body, tooLarge, 2_000_000);
    await expect(
      new Response(stream as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer(),
    ).rejects.toThrow('too large');
    expect(tooLarge).toHaveBeenCalledOnce();
  });
});

describe('a request that the page gives up before its answer', () => {
  it.each(['after it arrived', 'before it arrived'])('is given up at the server too, %s', async (when) => {
    const requests = runningRequests();
    const aborted = vi.fn();
    const handler = serve(
      ({ signal, headers }) =>
        new Promise((answer) => {
          expect(headers.map(([name]) => name)).not.toContain(requestIdHeader);
          const end = (): void => {
            aborted();
            answer(done);
          };
          if (signal?.aborted) end();
          else signal?.addEventListener('abort', end);
        }),
      requests,
    );
    const ask = () =>
      handler(handledRequest('console://app/api/slow', { headers: { [requestIdHeader]: 'r1' } }));
    if (when === 'before it arrived') {
      requests.cancel('r1');
      await ask();
    } else {
      const answer = ask();
      await new Promise((later) => setTimeout(later, 5));
      requests.cancel('r1');
      await answer;
    }
    expect(aborted).toHaveBeenCalledOnce();
  });
});

it('data without an origin are refused: nothing but the program itself and a navigation has none', async () => {
  const handle = vi.fn();
  for (const path of ['/api/x', '/papi/x', '/bridge/files'])
    expect(
      (await serve(handle)(handledRequest(`console://app${path}`, { initiatorOrigin: null }))).status,
    ).toBe(403);
  expect(handle).not.toHaveBeenCalled();
});

it('a server that changes the protocol has not answered', async () => {
  const answer = await serve(async () => ({ ...done, status: 101 }))(handledRequest('console://app/api/x'));
  expect(answer.status).toBe(502);
});
