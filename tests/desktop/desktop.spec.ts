/** The desktop in the real Electron: it starts, it works, and its walls stand. Skipped, saying so, without the binary. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findElectron, root, startProgram } from './electron-program.ts';

const found = findElectron();
// Once, by the runner itself: the list of skipped tests names no reason.
if ('reason' in found && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`desktop tests ${found.reason}`);
test.skip('reason' in found, 'reason' in found ? found.reason : '');
test.describe.configure({ mode: 'serial' });

test('shows the console and reaches the program and the sandbox', async () => {
  const { page, app, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  expect(page.url()).toMatch(/^console:\/\/app\//);
  const answers = await page.evaluate(async () => ({
    start: await (window as never as { steward: Preload }).steward.invoke('app.start', {}, 'one'),
    status: (await fetch('/api/no/such/endpoint')).status,
  }));
  expect(answers.start).toMatchObject({ ok: true, value: { facts: { name: 'Steward', shell: 'desktop' } } });
  expect(answers.status).toBeGreaterThanOrEqual(400);
  expect(await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.length)).toBeGreaterThan(3);
  await close();
});

test('gives the page nothing of Node or Electron', async () => {
  const { page, close } = await startProgram();
  const reach = await page.evaluate(() => ({
    found: ['require', 'process', 'Buffer', 'global', 'ipcRenderer', 'electron', 'module'].filter(
      (name) => name in window,
    ),
    steward: Object.keys((window as never as { steward: Preload }).steward).sort(),
  }));
  expect(reach).toEqual({
    found: [],
    steward: ['cancel', 'fileFromDrop', 'invoke', 'shell', 'subscribe'],
  });
  await close();
});

test('keeps the page at home', async () => {
  const { page, app, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const result = await page.evaluate(async () => {
    const blocked = async (work: () => Promise<unknown>): Promise<boolean> =>
      work().then(
        () => false,
        () => true,
      );
    const frame = document.createElement('iframe');
    frame.src = 'https://example.com/';
    document.body.append(frame);
    return {
      remote: await blocked(() => fetch('https://example.com/')),
      file: await blocked(() => fetch('file:///etc/passwd')),
      window: window.open('about:blank') === null,
      notifications: await Notification.requestPermission(),
      inline: ((): boolean => {
        const script = document.createElement('script');
        script.textContent = 'window.inlineRan = true';
        document.body.append(script);
        return 'inlineRan' in window;
      })(),
      outside: await fetch('/..%2f..%2fpackage.json').then((answer) => answer.status),
    };
  });
  expect(result).toEqual({
    remote: true,
    file: true,
    window: true,
    notifications: 'denied',
    inline: false,
    outside: 404,
  });
  const before = page.url();
  await page.evaluate(() => location.assign('https://example.com/'));
  await page.waitForTimeout(300);
  expect(page.url()).toBe(before);
  expect(await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  await close();
});

test('keeps settings for the next start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'steward-electron-'));
  const first = await startProgram({ dataDir });
  await first.page.evaluate(() =>
    (window as never as { steward: Preload }).steward.invoke(
      'settings.update',
      { appearance: 'dark' },
      'one',
    ),
  );
  await first.close();
  const second = await startProgram({ dataDir });
  expect(await second.app.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(true);
  await second.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('is one program: a second start hands its licence file over and ends', async () => {
  const { page, dataDir, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const opened = page.evaluate(
    () =>
      new Promise((resolve) =>
        (window as never as { steward: Preload }).steward.subscribe((name, payload) => {
          if (name === 'files.opened') resolve(payload);
        }),
      ),
  );
  const file = join(dataDir, 'sample.lic');
  await writeFile(file, '{}');
  const binary = 'binary' in found ? found.binary : '';
  const second = spawn(binary, [root, `--data=${dataDir}`, file], { stdio: 'ignore' });
  expect(await new Promise((resolve) => second.once('exit', resolve))).toBe(0);
  expect(await opened).toMatchObject({ files: [{ name: 'sample.lic', size: 2 }] });
  await close();
});

test('asks before it follows a link, and refuses what is none', async () => {
  const { page, app, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        (window as never as { steward: Preload }).steward.subscribe((name, payload) => {
          if (name === 'servers.linkOpened') resolve(payload);
        }),
      ),
  );
  const before = page.url();
  await app.evaluate(({ app: electron }) => {
    electron.emit('second-instance', {}, ['steward', '--', 'steward://open?profile=sandbox&path=/info'], '/');
  });
  expect(await told).toMatchObject({ profile: { id: 'sandbox' }, path: '/info' });
  expect(page.url()).toBe(before);
  await close();
});

test('shows a page with a report where the console died, and comes back from it', async () => {
  const { page, app, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  await app.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await expect(page.getByRole('textbox')).toHaveValue(/Electron \d+/);
  await page.getByRole('link').first().click();
  await expect(page.locator('#content')).toBeVisible();
  await close();
});

test('prints the page as a PDF', async () => {
  const { app, page, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const head = await app.evaluate(async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({});
    return pdf?.subarray(0, 5).toString();
  });
  expect(head).toBe('%PDF-');
  await close();
});

/** What these tests use of `window.steward`. */
interface Preload {
  invoke(name: string, args: unknown, id: string): Promise<unknown>;
  subscribe(listener: (name: string, payload: unknown) => void): () => void;
}
