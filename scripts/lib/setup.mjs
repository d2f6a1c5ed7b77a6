import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stamp, stamped } from './fingerprint.mjs';
import { isInstalled } from './installed.mjs';
import { modules, node24, root } from './paths.mjs';
import { run } from './run.mjs';
import { duration, fail, printProgress } from './print-progress.mjs';

const file = join(modules, '.steward-setup');

/**
 * Runs `npm ci` under the machine's own Node. Electron's binary is not downloaded here: it is large, a closed
 * network has none, and only the desktop shell needs it (see electron.mjs).
 */
export async function ensureInstalled() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) fail(`Node 20 or newer is needed to install; this is Node ${process.versions.node}.`);
  const wantedState = wantedSetup();
  if (stamped(file) === wantedState && existsSync(node24)) return;
  if (matchesLock() && existsSync(node24)) {
    stamp(file, wantedState);
    return;
  }
  printProgress(
    existsSync(modules) ? 'dependencies changed: running npm ci …' : 'first start: running npm ci …',
  );
  const started = Date.now();
  const code = await npm(['ci', '--loglevel=error', '--no-audit', '--no-fund']);
  if (code !== 0) fail(`npm ci failed with exit code ${code}; its message is above.`, code);
  if (!existsSync(node24)) {
    fail('npm ci did not install Node 24 (the package "node" must be allowed to run its install script).');
  }
  stamp(file, wantedState);
  printProgress(`dependencies installed in ${duration(Date.now() - started)}.`);
}

function matchesLock() {
  const record = join(modules, '.package-lock.json');
  if (!existsSync(record)) return false;
  const packages = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;
  return isInstalled(packages(join(root, 'package-lock.json')), packages(record), root);
}

/** A fingerprint of the lock file and of package.json's dependencies; its other parts install nothing. */
function wantedSetup() {
  const { dependencies, devDependencies, allowScripts } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify({ dependencies, devDependencies, allowScripts }))
    .digest('hex');
}

function npm(args) {
  const env = { ...process.env, ELECTRON_SKIP_BINARY_DOWNLOAD: '1', PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  const script = process.env.npm_execpath;
  // npm's own script when npm started this; otherwise the command, which on Windows is a .cmd and needs a shell.
  if (script?.endsWith('.js')) return run(process.execPath, [script, ...args], { env });
  return run('npm', args, { env, shell: process.platform === 'win32' });
}
