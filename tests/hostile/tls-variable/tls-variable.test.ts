/**
 * NODE_TLS_REJECT_UNAUTHORIZED=0 in the environment of a process of ours: a certificate that nobody vouches for is refused
 * as ever, and no request is sent to the server that shows it (limits.md §3).
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropTlsVariable } from '../../../src-main/authorities/tls-variable.ts';
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { type ScriptedServer, scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';

let impostor: ScriptedServer;
let found: unknown;
beforeAll(async () => {
  const { key, cert } = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });
  impostor = await scriptedServer(() => 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}', { key, cert });
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(import.meta.dirname, 'connections.ts'), String(impostor.port)],
    { env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' } },
  );
  found = JSON.parse(stdout);
});
afterAll(() => impostor.close());

test('Node takes any certificate there', () => {
  expect(found).toMatchObject({ bare: 'stands' });
});

test('the gateway refuses it by name, and says nothing to that server', () => {
  expect(found).toMatchObject({ gateway: 'TLS_SELF_SIGNED' });
  expect(impostor.received).toEqual([]);
});

test('Node refuses it where a connection of the gateway asks', () => {
  expect(found).toMatchObject({ ours: 'refused' });
});

test('a connection that Node let stand is none for the gateway', () => {
  expect(found).toMatchObject({ lookedAt: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
});

test('the check of a link refuses it', () => {
  expect(found).toMatchObject({ link: 'selfSigned' });
});

test.each([
  ['0', true],
  ['1', false],
  ['', false],
  [undefined, false],
])('the variable %j goes; that it asked for no checks: %j', (value, asked) => {
  const env: NodeJS.ProcessEnv = {
    ...(value !== undefined && { NODE_TLS_REJECT_UNAUTHORIZED: value }),
    A: 'b',
  };
  expect(dropTlsVariable(env)).toBe(asked);
  expect(env).toEqual({ A: 'b' });
});
