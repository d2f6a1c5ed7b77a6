import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { developmentFiles } from './development-files.ts';

let server: Server;
let address: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('content-type', 'text/plain');
    response.end(`${request.url} for ${request.headers.accept}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => server.close());

it('passes on what the development server answers, under a policy of ours', async () => {
  const request = new Request('console://app/src/a.tsx?v=1', { headers: { accept: 'text/css' } });
  const answer = await developmentFiles(address)(request);
  expect(await answer.text()).toBe('/src/a.tsx?v=1 for text/css');
  expect(answer.headers.get('content-security-policy')).toContain(
    `connect-src 'self' ws://${new URL(address).host}`,
  );
});

it('says when it is not there', async () => {
  const answer = await developmentFiles('http://127.0.0.1:1/')(new Request('console://app/'));
  expect(answer.status).toBe(502);
});

it.each(['http://example.com/', 'http://127.0.0.1.evil.com/', 'http://10.0.0.1/'])(
  'refuses %s',
  (elsewhere) => {
    expect(() => developmentFiles(elsewhere)).toThrow(/on this computer/);
  },
);
