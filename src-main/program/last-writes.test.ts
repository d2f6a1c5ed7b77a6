import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProgram, type ShellHooks } from './index.ts';

const hooks: ShellHooks = {
  shell: 'desktop',
  systemLanguage: 'en-US',
  openDialog: async () => [],
  openFolder: async () => null,
  keyStore: null,
  systemProxy: null,
  chooseSaveTarget: async () => null,
  openExternal: async () => true,
  openPlatformPage: async () => true,
  signInPage: async () => null,
};

it('a program ends after what its last calls write, so that nothing is lost or written later', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'steward-last-writes-')), 'data');
  const { close, door, report } = await createProgram({ dataDir, hooks, version: '1.2.3' });
  const ask = (name: string, args: unknown) => door.call(name, args, { trusted: true });
  const calls = [
    ask('choices.keep', { name: 'columns.last', value: 'kept' }),
    ask('settings.update', { appearance: 'dark' }),
  ];
  report('test', 'the last line');
  await close();
  const text = (...path: string[]) => readFile(join(dataDir, ...path), 'utf8');
  expect(await text('choices.json')).toContain('columns.last');
  expect(await text('settings.json')).toContain('dark');
  expect(await text('logs', 'steward.log')).toContain('the last line');
  expect((await readdir(dataDir)).toSorted()).toEqual(['choices.json', 'logs', 'settings.json']);
  expect(await Promise.all(calls)).toMatchObject([{ ok: true }, { ok: true }]);
});
