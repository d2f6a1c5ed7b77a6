/**
 * Starts the built desktop program: in the real Electron where its binary is installed and can run, otherwise on the
 * stand-in for it with its window in Chromium. The same tests hold both, so that the stand-in is kept honest.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron, type Page, test } from '@playwright/test';
import { consoleAt } from './stand-in/console-server.ts';
import { startInChromium } from './stand-in/start-in-chromium.ts';

const root = resolve(import.meta.dirname, '../..');

/** Electron's executable, or the reason in words why it can't run here. */
export function findElectron(): { binary: string } | { reason: string } {
  const folder = join(root, 'node_modules/electron');
  const named = join(folder, 'path.txt');
  const missing = "Electron's binary is not installed (node node_modules/electron/install.js fetches it)";
  if (!existsSync(named)) return { reason: missing };
  const binary = join(folder, 'dist', readFileSync(named, 'utf8').trim());
  if (!existsSync(binary)) return { reason: missing };
  if (process.platform !== 'linux') return { binary };
  if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) return { reason: 'there is no display' };
  if (process.getuid?.() === 0) return { reason: 'Electron does not run sandboxed as root' };
  return { binary };
}

type Modules = typeof Electron.CrossProcessExports;

export interface DesktopProgram {
  readonly page: Page;
  readonly dataDir: string;
  /** The page's address, as the program knows it. */
  address(): string;
  /** Runs a function in the main process. */
  evaluate<T, A = undefined>(work: (electron: Modules, argument: A) => T, argument?: A): Promise<Awaited<T>>;
  /** Starts the program a second time on the same data. Resolves to the exit code. */
  startAgain(args: readonly string[]): Promise<number>;
  close(): Promise<void>;
}

/** A program of its own on fresh data, or on `dataDir`, which then stays. */
export async function startProgram(
  given: { dataDir?: string; args?: string[] } = {},
): Promise<DesktopProgram> {
  const found = findElectron();
  const { args = [] } = given;
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'steward-electron-')));
  const remove = async (): Promise<void> => {
    if (!given.dataDir) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  };
  if ('reason' in found) {
    const { launchOptions = {} } = test.info().project.use;
    const { end, ...program } = await startInChromium({ dataDir, args, launchOptions });
    return {
      ...program,
      evaluate: (work, argument) => program.evaluate(work as never, argument),
      dataDir,
      address: () => consoleAt + new URL(program.page.url()).pathname,
      async close() {
        await end();
        await remove();
      },
    };
  }
  const { binary } = found;
  const app = await _electron.launch({ executablePath: binary, args: [root, `--data=${dataDir}`, ...args] });
  const page = await app.firstWindow();
  return {
    page,
    dataDir,
    address: () => page.url(),
    evaluate: (work, argument) => app.evaluate(work as never, argument) as never,
    async startAgain(more) {
      const second = spawn(binary, [root, `--data=${dataDir}`, ...more], { stdio: 'ignore' });
      return new Promise((done) => second.once('exit', (code) => done(code ?? 1)));
    },
    async close() {
      await app.close();
      await remove();
    },
  };
}
