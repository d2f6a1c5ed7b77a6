import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ScreenshotRequest {
  readonly chromium: string;
  readonly address: string;
  /** Width of the picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** Milliseconds of the page's virtual time, and of real time until the browser is ended. */
const pageTime = 10_000;
const timeLimit = 60_000;

/** The browser gets a profile of its own, which is deleted. Rejects with the browser's last message. */
export async function screenshot({ chromium, address, width, height }: ScreenshotRequest): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-picture-'));
  const file = join(folder, 'picture.png');
  try {
    const messages = await runBrowser(chromium, [
      '--headless',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--disable-extensions',
      '--disable-background-networking',
      '--disable-sync',
      '--disable-component-update',
      '--disable-dev-shm-usage',
      // Chromium has no sandbox for the superuser; the page is the program's own, and reaches no network.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      `--window-size=${width},${height}`,
      '--force-device-scale-factor=1',
      `--virtual-time-budget=${pageTime}`,
      `--screenshot=${file}`,
      address,
    ]);
    return await readFile(file).catch(() => {
      throw new Error(messages.trim().split('\n').at(-1) ?? 'no picture');
    });
  } finally {
    // A browser writes to its profile while it ends, so that deleting may take several tries.
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Resolves to the last 4,000 characters of the standard error. */
function runBrowser(program: string, args: readonly string[]): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
    let messages = '';
    const late = setTimeout(() => child.kill('SIGKILL'), timeLimit);
    child.stderr.on('data', (text) => {
      messages = (messages + String(text)).slice(-4000);
    });
    child.once('error', fail);
    child.once('close', () => {
      clearTimeout(late);
      done(messages);
    });
  });
}
