/** A command for the password under the terminal shell as a process: its standard error, and the signals that end both. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { temporary } from '../testing/steward.ts';

const root = join(import.meta.dirname, '../../..');

function started(command: string): { child: ChildProcess; ended: Promise<unknown>; err: () => string } {
  const data = temporary();
  const main = join(root, 'src-main/cli/main.ts');
  const args = ['key', 'export', '--password-command', command, '--data', data];
  const child = spawn(process.execPath, [main, ...args], {
    cwd: root,
    env: { ...process.env, LANG: 'en_US.UTF-8', LC_ALL: '' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let err = '';
  child.stderr.on('data', (text) => {
    err += String(text);
  });
  child.stdout.resume();
  const ended = new Promise((done) => child.once('close', (code, signal) => done({ code, signal })));
  return { child, ended, err: () => err };
}

test('the command’s own complaints go to the standard error, where the user reads them', async () => {
  const { ended, err } = started('echo "the key ring is locked" >&2; echo hunter2; exit 36');
  expect(await ended).toEqual({ code: 67, signal: null });
  expect(err()).toMatch(/^the key ring is locked\nsteward: The password command ended with 36\./);
  expect(err()).not.toContain('hunter2');
});

test.each([
  ['SIGINT', { code: 130, signal: null }],
  ['SIGTERM', { code: null, signal: 'SIGTERM' }],
  ['SIGHUP', { code: null, signal: 'SIGHUP' }],
] as const)('%s ends it and the program', async (signal, how) => {
  const mark = join(temporary(), 'pid');
  const { child, ended } = started(`echo $$ > '${mark}'; sleep 300; echo late >> '${mark}'`);
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), 20_000);
  await vi.waitFor(() => expect(readFileSync(mark, 'utf8')).toMatch(/^\d+\n$/), 20_000);
  const pid = Number(readFileSync(mark, 'utf8'));
  child.kill(signal);
  expect(await ended).toEqual(how);
  // The whole process group ends: the shell and its children.
  await vi.waitFor(() => expect(() => process.kill(-pid, 0)).toThrow(), 20_000);
});
