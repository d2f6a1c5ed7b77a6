import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packTerminal } from './pack-terminal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-terminal-'));
  const files = {
    'cli.js': 'import { words } from "./chunks/a.js";\nconsole.log(words, ...process.argv.slice(2));',
    'chunks/a.js': 'export const words = "in a thread: ./reader.js";\nexport const address = "reader.js";',
    'reader.js': 'export {};',
    'desktop.js': 'export {};',
    'third-party.json': '[]',
  };
  await mkdir(join(folder, 'build/chunks'), { recursive: true });
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'build', name), content);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('runs on its own Node from anywhere, and has nothing of the desktop', async () => {
  // Not Node itself, which takes half a minute to pack.
  const small = join(folder, 'small-node');
  await writeFile(small, `#!/bin/sh\nexec '${process.execPath}' "$@"\n`);
  const node = process.platform === 'win32' ? process.execPath : small;
  const packed = await packTerminal({
    build: join(folder, 'build'),
    output: join(folder, 'dist'),
    version: '1.2.3',
    node,
  });
  await rm(packed.folder, { recursive: true });
  const elsewhere = join(folder, 'a folder with spaces');
  await mkdir(elsewhere);
  execFileSync('tar', ['-xf', packed.archive, '-C', elsewhere]);
  const name = `steward-terminal-1.2.3-${process.platform}-${process.arch}`;
  const listing = execFileSync('tar', ['-tf', packed.archive], { encoding: 'utf8' }).split(/\r?\n/);
  const files = listing.filter((path) => path !== '' && !path.endsWith('/')).sort();
  const [starter, nodeName] =
    process.platform === 'win32' ? ['steward.cmd', 'node.exe'] : ['steward', 'node'];
  const inside = ['chunks/a.js', 'cli.js', nodeName, 'package.json', 'reader.js', 'third-party.json'];
  expect(files).toEqual([
    `${name}/bin/${starter}`,
    ...inside.map((path) => `${name}/program/${path}`).sort(),
  ]);
  const installed = join(elsewhere, name, 'bin', starter);
  const options = {
    encoding: 'utf8',
    env: { PATH: '/usr/bin:/bin' },
    shell: process.platform === 'win32',
  } as const;
  expect(execFileSync(installed, ['licence', 'a b'], options)).toBe('in a thread: ./reader.js licence a b\n');
  if (process.platform === 'win32') return;
  await symlink(installed, join(folder, 'steward'));
  expect(execFileSync(join(folder, 'steward'), ['x'], options)).toBe('in a thread: ./reader.js x\n');
});
