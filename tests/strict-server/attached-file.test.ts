/** A file that goes from the disk to servers of other makers: they receive what the documents show, and nothing else. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { importBackZip } from '#shared/api/themes/zips.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { createProgram, type ShellHooks } from '../../src-main/program/index.ts';
import { startDocumentsServer } from '../documents-only/documents-server.ts';
import { startStrictServer } from './strict-server.ts';

const hooks: ShellHooks = {
  shell: 'web',
  systemLanguage: 'en-US',
  keyStore: null,
  systemProxy: null,
  openDialog: async () => [],
  openFolder: async () => null,
  chooseSaveTarget: async () => null,
  openExternal: async () => false,
  openPlatformPage: async () => false,
  signInPage: async () => null,
};
const zip = Buffer.concat([Buffer.from('PK\r\n--'), Buffer.alloc(3_000_000, 7)]);

it.each([
  ['lets pass only what the documents show', startStrictServer],
  ['has the documented calls and no other', startDocumentsServer],
])('a server that %s receives the whole zip', async (_, start) => {
  const server = await start();
  onTestFinished(() => server.close());
  const folder = await mkdtemp(join(tmpdir(), 'steward-attached-'));
  const program = await createProgram({ dataDir: join(folder, 'data'), hooks, version: '1.2.3' });
  onTestFinished(() => program.close());
  const ask = async <Value>(name: string, args: unknown): Promise<Value> => {
    const reply = await program.door.call(name, args, { trusted: true });
    if (!reply.ok) throw reply.error;
    return reply.value as Value;
  };
  const { profiles } = await ask<ServerList>('servers.add', {
    ...newServerDraft(),
    name: 'Harbour',
    address: server.address,
    proxy: { mode: 'none' },
    signIn: 'token',
    credential: { kind: 'token', token: server.token },
  });
  const mark = profiles.at(-1)?.mark ?? '';
  const shares: number[] = [];
  program.onEvent((name, payload) => {
    if (name === 'files.sent') shares.push((payload as { share: number }).share);
  });
  const file = await program.files.make('theme.zip', (path) => writeFile(path, zip));
  const { permit } = await ask<{ permit: string }>('files.permitSending', {
    file: file.id,
    server: mark,
    upload: crypto.randomUUID(),
    once: true,
  });

  const input = { file: new File([], 'theme.zip'), dtu: 'pc' } as const;
  const { method, url, body } = encodeRequest(importBackZip, input);
  const request = new Request(new URL(url, 'http://page'), { method, body: body as FormData });
  const answer = await program.gateway.handle({
    method,
    target: url,
    headers: [...request.headers, ['x-steward-profile', mark], ['x-steward-file', permit]],
    body: request.body,
    signal: new AbortController().signal,
  });
  expect([answer.status, server.refusals]).toEqual([200, []]);
  await new Response(answer.body).text();
  const [{ fields, headers } = { fields: new Map(), headers: {} }] = server.taken;
  const sent = fields.get('file') as File;
  expect([sent.name, Buffer.from(await sent.arrayBuffer()).equals(zip)]).toEqual(['theme.zip', true]);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-'))).toEqual([]);
  expect(shares.at(-1)).toBe(1);
  await expect(program.files.open(file.id)).rejects.toMatchObject({ code: 'FILE_UNKNOWN' });
});
