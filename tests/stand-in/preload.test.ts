/** The preload gives the page's world seven names, and only calls of the contract. */
import { beforeEach, expect, it, vi } from 'vitest';
import { callNames, eventNames } from '#shared/bridge/index.ts';
import { channels, type PreloadApi } from '#shared/bridge/preload.ts';
import { exposed, ipcRenderer, recordedOf, resetElectron } from './electron.ts';

vi.mock('electron', () => import('./electron.ts'));

const module = new URL('../../src-preload/preload.ts', import.meta.url).href;
let starts = 0;
beforeEach(async () => {
  resetElectron();
  vi.stubGlobal('__BRIDGE_CALLS__', callNames());
  vi.stubGlobal('__BRIDGE_EVENTS__', eventNames());
  starts += 1;
  await import(/* @vite-ignore */ `${module}?start=${starts}`);
});
const api = (): PreloadApi => exposed.steward as PreloadApi;

it('exposes the bridge and nothing of Electron', () => {
  expect(Object.keys(exposed)).toEqual(['steward']);
  expect(Object.keys(api()).sort()).toEqual([
    'cancel',
    'cancelRequest',
    'fileFromDrop',
    'invoke',
    'shell',
    'subscribe',
  ]);
  expect(api().shell).toBe('desktop');
});

it('passes every call of the contract on', async () => {
  for (const name of callNames()) await api().invoke(name, { a: 1 }, 'id');
  const passed = callNames().map((name) => [channels.call, name, { a: 1 }, 'id']);
  expect(recordedOf('ipcRenderer.invoke')).toEqual(passed);
});

it.each(['nope', '__proto__', 'constructor', 'steward:call', ''])('does not pass %j on', async (name) => {
  expect(await api().invoke(name, {}, 'id')).toMatchObject({ ok: false, error: { code: 'UNKNOWN_CALL' } });
  expect(recordedOf('ipcRenderer.invoke')).toEqual([]);
});

it('delivers progress to the call it belongs to, while it runs', async () => {
  const mine = vi.fn();
  const running = api().invoke('licence.parse', { file: 'x' }, 'mine', mine);
  ipcRenderer.emit(channels.progress, {}, 'mine', { stage: 'reading' });
  ipcRenderer.emit(channels.progress, {}, 'other', { stage: 'reading' });
  await running;
  ipcRenderer.emit(channels.progress, {}, 'mine', { stage: 'verifying' });
  expect(mine.mock.calls).toEqual([[{ stage: 'reading' }]]);
});

it('tells the shell once that it listens, and delivers only events of the contract', () => {
  const listener = vi.fn();
  const stop = api().subscribe(listener);
  api().subscribe(vi.fn());
  expect(recordedOf('ipcRenderer.send')).toEqual([[channels.listen]]);
  ipcRenderer.emit(channels.event, {}, 'settings.changed', { a: 1 });
  ipcRenderer.emit(channels.event, {}, 'made.up', {});
  stop();
  ipcRenderer.emit(channels.event, {}, 'settings.changed', { a: 2 });
  expect(listener.mock.calls).toEqual([['settings.changed', { a: 1 }]]);
});

it('hands over a dropped file by its path, which the page never sees', async () => {
  // The stand-in's files carry their path as Electron's do inside.
  await api().fileFromDrop({ path: '/home/me/a.lic' } as unknown as File);
  await api().fileFromDrop({} as File);
  api().cancel('c');
  api().cancelRequest('r');
  expect(recordedOf('ipcRenderer.invoke')).toEqual([
    [channels.drop, '/home/me/a.lic'],
    [channels.drop, ''],
  ]);
  expect(recordedOf('ipcRenderer.send')).toEqual([
    [channels.cancel, 'c'],
    [channels.cancelRequest, 'r'],
  ]);
});
