/**
 * Electron's security checklist (its documentation, "Security", 20 items), one named test for each. What needs the
 * running binary is asked again in tests/desktop; details are in the neighbours of this file.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fuses } from '../../scripts/fuses.ts';
import {
  app,
  type BrowserWindow,
  Contents,
  exposed,
  Frame,
  recorded,
  recordedOf,
  resetElectron,
  schemeHandlers,
  session,
  windows,
} from './electron.ts';
import { invoke, quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

const root = join(import.meta.dirname, '../..');
const preferences = (): Record<string, unknown> => (windows[0] as BrowserWindow).options.webPreferences;
async function policyOf(path: string): Promise<string> {
  const answer = await schemeHandlers.get('console')?.(new Request(`console://app${path}`));
  return answer?.headers.get('content-security-policy') ?? '';
}
function prevented(contents: Contents, name: string, details: object): boolean {
  const preventDefault = vi.fn();
  contents.emit(name, { preventDefault, ...details });
  return preventDefault.mock.calls.length > 0;
}
const navigates = (contents: Contents, url: string): boolean =>
  !prevented(contents, 'will-frame-navigate', { url, isMainFrame: true });

it('1. only load secure content', async () => {
  const { window } = await startDesktop();
  expect(recordedOf('window.loadURL')).toEqual([['console://app/']]);
  expect(navigates(window.webContents, 'http://example.com/')).toBe(false);
  expect(await policyOf('/index.html')).not.toMatch(/https?:|\*/);
  // The scheme is no door for what is not secure either.
  expect(JSON.stringify(recordedOf('protocol.registerSchemesAsPrivileged'))).not.toMatch(
    /bypassCSP|corsEnabled|allowServiceWorkers/,
  );
});

it('2. do not enable Node.js integration for remote content', async () => {
  await startDesktop();
  expect(preferences()).toMatchObject({
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
  });
});

it('3. enable context isolation', async () => {
  await startDesktop();
  expect(preferences()).toMatchObject({ contextIsolation: true });
});

it('4. enable process sandboxing', async () => {
  await startDesktop();
  expect(recorded[0]).toEqual(['app.enableSandbox']);
  expect(preferences()).toMatchObject({ sandbox: true });
});

it('5. handle session permission requests', async () => {
  await startDesktop();
  const { permissionRequest, permissionCheck, devicePermission, displayMedia } =
    session.defaultSession.handlers;
  const granted = vi.fn();
  (permissionRequest as (...given: unknown[]) => void)(null, 'media', granted);
  expect(granted).toHaveBeenCalledExactlyOnceWith(false);
  expect((permissionCheck as (...given: unknown[]) => boolean)(null, 'media', '', {})).toBe(false);
  expect((devicePermission as () => boolean)()).toBe(false);
  expect(displayMedia).toBeTypeOf('function');
});

it('6. do not disable webSecurity', async () => {
  await startDesktop();
  expect(preferences()).toMatchObject({ webSecurity: true });
});

it('7. define a content security policy', async () => {
  await startDesktop();
  for (const path of ['/', '/index.html', '/base/licence', '/assets/none.js', '/api/x', '/-/stopped']) {
    expect(await policyOf(path), path).toContain("default-src 'none'");
    expect(await policyOf(path), path).not.toContain('unsafe');
  }
});

it('8. do not enable allowRunningInsecureContent', async () => {
  await startDesktop();
  expect(preferences()).toMatchObject({ allowRunningInsecureContent: false });
});

it('9. do not enable experimental features', async () => {
  await startDesktop();
  expect(preferences()).toMatchObject({ experimentalFeatures: false });
});

it('10. do not use enableBlinkFeatures', async () => {
  await startDesktop();
  for (const name of ['enableBlinkFeatures', 'disableBlinkFeatures'])
    expect(preferences()).not.toHaveProperty(name);
});

it('11. do not use allowpopups for webviews', async () => {
  const { window } = await startDesktop();
  // There are none, so that none can have the attribute.
  expect(preferences()).toMatchObject({ webviewTag: false });
  expect(prevented(window.webContents, 'will-attach-webview', {})).toBe(true);
});

