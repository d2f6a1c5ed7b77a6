/** A page as a PNG, by a Chromium without a window, in a profile that goes with it. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ScreenshotRequest {
  readonly chromium: string;
  readonly address: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Milliseconds: of the page's own time, and until it is given up. */
const pageTime = 10_000;
const patience = 60_000;

/** Rejects where the browser makes none, with what it said last. */
export async function screenshot({ chromium, address, width, height }: ScreenshotRequest): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-picture-'));
  const file = join(folder, 'picture.png');
  try {
    const said = await ended(chromium, [
      '--headless',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      // The superuser has no sandbox to run in; the page is our own, and reaches nothing.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      '--force-device-scale-factor=1',
      `--virtual-time-budget=${pageTime}`,
      `--screenshot=${file}`,
      address,
    ]);
    return await readFile(file).catch(() => {
      throw new Error(said.trim().split('\n').at(-1) ?? 'no picture');
    });
  } finally {
    // A browser writes to its profile while it ends.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** What it said on its standard error. */
function ended(program: string, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    const late = setTimeout(() => child.kill('SIGKILL'), patience);
    child.stderr.on('data', (text) => {
      said = (said + String(text)).slice(-4000);
    });
    child.once('error', fail);
    child.once('close', () => {
      clearTimeout(late);
      done(said);
    });
  });
}
