/** Files of the shell in requests of the page: what the server receives, and what is refused. */
import { expect, it } from 'vitest';
import { type Ask, ask, at, gatewayTo, named, ok, server } from './testing/exchange.ts';

const boundary = '----page7';
const part = (name: string, content: string, file = '') =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${content}\r\n`;
const form = (...parts: string[]) => `${parts.join('')}--${boundary}--\r\n`;
const zip = '; filename="theme.zip"';

const asked = (body: string, permit = 'p-1'): Ask => ({
  method: 'POST',
  headers: [
    ['Content-Type', `multipart/form-data; boundary=${boundary}`],
    ['Content-Length', String(body.length)],
    ['X-Steward-File', permit],
  ],
  body,
});
/** Files by their permits, each for the server with the mark `r`. */
const attaching = (texts: Record<string, string>, limit = 10_000) => ({
  attached: {
    limit,
    async open(permit: string, mark: string) {
      const text = texts[permit];
      if (text === undefined || mark !== 'r') throw new Error('no such permit');
      return {
        size: text.length,
        async *pieces() {
          for (const each of text) yield Buffer.from(each);
        },
      };
    },
  },
});
const attached = (text: string, limit?: number) => attaching({ 'p-1': text }, limit);

it('puts the permit’s bytes into the place of the form’s empty file, and counts them', async () => {
  const expected = form(part('deptId', ''), part('file', 'PK\r\n--x', zip), part('dtu', 'pc'));
  const upstream = await server((text) => (text.endsWith(`--${boundary}--\r\n`) ? ok('{}') : null));
  const gateway = gatewayTo(at(upstream), attached('PK\r\n--x'));
  const body = form(part('deptId', ''), part('file', '', zip), part('dtu', 'pc'));
  const answer = await ask(gateway, asked(body));
  expect([answer.status, await new Response(answer.body).text()]).toEqual([200, '{}']);
  const [head = '', ...rest] = upstream.received[0]?.split('\r\n\r\n') ?? [];
  expect(head).toContain(`content-length: ${expected.length}`);
  expect(head.toLowerCase()).not.toContain('x-steward-file');
  expect(rest.join('\r\n\r\n')).toBe(expected);
});

it.each([
  ['a form without a file', form(part('deptId', '')), 'FORM'],
  ['a file that has bytes of its own', form(part('file', 'x', zip)), 'FORM'],
  ['two empty files', form(part('file', '', zip), part('more', '', zip)), 'FORM'],
  ['a form that is cut', part('file', '', zip).slice(0, -4), 'FORM'],
  ['a form over the limit', form(part('note', 'x'.repeat(70_000)), part('file', '', zip)), 'FORM'],
])('sends nothing of %s', async (_, body, detail) => {
  const upstream = await server(() => ok('{}'));
  const refused = await named(ask(gatewayTo(at(upstream), attached('PK')), asked(body)));
  expect([refused, upstream.received]).toEqual([[400, 'FILE_NOT_SENT', detail], []]);
});

it('sends nothing where there is no such permit, or the gateway has no files', async () => {
  const upstream = await server(() => ok('{}'));
  const body = form(part('file', '', zip));
  const unknown = await named(ask(gatewayTo(at(upstream), attached('PK')), asked(body, 'p-2')));
  expect(unknown).toEqual([400, 'FILE_NOT_SENT', 'no such permit']);
  const none = await named(ask(gatewayTo(at(upstream)), asked(body)));
  expect(none.slice(0, 2)).toEqual([400, 'FILE_NOT_SENT']);
  expect(upstream.received).toEqual([]);
});

it('sends nothing of a form that is over the limit with its file, and all of one that is not', async () => {
  const upstream = await server((text) => (text.endsWith(`--${boundary}--\r\n`) ? ok('{}') : null));
  const body = form(part('file', '', zip));
  const over = await named(ask(gatewayTo(at(upstream), attached('PK', body.length + 1)), asked(body)));
  expect([over, upstream.received]).toEqual([[413, 'REQUEST_TOO_LARGE', null], []]);
  const answer = await ask(gatewayTo(at(upstream), attached('PK', body.length + 2)), asked(body));
  expect(await new Response(answer.body).text()).toBe('{}');
});

it('two at once get each their own bytes', async () => {
  const upstream = await server((text) => (text.endsWith(`--${boundary}--\r\n`) ? ok('{}') : null));
  const gateway = gatewayTo(at(upstream), attaching({ 'p-1': 'a'.repeat(500), 'p-2': 'b'.repeat(900) }));
  const body = form(part('file', '', zip));
  const both = await Promise.all([ask(gateway, asked(body)), ask(gateway, asked(body, 'p-2'))]);
  await Promise.all(both.map((answer) => new Response(answer.body).text()));
  expect(upstream.received.map((text) => text.match(/([ab])\1+/)?.[0]).sort()).toEqual([
    'a'.repeat(500),
    'b'.repeat(900),
  ]);
});

it('names a file that could not be read to its end, which the server has received in part', async () => {
  const upstream = await server(() => null);
  const broken = {
    attached: {
      limit: 10_000,
      open: async () => ({
        size: 4,
        async *pieces() {
          yield Buffer.from('PK');
          throw new Error('the disk is gone');
        },
      }),
    },
  };
  const body = form(part('file', '', zip));
  const refused = await named(ask(gatewayTo(at(upstream), broken), asked(body)));
  expect(refused.slice(0, 2)).toEqual([502, 'FILE_CUT']);
});

it('begins nothing where the page has given up meanwhile', async () => {
  const upstream = await server(() => ok('{}'));
  const stop = new AbortController();
  const { promise: opened, resolve } = Promise.withResolvers<void>();
  const gateway = gatewayTo(at(upstream), {
    attached: {
      limit: 10_000,
      async open(...asked) {
        stop.abort();
        await opened;
        return attached('PK').attached.open(...asked);
      },
    },
  });
  const answer = named(ask(gateway, { ...asked(form(part('file', '', zip))), signal: stop.signal }));
  expect((await answer)[1]).toBe('CANCELLED');
  resolve();
  // A request that comes afterwards is the only one.
  await new Response((await ask(gateway)).body).text();
  expect(upstream.received.map((text) => text.split(' ')[0])).toEqual(['GET']);
});
