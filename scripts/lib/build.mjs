import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeTexts } from '../texts/write-texts.mjs';
import { filesUnder, sourceFingerprint, stamp, stamped } from './fingerprint.mjs';
import { root } from './paths.mjs';
import { bin, runNode } from './run.mjs';
import { duration, fail, printProgress } from './print-progress.mjs';

const file = join(root, 'out', '.steward-build');
const products = [
  'out/main/web.js',
  'out/main/desktop.js',
  'out/preload/preload.cjs',
  'out/renderer/index.html',
];
const sources = [
  'src-shared',
  'src-main',
  'src-preload',
  'src-renderer',
  'resources',
  'scripts/build',
  'electron.vite.config.ts',
  'tsconfig.base.json',
  'CHANGELOG.md',
  'package.json',
  'package-lock.json',
];
const isTest = /\.test\.tsx?$/;

export async function ensureBuilt() {
  const code = await buildWhenNeeded({ stdio: ['ignore', 2, 2] });
  if (code !== 0) fail(`the build failed with exit code ${code}; its message is above.`, code);
}

/** Returns the exit code of `electron-vite build`; 0 also when no build was needed. `options` as for `run`. */
export async function buildWhenNeeded(options) {
  const tell = options.write ? (line) => options.write(`${line}\n`) : printProgress;
  writeTexts();
  const fingerprint = sourceFingerprint(filesUnder(sources, (path) => !isTest.test(path)));
  if (stamped(file) === fingerprint && products.every((path) => existsSync(join(root, path)))) return 0;
  tell('building …');
  const started = Date.now();
  const code = await runNode([bin('electron-vite'), 'build', '--logLevel', 'warn'], options);
  if (code !== 0) return code;
  stamp(file, fingerprint);
  tell(`built in ${duration(Date.now() - started)}.`);
  return 0;
}
