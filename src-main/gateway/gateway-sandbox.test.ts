import { describe, expect, it } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { createGateway, type Gateway } from './gateway.ts';
import { ask, cleanup, named, targetAt } from './testing/exchange.ts';

describe('the sandbox', () => {
  const sandboxed = (answer: (request: Request) => Promise<Response>, deadline = 1000): Gateway => {
    const gateway = createGateway({
      target: () => targetAt('', { id: 'sandbox', kind: 'sandbox' }),
      sandbox: async () => ({ fetch: answer }),
      deadline,
    });
    cleanup.push(gateway.close);
    return gateway;
  };
  it('is called in process, with its cookies kept', async () => {
    const seen: string[] = [];
    const gateway = sandboxed(async (request) => {
      seen.push(`${request.method} ${request.url} ${request.headers.get('cookie')} ${await request.text()}`);
      return new Response('{}', { headers: { 'Set-Cookie': 's=1; Path=/; Secure; HttpOnly' } });
    });
    const first = await ask(gateway, { method: 'POST', target: '/api/x?y', body: 'hello' });
    expect(new Headers(first.headers).has('set-cookie')).toBe(false);
    await ask(gateway);
    expect(seen).toEqual([
      'POST http://sandbox.invalid/api/x?y null hello',
      'GET http://sandbox.invalid/api/x s=1 ',
    ]);
  });
  it('stops when nobody waits', async () => {
    let aborted = false;
    const gateway = sandboxed(
      (request) =>
        new Promise((_, fail) =>
          request.signal.addEventListener('abort', () => {
            aborted = true;
            fail(request.signal.reason);
          }),
        ),
      // Long enough that the call has begun on a busy machine.
      500,
    );
    expect((await named(ask(gateway)))[1]).toBe('TIMEOUT');
    await until(() => aborted);
  });
  it('that fails says so', async () => {
    const gateway = sandboxed(() => Promise.reject(new Error('seed missing')));
    expect(await named(ask(gateway))).toEqual([500, 'SANDBOX_FAILED', 'seed missing']);
  });
  it('that is cut, cuts', async () => {
    let sent = false;
    const gateway = sandboxed(
      async () =>
        new Response(
          new ReadableStream({
            pull(controller) {
              if (sent) controller.error(new Error('cut'));
              else controller.enqueue(Buffer.from('half'));
              sent = true;
            },
          }),
        ),
    );
    await expect(new Response((await ask(gateway)).body).text()).rejects.toThrow();
  });
});
