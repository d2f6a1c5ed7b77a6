/** Menu entries that the main process carries out itself: recent files, zoom, paper, logs. */
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { channels } from '#shared/bridge/preload.ts';
import { until } from '#shared/testing/until.ts';
import { answers, nativeTheme, recordedOf, resetElectron, screen } from './electron.ts';
import { invoke, quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

interface Item {
  id?: string;
  label?: string;
  click?: () => void;
  submenu?: Item[];
}
const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
const menu = (): Item[] => (recordedOf('menu').at(-1)?.[0] ?? []) as Item[];
const item = (id: string): Item | undefined => all(menu()).find((each) => each.id === id);
const recent = (): string[] =>
  (item('recent')?.submenu ?? []).flatMap(({ label, id }) => (id ? [] : (label ?? [])));
async function started(given: Parameters<typeof startDesktop>[0] = {}) {
  const start = await startDesktop(given);
  await until(() => menu().length > 0);
  return start;
}

it('remembers files that were dropped or chosen, the youngest first, also after a start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'steward-recent-'));
  for (const name of ['a.lic', 'b.lic']) await writeFile(join(folder, name), '{}');
  const { window, dataDir } = await started();
  expect(recent()).toEqual(['No Recent Files']);
  await invoke(window.webContents, channels.drop, [join(folder, 'a.lic')]);
  answers.open = { canceled: false, filePaths: [join(folder, 'b.lic')] };
  await invoke(window.webContents, channels.call, [
    'files.open',
    { purpose: 'licence', multiple: false },
    '1',
  ]);
  await until(() => recent().length === 2);
  expect(recent()).toEqual(['b.lic', 'a.lic']);
  // A portable set-up (the tests' has a data folder of its own) leaves the system's lists alone.
  expect(recordedOf('app.addRecentDocument')).toEqual([]);
  await quit();
  resetElectron();
  await started({ dataDir });
  expect(recent()).toEqual(['b.lic', 'a.lic']);
  item('clearRecent')?.click?.();
  await until(() => recent().length === 1);
  expect(recent()).toEqual(['No Recent Files']);
  expect(await readFile(join(dataDir, 'desktop.json'), 'utf8')).not.toContain('a.lic');
});

it('zooms the window, by menu and wheel, and keeps that for the next start', async () => {
  const { window, dataDir } = await started();
  window.webContents.emit('did-finish-load');
  expect(window.webContents.zoomLevel).toBe(0);
  item('zoomIn')?.click?.();
  item('zoomIn')?.click?.();
  window.webContents.emit('zoom-changed', {}, 'in');
  await until(() => window.webContents.zoomLevel === 1.5);
  item('zoomOut')?.click?.();
  await until(() => window.webContents.zoomLevel === 1);
  await quit();
  resetElectron();
  const again = await started({ dataDir });
  again.window.webContents.emit('did-finish-load');
  expect(again.window.webContents.zoomLevel).toBe(1);
  item('zoomReset')?.click?.();
  await until(() => again.window.webContents.zoomLevel === 0);
});

it('prints, and shows the logs', async () => {
  const { dataDir } = await started();
  item('print')?.click?.();
  await until(() => recordedOf('webContents.print').length === 1);
  item('showLogs')?.click?.();
  await until(() => recordedOf('shell.openPath').length > 0);
  expect(recordedOf('shell.openPath')).toEqual([[join(dataDir, 'logs')]]);
});

it('says that the logs can not be opened, and prints only what stands already', async () => {
  answers.openPath = 'no program for folders';
  const { window } = await started();
  item('showLogs')?.click?.();
  await until(() => recordedOf('dialog.message').length > 0);
  expect(JSON.stringify(recordedOf('dialog.message'))).toContain('no program for folders');
  window.webContents.loading = true;
  item('print')?.click?.();
  await new Promise((later) => setTimeout(later, 10));
  expect(recordedOf('webContents.print')).toEqual([]);
  window.webContents.loading = false;
  window.webContents.emit('did-stop-loading');
  await until(() => recordedOf('webContents.print').length === 1);
});

