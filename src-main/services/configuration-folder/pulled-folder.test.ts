/** The pulled folder is reported for its own server and tenant only, with its present content. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { FileTenant } from '#shared/rules/changes/file-tenant.ts';
import { folderFiles } from '../../formats/configuration/folder.ts';
import { openJobs } from '../jobs/jobs-service.ts';
import { pulledFolder } from './pulled-folder.ts';

const aurora: FileTenant = { key: 'T1', name: 'Aurora' };
const now = Date.parse('2026-11-28T12:00:00Z');
let data: string;
let folder: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'steward-pulled-'));
  folder = join(data, 'office');
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

async function write(tenant: FileTenant): Promise<void> {
  const record = { kind: 'newUserPush', place: {}, name: '', values: { on: true } };
  const files = await folderFiles({ areas: ['reminders'], records: [record] }, tenant);
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
async function keep(): Promise<void> {
  const jobs = await openJobs({ folder: data, now: () => now, setAside: () => undefined });
  await jobs.add(
    {
      name: 'office',
      command: 'config pull',
      operand: folder,
      when: { daily: '03:00' },
      late: false,
      yes: false,
      failOn: [],
      mapped: false,
      areas: [],
      user: 'lin',
      passwordFile: null,
      server: 's1',
      serverName: 'Staging',
      tenant: aurora,
    },
    { changes: null, names: null },
  );
}
const of = (server: string, tenant: string) => pulledFolder(data, { server, tenant });

it('is none where nothing is pulled each day, and of no other server or tenant', async () => {
  expect(await of('s1', 'T1')).toBeNull();
  await write(aurora);
  await keep();
  expect(await of('s1', 'T1')).toMatchObject({
    folder: 'office',
    time: now,
    configuration: { areas: ['reminders'], records: [{ kind: 'newUserPush', values: { on: true } }] },
  });
  expect(await of('s2', 'T1')).toBeNull();
  expect(await of('s1', 'T2')).toBeNull();
});

it('is none where the folder is another organisation’s by now, or damaged', async () => {
  await keep();
  await write({ key: 'T2', name: 'Borealis' });
  expect(await of('s1', 'T1')).toBeNull();
  await write(aurora);
  writeFileSync(join(folder, 'steward-configuration.json'), '{');
  expect(await of('s1', 'T1')).toBeNull();
});
