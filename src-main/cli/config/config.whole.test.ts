/** A configuration from one server to another and back, by the terminal as a process: export, diff, apply, diff. */
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configurationFile } from '#shared/rules/configuration/configuration-file.ts';
import { temporary } from '../testing/steward.ts';

const root = join(import.meta.dirname, '../../..');
const data = temporary();

function steward(args: readonly string[]): Promise<{ readonly code: number | null; readonly out: string }> {
  const at = ['--server', 'sandbox', '--user', 'systemAdministrator', '--data', data];
  const child = spawn(process.execPath, [join(root, 'src-main/cli/main.ts'), ...args, ...at], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
  });
  let out = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    out += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out }));
  });
}

test('a saved configuration is put back: its changes are applied, and nothing differs any more', async () => {
  const [before, todo] = [join(data, 'before.steward-config'), join(data, 'todo.steward-changes')];
  const areas = ['--area', 'network,reminders'];
  expect((await steward(['config', 'export', ...areas, '--out', before])).code).toBe(0);
  const file = configurationFile.parse(JSON.parse(readFileSync(before, 'utf8')));
  const segment = file.records.find(({ kind }) => kind === 'ipSegment');
  if (!segment) throw new Error('no segment');
  segment.values.instructions = 'Night shift only';
  const wanted = join(data, 'wanted.steward-config');
  writeFileSync(wanted, JSON.stringify(file));
  const diff = await steward(['config', 'diff', wanted, '--changes', todo]);
  expect(diff.code).toBe(4);
  expect(diff.out).toContain('Night shift only');
  const applied = await steward(['changes', 'apply', todo]);
  expect(applied).toMatchObject({ code: 0 });
  expect(applied.out).toContain('Applied or there already: 1. Not applied: 0.');
  expect((await steward(['config', 'diff', wanted])).code).toBe(0);
  expect((await steward(['config', 'diff', before])).code).toBe(4);
}, 120_000);
