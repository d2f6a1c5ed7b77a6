/** A file of the desktop in a request of its page: from the disk to the server, by a permit. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { ServerList } from '#shared/bridge/servers.ts';
import { channels } from '#shared/bridge/preload.ts';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { type Contents, resetElectron, schemeHandlers } from './electron.ts';
import { handledRequest } from './electron/rules.ts';
import { invoke, quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

let server: Server;
const received: { readonly length: string | undefined; readonly body: string }[] = [];
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString('latin1');
    received.push({ length: request.headers['content-length'], body });
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => server.close());

let id = 0;
async function call<Value>(contents: Contents, name: string, args: unknown): Promise<Value> {
  id += 1;
  const reply = (await invoke(contents, channels.call, [name, args, `c${id}`])) as { value: Value };
  expect(reply).toMatchObject({ ok: true });
  return reply.value;
}

it('goes from the disk to the server that the permit is for, and to no other', async () => {
  const { window } = await startDesktop();
  const contents = window.webContents;
  const { port } = server.address() as AddressInfo;
  const draft = { ...newServerDraft(), name: 'Harbour', address: `http://127.0.0.1:${port}` };
  const { profiles } = await call<ServerList>(contents, 'servers.add', draft);
  const [mark, other] = ['Harbour', 'Sandbox'].map(
    (name) => profiles.find((profile) => profile.name.includes(name))?.mark ?? expect.unreachable(name),
  );
  const path = join(await mkdtemp(join(tmpdir(), 'steward-attached-')), 'theme.zip');
  await writeFile(path, 'PK of the disk');
  const dropped = (await invoke(contents, channels.drop, [path])) as { value: { id: string } };
  const file = dropped.value.id;
  const permitFor = async (of: string | undefined) =>
    (
      await call<{ permit: string }>(contents, 'files.permitSending', {
        file,
        server: of,
        upload: crypto.randomUUID(),
        once: false,
      })
    ).permit;
  const form = (content: string) =>
    `--b\r\nContent-Disposition: form-data; name="file"; filename="theme.zip"\r\n\r\n${content}\r\n--b--\r\n`;
  const post = async (permit: string) => {
    const headers = {
      'content-type': 'multipart/form-data; boundary=b',
      'x-steward-profile': mark ?? '',
      'x-steward-file': permit,
    };
    const request = handledRequest('console://app/api/basicserver/backTopic/uploadLocalFileZip', {
      method: 'POST',
      headers,
      body: form(''),
    });
    const answer = await schemeHandlers.get('console')?.(request);
    return answer?.headers.get('x-steward-gateway') ?? answer?.status;
  };

  expect(await post(await permitFor(mark))).toBe(200);
  const body = form('PK of the disk');
  expect(received).toEqual([{ length: String(body.length), body }]);
  expect(await post(file)).toBe('FILE_NOT_SENT');
  expect(await post(await permitFor(other))).toBe('FILE_NOT_SENT');
  expect(received).toHaveLength(1);
});
