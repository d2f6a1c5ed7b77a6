/** Many concurrent uploads, as a console sends a folder of licences: six at a time, as browsers do. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createFileStore, type FileStore } from '../services/files/file-store.ts';
import { fakeProgram } from './testing/fake-program.ts';
import { createWebServer, type WebServer } from './web-server.ts';

const count = 500;
let folder: string;
let files: FileStore;
let server: WebServer;
let headers: Record<string, string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-uploads-'));
  files = createFileStore({ uploads: join(folder, 'uploads') });
  server = createWebServer({
    program: async () => ({ ...fakeProgram().program, files }),
    bundle: () => Promise.reject(new Error('no page is asked for')),
    report: (error) => {
      throw error;
    },
  });
  await server.listen(0);
  const json = { Origin: server.origin, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ token: server.newLink().split('#t=')[1] });
  const answer = await fetch(`${server.origin}/bridge/session`, { method: 'POST', headers: json, body });
  const { session } = (await answer.json()) as { session: string };
  headers = { ...json, 'Content-Type': 'application/octet-stream', 'X-Steward-Session': session };
});
afterAll(async () => {
  await server.close();
  await files.close();
  await rm(folder, { recursive: true });
});

it('500 files arrive whole, each behind a handle of its own', async () => {
  const ids = new Map<number, string>();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) {
      const n = next++;
      const answer = await fetch(`${server.origin}/bridge/files`, {
        method: 'POST',
        headers: { ...headers, 'X-File-Name': encodeURIComponent(`授权 ${n}.lic`) },
        body: `content of ${n}`,
      });
      const { value } = (await answer.json()) as { value: { id: string; name: string } };
      expect(value.name).toBe(`授权 ${n}.lic`);
      ids.set(n, value.id);
    }
  };
  await Promise.all(Array.from({ length: 6 }, lane));
  expect(new Set(ids.values()).size).toBe(count);
  for (const n of [0, 250, 499]) {
    const { bytes } = await files.read(ids.get(n) ?? '', 100);
    expect(Buffer.from(bytes).toString()).toBe(`content of ${n}`);
  }
});