it('12. verify webview options and params', async () => {
  await startDesktop();
  const stranger = new Contents();
  app.emit('web-contents-created', {}, stranger);
  expect(prevented(stranger, 'will-attach-webview', { params: { src: 'console://app/' } })).toBe(true);
});

it('13. disable or limit navigation', async () => {
  const { window } = await startDesktop();
  expect(navigates(window.webContents, 'console://app/info')).toBe(true);
  for (const url of ['https://example.com/', 'console://evil/', 'file:///etc/passwd', 'data:text/html,x'])
    expect(navigates(window.webContents, url), url).toBe(false);
  expect(prevented(window.webContents, 'will-redirect', { url: 'https://x/', isMainFrame: true })).toBe(true);
});

it('14. disable or limit creation of new windows', async () => {
  const { window } = await startDesktop();
  for (const url of ['console://app/', 'https://example.com/', 'about:blank', ''])
    expect(window.webContents.windowOpenHandler?.({ url })).toEqual({ action: 'deny' });
  expect(windows).toHaveLength(1);
});

it('15. do not use shell.openExternal with untrusted content', async () => {
  const { window } = await startDesktop();
  const call = (url: string) =>
    invoke(window.webContents, 'steward:call', ['app.openExternal', { url }, url]);
  for (const url of ['file:///etc/passwd', 'javascript:1', 'smb://x/y', 'ms-msdt:/id', 'https://a:b@x/'])
    expect(await call(url), url).toMatchObject({ ok: false, error: { code: 'LINK_REFUSED' } });
  await call('https://example.com');
  expect(recordedOf('shell.openExternal')).toEqual([['https://example.com/']]);
});

it('16. use a current version of Electron', () => {
  const installed: { version: string } = createRequire(import.meta.url)('electron/package.json');
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  expect(installed.version).toBe(lock.packages['node_modules/electron'].version);
  expect(Number(installed.version.split('.')[0])).toBeGreaterThanOrEqual(45);
});

it('17. validate the sender of all IPC messages', async () => {
  const { window } = await startDesktop();
  const foreign = new Frame('https://example.com/', 'https://example.com');
  for (const channel of ['steward:call', 'steward:drop'])
    expect(await invoke(window.webContents, channel, ['app.facts', {}, '1'], foreign)).toMatchObject({
      error: { code: 'FORBIDDEN_SENDER' },
    });
});

it('18. avoid usage of the file:// protocol and prefer custom protocols', async () => {
  const { window } = await startDesktop();
  expect([...schemeHandlers.keys()]).toEqual(['console']);
  expect(navigates(window.webContents, 'file:///index.html')).toBe(false);
  expect(fuses.GrantFileProtocolExtraPrivileges).toBe(false);
});

it('19. check which fuses you can change', () => {
  // Set and read back on every packed program: scripts/fuses.test.ts, scripts/check-package.ts.
  expect(fuses).toMatchObject({
    RunAsNode: false,
    EnableNodeOptionsEnvironmentVariable: false,
    EnableNodeCliInspectArguments: false,
    EnableEmbeddedAsarIntegrityValidation: true,
    OnlyLoadAppFromAsar: true,
  });
  expect(Object.keys(fuses)).toHaveLength(9);
});

it('20. do not expose Electron APIs to untrusted web content', async () => {
  vi.stubGlobal('__BRIDGE_CALLS__', []);
  vi.stubGlobal('__BRIDGE_EVENTS__', []);
  const preload = new URL('../../src-preload/preload.ts', import.meta.url).href;
  await import(/* @vite-ignore */ `${preload}?checklist`);
  expect(Object.keys(exposed)).toEqual(['steward']);
  const api = exposed.steward as Record<string, unknown>;
  const shown = Object.entries(api).filter(([, value]) => typeof value !== 'function');
  expect(shown).toEqual([['shell', 'desktop']]);
  vi.unstubAllGlobals();
});

it('and no spell checker, whose dictionaries would be fetched', async () => {
  await startDesktop();
  expect(recordedOf('session.setSpellCheckerEnabled')).toEqual([[false]]);
  expect(preferences()).toMatchObject({ spellcheck: false });
});
