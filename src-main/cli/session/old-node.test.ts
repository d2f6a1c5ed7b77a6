/** The test runs as if Node had no zstd, which the gateway needs. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { steward, temporary } from '../testing/steward.ts';

vi.mock('node:zlib', async (original) => {
  const { createZstdDecompress: _, ...rest } = await original<typeof import('node:zlib')>();
  return rest;
});

test('a command that asks a server names the Node that it needs: 67', async () => {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const changes = [{ kind: 'newUserPush', place: {}, edits: { on: { from: false, to: true } } }];
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  const given = ['--server', 'sandbox', '--user', 'systemAdministrator'];
  const { code, out, err } = await steward(['changes', 'check', path, ...given]);
  expect({ code, out }).toEqual({ code: 67, out: '' });
  expect(err).toMatch(/Calls to a server need Node 24 or newer; this is Node \d/);
});
