import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { createServersService } from './servers-service.ts';

it('keeps what a sign-in said of who it is as long as its session, and nowhere else', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-servers-'));
  const service = await createServersService({
    folder,
    managed: { predefined: [], locked: false },
    keyStore: null,
    read: () => Promise.reject(new Error('no files')),
    onChanged: () => undefined,
    forgetSession: () => undefined,
    diagnose: () => Promise.reject(new Error('not asked')),
    refusedCertificate: async () => null,
    report: () => undefined,
  });
  const id =
    (
      await service.add({ ...newServerDraft(), name: 'Main', address: 'https://platform.example.com' })
    ).profiles.at(-1)?.id ?? '';
  expect((await service.takeSignIn(id, { userName: 'Lin' })).signedInAs).toEqual({
    [id]: { userName: 'Lin' },
  });
  expect((await service.takeSession(id, { kind: 'cookie', cookie: 'a=1' })).signedInAs).toEqual({});
  await service.takeSignIn(id, { userName: 'Lin' });
  expect((await service.forget(id)).signedInAs).toEqual({});
  await service.takeSignIn(id, { userName: 'Lin' });
  expect(await readFile(join(folder, 'servers.json'), 'utf8')).not.toContain('Lin');
  expect((await service.remove(id)).signedInAs).toEqual({});
});
