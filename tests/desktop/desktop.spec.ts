/**
 * The built desktop program starts, works, and its walls stand: in the real Electron, or where its binary is not there
 * on the stand-in with Chromium behind it (electron-program.ts).
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findElectron, startProgram } from './electron-program.ts';

const found = findElectron();
// Once, by the runner itself.
if ('reason' in found && process.env.TEST_WORKER_INDEX === undefined)
  console.log(`desktop tests run on the stand-in, in Chromium: ${found.reason}`);
test.describe.configure({ mode: 'default' });

test('shows the console and reaches the program and the sandbox', async () => {
  const { page, evaluate, address, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  expect(address()).toMatch(/^console:\/\/app\//);
  const answers = await page.evaluate(async () => ({
    start: await (window as never as { steward: Preload }).steward.invoke('app.start', {}, 'one'),
    status: (await fetch('/api/no/such/endpoint')).status,
  }));
  expect(answers.start).toMatchObject({ ok: true, value: { facts: { name: 'Steward', shell: 'desktop' } } });
  expect(answers.status).toBeGreaterThanOrEqual(400);
  expect(await evaluate(({ Menu }) => Menu.getApplicationMenu()?.items.length)).toBeGreaterThan(3);
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
    steward: ['cancel', 'cancelRequest', 'fileFromDrop', 'invoke', 'shell', 'subscribe'],
  });
  await close();
});

test('keeps the page at home', async () => {
  const { page, evaluate, address, close } = await startProgram();
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
  const before = address();
  await page.evaluate(() => location.assign('https://example.com/'));
  await page.waitForTimeout(300);
  expect(address()).toBe(before);
  expect(await evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
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
  expect(await second.evaluate(({ nativeTheme }) => nativeTheme.shouldUseDarkColors)).toBe(true);
  await second.close();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test('is one program: a second start hands its licence file over and ends', async () => {
  const { page, dataDir, startAgain, close } = await startProgram();
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
  expect(await startAgain([file])).toBe(0);
  expect(await opened).toMatchObject({ files: [{ name: 'sample.lic', size: 2 }] });
  await close();
});

test('asks before it follows a link, and refuses what is none', async () => {
  const { page, address, startAgain, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const told = page.evaluate(
    () =>
      new Promise((resolve) =>
        (window as never as { steward: Preload }).steward.subscribe((name, payload) => {
          if (name === 'servers.linkOpened') resolve(payload);
        }),
      ),
  );
  const before = address();
  expect(await startAgain(['--', 'steward://open?profile=sandbox&path=/info'])).toBe(0);
  expect(await told).toMatchObject({ profile: { id: 'sandbox' }, path: '/info' });
  expect(address()).toBe(before);
  await close();
});

test('shows a page with a report where the console died, and comes back from it', async () => {
  const { page, evaluate, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  await evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]?.webContents.forcefullyCrashRenderer(),
  );
  await expect(page.getByRole('textbox')).toHaveValue(/Electron \d+/);
  await page.getByRole('link').first().click();
  await expect(page.locator('#content')).toBeVisible();
  await close();
});

test('prints the page as a PDF', async () => {
  const { page, evaluate, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const head = await evaluate(async ({ BrowserWindow }) => {
    const pdf = await BrowserWindow.getAllWindows()[0]?.webContents.printToPDF({});
    return pdf?.subarray(0, 5).toString();
  });
  expect(head).toBe('%PDF-');
  await close();
});

test('works as in a browser: sign in, read, change, copy in a dialog, and hear of the change', async () => {
  const { page, evaluate, close } = await startProgram();
  const problems: string[] = [];
  page.on('console', (message) => {
    // Nobody is signed in at first.
    if (message.type() === 'error' && !/status of 401/.test(message.text())) problems.push(message.text());
  });
  await page.getByRole('button', { name: 'System administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Help' }).click();
  await page.getByRole('menuitem', { name: 'About Steward' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Copy diagnostics' }).click();
  await expect(dialog.getByText(/^Copied: versions/)).toBeVisible();
  expect(await evaluate(({ clipboard }) => clipboard.readText())).toContain('server: sandbox, sandbox');
  await page.keyboard.press('Escape');
  await page.evaluate(() =>
    (window as never as { steward: Preload }).steward.invoke(
      'settings.update',
      { appearance: 'dark' },
      'two',
    ),
  );
  await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  expect(problems).toEqual([]);
  await close();
});

test('refuses in words what it does not know, with no name of its inside', async () => {
  const { page, close } = await startProgram();
  const replies = await page.evaluate(async () => {
    const { steward } = window as never as { steward: Preload };
    return Promise.all([
      steward.invoke('no.such', {}, 'one'),
      steward.invoke('settings.update', { appearance: 'pink' }, 'two'),
      steward.invoke('files.describe', { file: 'none' }, 'three'),
    ]);
  });
  expect(replies).toMatchObject([
    { ok: false, error: { code: 'UNKNOWN_CALL' } },
    { ok: false, error: { code: 'BAD_ARGUMENTS', params: { field: 'appearance' } } },
    { ok: false },
  ]);
  expect(JSON.stringify(replies)).not.toMatch(/Error invoking|steward:call/);
  await close();
});

test('keeps a page that may not be left at work: its running calls and events go on', async () => {
  const { page, close } = await startProgram();
  await expect(page.locator('#content')).toBeVisible();
  const changed = page.evaluate(
    () =>
      new Promise((resolve) =>
        (window as never as { steward: Preload }).steward.subscribe((name) => {
          if (name === 'settings.changed') resolve(name);
        }),
      ),
  );
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = 'https://example.com/';
    document.body.append(link);
    link.click();
  });
  await page.evaluate(() =>
    (window as never as { steward: Preload }).steward.invoke(
      'settings.update',
      { appearance: 'dark' },
      'one',
    ),
  );
  expect(await changed).toBe('settings.changed');
  await close();
});

test('obeys its menu in the page', async () => {
  const { page, evaluate, close } = await startProgram();
  await page.getByRole('button', { name: 'System administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await evaluate(({ Menu }) => {
    const all = (items: readonly Electron.MenuItem[]): Electron.MenuItem[] =>
      items.flatMap((item) => [
        item,
        ...all(
          (item.submenu as { items?: Electron.MenuItem[] } | undefined)?.items ??
            (Array.isArray(item.submenu) ? item.submenu : []),
        ),
      ]);
    all(Menu.getApplicationMenu()?.items ?? [])
      .find(({ label }) => label?.startsWith('Settings'))
      ?.click();
  });
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await close();
});

test('asks before a typed form is lost, and stays where the user says so', async () => {
  const { page, evaluate, close } = await startProgram();
  await page.getByRole('button', { name: 'System administrator' }).click();
  await expect(page.getByRole('heading', { name: 'Needs attention' })).toBeVisible();
  await page.keyboard.press('Control+K');
  await page.getByRole('combobox').fill('IP segments');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^New/ }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Typed');
  const answer = (response: number) =>
    evaluate(
      ({ dialog, BrowserWindow }, button) =>
        new Promise((asked) => {
          dialog.showMessageBox = (async (...given: unknown[]) => {
            asked((given.at(-1) as { message: string }).message);
            return { response: button, checkboxChecked: false };
          }) as never;
          BrowserWindow.getAllWindows()[0]?.close();
        }),
      response,
    );
  expect(await answer(0)).toBe('Leave without saving?');
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toHaveValue('Typed');
  const closed = page.waitForEvent('close');
  await answer(1);
  await closed;
  await close();
});

/** The part of `window.steward` that these tests use. */
interface Preload {
  invoke(name: string, args: unknown, id: string): Promise<unknown>;
  subscribe(listener: (name: string, payload: unknown) => void): () => void;
}
