/**
 * Starts the built desktop program under plain Node, as each of the three systems: from the build, and from a folder
 * that holds what a package holds and nothing else. Electron's part is played by the strict stand-in.
 */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { packedFiles } from '../electron-builder.config.ts';

const root = resolve(import.meta.dirname, '..');

interface Run {
  readonly before: readonly string[];
  readonly started: readonly string[];
  readonly status: number;
  readonly ended: number;
  readonly slow: readonly string[];
  readonly longest: number;
}

/** The calls that come before `ready`, and after it, in this order; others may stand between them. */
const early = [
  'app.enableSandbox',
  'protocol.registerSchemesAsPrivileged',
  'menu.early',
  'app.setPath',
  'app.requestSingleInstanceLock',
];
const late = ['BrowserWindow', 'window.loadURL', 'menu'];
/** Milliseconds of processor time that one turn of the event loop may take: longer, a window feels stuck. */
const longestTurn = 100;

function problems(run: Run, platform: NodeJS.Platform): string[] {
  const inOrder = (wanted: readonly string[], names: readonly string[]): boolean => {
    const at = wanted.map((name) => names.indexOf(name));
    return at.every((index, n) => index >= 0 && index > (at[n - 1] ?? -1));
  };
  return [
    ...(inOrder(early, run.before) ? [] : [`before ready it asked: ${run.before.join(', ')}`]),
    ...(inOrder(late, run.started) ? [] : [`after ready it asked: ${run.started.join(', ')}`]),
    ...(run.status === 200 ? [] : [`its page was answered ${run.status}`]),
    ...(run.ended === 0 ? [] : [`it ended with ${run.ended}`]),
    ...(run.started.includes('menu.default') ? ['Electron’s own menu was shown'] : []),
    ...(run.longest <= longestTurn ? [] : [`one turn took ${run.longest} ms of processor time`]),
    ...run.slow.map((call) => `${call} was called on the main thread`),
  ].map((problem) => `${platform}: ${problem}`);
}

async function start(out: string, platform: NodeJS.Platform, folder: string): Promise<Run> {
  const data = await mkdtemp(join(folder, 'data-'));
  const standIn = join(root, 'tests/stand-in/electron.ts');
  const script = join(root, 'tests/stand-in/start-built.mjs');
  const module = join(out, 'main/desktop.js');
  const { stdout } = await promisify(execFile)(process.execPath, [script, standIn, data, module, platform], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return JSON.parse(stdout.slice(stdout.indexOf('{')));
}

/** The build's files of a package, in a folder of their own, so that no module beside it can help. */
async function asPacked(folder: string): Promise<string> {
  const packed = join(folder, 'packed');
  // electron-builder adds package.json by itself; maps and packages are left out of what a pattern takes.
  const patterns = packedFiles(root).filter((pattern) => !pattern.startsWith('!'));
  for (const pattern of [...patterns, 'package.json']) {
    const path = pattern.replace(/\/\*\*$/, '');
    await mkdir(dirname(join(packed, path)), { recursive: true });
    await cp(join(root, path), join(packed, path), { recursive: true });
  }
  return join(packed, 'out');
}

const folder = await mkdtemp(join(tmpdir(), 'steward-desktop-start-'));
const found: string[] = [];
try {
  for (const out of [join(root, 'out'), await asPacked(folder)]) {
    for (const platform of ['linux', 'darwin', 'win32'] as const) {
      const run = await start(out, platform, folder);
      found.push(...problems(run, platform));
      console.log(
        `${platform}, ${out.startsWith(root) ? 'build' : 'package'}: longest turn ${run.longest} ms of processor time`,
      );
    }
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