it('names a PDF so that every system takes it', async () => {
  const { window } = await started();
  window.setTitle('A/B: c?');
  item('savePdf')?.click?.();
  await until(() => recordedOf('dialog.save').length > 0);
  expect(recordedOf('dialog.save')[0]?.[0]).toMatchObject({ defaultPath: 'A-B- c-.pdf' });
});

it('tells files of one name apart by their folders', async () => {
  const { window } = await started();
  const root = await mkdtemp(join(tmpdir(), 'steward-twins-'));
  for (const folder of ['one', 'two']) {
    await mkdir(join(root, folder));
    await writeFile(join(root, folder, 'a.lic'), '{}');
    await invoke(window.webContents, channels.drop, [join(root, folder, 'a.lic')]);
  }
  await until(() => recent().length === 2);
  expect(recent()).toEqual(['a.lic – two', 'a.lic – one']);
});

it('saves the page as a PDF where the user says, by the menu and for the console', async () => {
  const { window, dataDir } = await started();
  const filePath = join(dataDir, 'page.pdf');
  answers.save = { canceled: false, filePath };
  const call = ['app.printPdf', { suggestedName: '../../Farridge licence' }, '1'];
  expect(await invoke(window.webContents, channels.call, call)).toMatchObject({
    ok: true,
    value: { outcome: 'saved', name: 'page.pdf' },
  });
  expect(await readFile(filePath, 'latin1')).toBe('%PDF');
  expect(recordedOf('dialog.save')[0]?.[0]).not.toMatchObject({
    defaultPath: expect.stringMatching(/[\\/]/),
  });
  item('savePdf')?.click?.();
  await until(() => recordedOf('webContents.printToPDF').length > 1);
});

it('comes back when its display is unplugged, and stays where it can be reached', async () => {
  const { window } = await started();
  screen.emit('display-metrics-changed');
  expect(recordedOf('window.setBounds')).toEqual([]);
  window.bounds = { x: 3000, y: 100, width: 1000, height: 700 };
  screen.emit('display-removed');
  expect(recordedOf('window.setBounds')).toEqual([[{ x: 460, y: 170, width: 1000, height: 700 }]]);
  window.emit('closed');
  expect(screen.listenerCount('display-removed')).toBe(0);
});

it('has another place at another desk', async () => {
  const { window, dataDir } = await started();
  window.bounds = { x: 100, y: 120, width: 1200, height: 800 };
  window.emit('close');
  await quit();
  resetElectron();
  const [display] = answers.displays;
  if (display) answers.displays = [display, { ...display, bounds: { ...display.bounds, x: 1920 } }];
  const desk = await started({ dataDir });
  expect(desk.window.options).toMatchObject({ x: 100, width: 1200 });
  desk.window.bounds = { x: 500, y: 120, width: 1300, height: 800 };
  desk.window.emit('close');
  await quit();
  resetElectron();
  expect((await started({ dataDir })).window.options).toMatchObject({ x: 100, width: 1200 });
});

it('follows dark and light while it runs', async () => {
  await started();
  answers.dark = true;
  nativeTheme.emit('updated');
  expect(recordedOf('window.setBackgroundColor')).toEqual([['#131419']]);
});

it('has developer tools in an installed desktop only where the policy allows them', async () => {
  const hasTools = (): boolean =>
    all(menu()).some((one) => (one as { role?: string }).role === 'toggleDevTools');
  await started();
  expect(hasTools()).toBe(false);
  await quit();
  resetElectron();
  const folder = await mkdtemp(join(tmpdir(), 'steward-policy-'));
  const policy = join(folder, 'policy.json');
  await writeFile(policy, '{"developerTools":true}');
  vi.stubEnv('STEWARD_POLICY', policy);
  onTestFinished(() => void vi.unstubAllEnvs());
  await started();
  await until(hasTools);
});
