/** Starts the desktop's main module on a fresh stand-in machine, as Electron would. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import {
  app,
  type BrowserWindow,
  type Contents,
  type Frame,
  ipcMain,
  recordedOf,
  schemeHandlers,
  windows,
} from './electron.ts';
import { handledRequest } from './electron/rules.ts';

export interface Started {
  readonly dataDir: string;
  readonly window: BrowserWindow;
}

/** Runs main.ts up to where a real Electron would call it ready, then on, until the window is there. */
export async function startDesktop(given: { dataDir?: string; argv?: string[] } = {}): Promise<Started> {
  const dataDir = await runMain(given);
  app.becomeReady();
  await until(() => windows.length > 0);
  // The window asks for its page, which is answered when everything that the page may call is there.
  await schemeHandlers.get('console')?.(handledRequest('console://app/', { initiatorOrigin: null }));
  return { dataDir, window: windows[0] as BrowserWindow };
}

const module = new URL('../../src-main/desktop/main.ts', import.meta.url).href;
let starts = 0;

/** Only the part that runs before the system is ready. */
export async function runMain(
  given: { dataDir?: string; argv?: string[]; installed?: boolean } = {},
): Promise<string> {
  const dataDir = given.dataDir ?? (await mkdtemp(join(tmpdir(), 'steward-desktop-')));
  // Failures that a test provokes are also printed; the tests look at the message for the user.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = process.argv;
  // An installed program has its data where the system keeps them.
  process.argv = ['steward', ...(given.installed ? [] : [`--data=${dataDir}`]), ...(given.argv ?? [])];
  try {
    starts += 1;
    // A name of its own for each start, so that the module runs again and shares nothing with the last one.
    await import(/* @vite-ignore */ `${module}?start=${starts}`);
  } finally {
    process.argv = before;
  }
  return dataDir;
}

/** Until the program stands: its menu is shown last. */
export async function standing(): Promise<void> {
  await until(() => recordedOf('menu').length > 0);
}

/** Starts the program again on the same folder, as main.ts would. Returns the name of the answer. */
export function startAgain(argv: readonly string[], cwd: string): string {
  const answer = randomUUID();
  app.startAgain(argv, cwd, { argv, cwd, answer });
  return answer;
}

/** Lets the program take this system for its own, until the test has ended. */
export function pretendPlatform(platform: NodeJS.Platform): void {
  const own = Object.getOwnPropertyDescriptor(process, 'platform') as PropertyDescriptor;
  Object.defineProperty(process, 'platform', { ...own, value: platform });
  onTestFinished(() => void Object.defineProperty(process, 'platform', own));
}

/** Calls over IPC as the page in `contents`, or as whoever `frame` is. */
export async function invoke(
  contents: Contents,
  channel: string,
  given: unknown[],
  frame: Frame | null = contents.mainFrame,
): Promise<unknown> {
  const handler = ipcMain.handlers.get(channel);
  if (!handler) throw new Error(`nobody handles ${channel}`);
  return handler({ sender: contents, senderFrame: frame }, ...given);
}

/** Until the menu has so many files that are called this, by their paths: the console was told of them before, or will be. */
export async function remembered(name: string, count: number): Promise<void> {
  const named = () => JSON.stringify(recordedOf('menu').at(-1) ?? '').split(`/${name}"`).length - 1;
  await until(() => named() === count);
}

/** The text of the program's log: empty before its first line. */
export async function logged(dataDir: string): Promise<string> {
  const path = join(dataDir, 'logs/steward.log');
  return existsSync(path) ? readFile(path, 'utf8') : '';
}

/** Ends the program as the user would, and waits until it has closed what it had open. */
export async function quit(): Promise<void> {
  app.quitBySystem();
  await app.ended.promise;
}
