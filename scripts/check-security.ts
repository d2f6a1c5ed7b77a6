/**
 * `npm run check:security`: checks the packages in the lock file (lockfile-lint, and our own rules where it is
 * silent). Exit code 1 for anything else in it. Rules for Electron in the sources are in scripts/lib/text-rules.ts.
 */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockProblems } from './lib/lock-policy.ts';

const root = join(import.meta.dirname, '..');

interface Ran {
  readonly code: number;
  readonly output: string;
}

function node(...args: string[]): Promise<Ran> {
  const env = { ...process.env, NO_COLOR: '1' };
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd: root, env }, (error, stdout, stderr) => {
      resolve({ code: error ? Number(error.code) || 1 : 0, output: `${stdout}${stderr}`.trim() });
    });
  });
}

/** Refuses http, hosts other than the public registry, packages under another name, and weak checksums. */
async function lintLock(): Promise<string[]> {
  const tool = fileURLToPath(import.meta.resolve('lockfile-lint/bin/lockfile-lint.js'));
  const rules = [
    '--validate-https',
    '--allowed-hosts',
    'npm',
    '--validate-package-names',
    '--validate-integrity',
  ];
  const { code, output } = await node(tool, '--path', 'package-lock.json', '--type', 'npm', ...rules);
  return code === 0 ? [] : [output];
}

async function ownRules(): Promise<string[]> {
  const json = async (name: string) => JSON.parse(await readFile(join(root, name), 'utf8'));
  const [lock, manifest] = await Promise.all([json('package-lock.json'), json('package.json')]);
  return lockProblems(lock.packages, manifest.allowScripts ?? {});
}

if (import.meta.main) {
  const parts: [string, () => Promise<string[]>][] = [
    ['lockfile-lint', lintLock],
    ['lock file', ownRules],
  ];
  for (const [name, check] of parts) {
    const problems = await check().catch((error: unknown) => [String(error)]);
    for (const problem of problems) console.error(`${name}: ${problem}`);
    console.log(`${name}: ${problems.length === 0 ? 'ok' : `${problems.length} not allowed`}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
