/**
 * `npm run check:security`: what the lock file may bring in (lockfile-lint, and our own rules where it is silent), and
 * what Electronegativity finds in the shipped sources beyond the reviewed baseline. Exit code 1 where something is.
 */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { differences, type Finding, readSarif } from './lib/findings.ts';
import { lockProblems } from './lib/lock-policy.ts';

const root = join(import.meta.dirname, '..');
const shipped = ['src-main', 'src-preload', 'src-renderer', 'src-shared', 'package.json'];

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

/** http, other hosts than the public registry, other packages than the key says, weak checksums. */
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

/**
 * Findings in these files and folders of `folder`, without tests; throws where a file could not be parsed. The tool
 * is given a copy, for it can't leave anything out, and without types: it does not look inside what it does not know
 * (`new BrowserWindow({ … } satisfies Options)`). Types become blanks, so that lines and columns stay.
 */
export async function electronegativity(folder: string, names: readonly string[]): Promise<Finding[]> {
  const scratch = await mkdtemp(join(tmpdir(), 'steward-scan-'));
  try {
    const copy = join(scratch, 'sources');
    for (const name of names)
      await cp(join(folder, name), join(copy, name), {
        recursive: true,
        filter: (path) => !/\.test\.tsx?$/.test(path),
      });
    for (const name of await readdir(copy, { recursive: true })) {
      const path = join(copy, name);
      if (name.endsWith('.ts')) await writeFile(path, stripTypeScriptTypes(await readFile(path, 'utf8')));
    }
    const file = join(scratch, 'findings.sarif');
    const { code, output } = await node(join(root, 'scripts/electronegativity.ts'), copy, file);
    if (code !== 0) throw new Error(output);
    return readSarif(await readFile(file, 'utf8'));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function scanSources(): Promise<string[]> {
  const baseline = JSON.parse(await readFile(join(root, 'scripts/security-baseline.json'), 'utf8'));
  return differences(await electronegativity(root, shipped), baseline);
}

if (import.meta.main) {
  const parts: [string, () => Promise<string[]>][] = [
    ['lockfile-lint', lintLock],
    ['lock file', ownRules],
    ['electronegativity', scanSources],
  ];
  for (const [name, check] of parts) {
    const problems = await check().catch((error: unknown) => [String(error)]);
    for (const problem of problems) console.error(`${name}: ${problem}`);
    console.log(`${name}: ${problems.length === 0 ? 'ok' : `${problems.length} not allowed`}`);
    if (problems.length > 0) process.exitCode = 1;
  }
}
