import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { describe as describePackage } from './build/third-party.ts';
import { listProblems } from './check-package.ts';
import { bundleClosure } from './lib/bundle-closure.ts';

const whole = [
  '/package.json',
  '/out/main/desktop.js',
  '/out/main/authorities.js',
  '/out/main/client-certificate.js',
  '/out/main/database-check.js',
  '/out/main/databases.js',
  '/out/main/licence-reader.js',
  '/out/main/origin-files.js',
  '/out/main/package-carrier.js',
  '/out/main/chunks/a-1x.js',
  '/out/main/proxy-script.js',
  '/out/main/sandbox.js',
  '/out/main/quickjs.wasm',
  '/out/main/third-party.json',
  '/out/preload/preload.cjs',
  '/out/renderer/index.html',
  '/out/renderer/third-party.json',
  '/out/renderer/assets/a-1x.css',
];

it('accepts what runs', () => expect(listProblems(whole)).toEqual([]));

it.each([
  '/out/main/web.js',
  '/out/main/chunks/a-1x.js.map',
  '/out/renderer/assets/a.css.map',
  '/node_modules/zod/index.js',
  '/src-main/desktop/main.ts',
  '/tests/fixtures/licence/key.pem',
  '/resources/samples/farridge-2026.lic',
  '/.env',
  '/out/renderer/assets/x.test.js.snap',
])('refuses %s', (file) => expect(listProblems([...whole, file])).toEqual([`${file} does not belong there`]));

it('misses what is not there', () => {
  expect(listProblems(whole.slice(1))).toEqual(['/package.json is missing']);
});

it('follows imports, dynamic imports and workers, and leaves the other shells out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-closure-'));
  await writeFile(
    join(folder, 'desktop.js'),
    "import { a } from './a.js'; const b = () => import('./b.js');",
  );
  await writeFile(
    join(folder, 'a.js'),
    'new Worker(new URL(`./worker.js`, import.meta.url)); import "./gone.js";',
  );
  await mkdir(join(folder, 'chunks'));
  await writeFile(
    join(folder, 'b.js'),
    `import './chunks/c.js'; const other = '../${basename(folder)}-other.js';`,
  );
  await writeFile(`${folder}-other.js`, '');
  await writeFile(
    join(folder, 'chunks/c.js'),
    "builtFile(import.meta.url, './w.ts', 'thread.js', 'engine.wasm')",
  );
  for (const name of ['worker.js', 'web.js', 'thread.js', 'engine.wasm'])
    await writeFile(join(folder, name), '');
  expect(bundleClosure(folder, 'desktop.js')).toEqual([
    'a.js',
    'b.js',
    'chunks/c.js',
    'desktop.js',
    'engine.wasm',
    'thread.js',
    'worker.js',
  ]);
  expect(() => bundleClosure(folder, 'nothing.js')).toThrow('build first');
});

it('wants a licence of every package that is bundled', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-licence-'));
  const write = (manifest: object) => writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await write({ name: 'a', version: '1.0.0' });
  expect(() => describePackage(folder)).toThrow('names no licence');
  await write({ name: 'a', version: '1.0.0', license: 'MIT' });
  await writeFile(join(folder, 'LICENSE.md'), 'Permission is granted');
  await writeFile(join(folder, 'NOTICE'), 'by A');
  expect(describePackage(folder)).toEqual({
    name: 'a',
    version: '1.0.0',
    licence: 'MIT',
    text: 'Permission is granted\n\nby A',
  });
});
