/** Permissions of a page: the console may copy, nothing else is granted (limits.md §2). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Contents, resetElectron, session } from './electron.ts';
import { quit, startDesktop } from './start.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(resetElectron);
afterEach(quit);

const permissions = [
  'media',
  'geolocation',
  'notifications',
  'midi',
  'midiSysex',
  'pointerLock',
  'fullscreen',
  'openExternal',
  'clipboard-read',
  'clipboard-sanitized-write',
  'display-capture',
  'idle-detection',
  'hid',
  'serial',
  'usb',
  'storage-access',
  'window-management',
  'speaker-selection',
  'fileSystem',
  'local-fonts',
  'unknown',
];

function handler<T>(name: string): T {
  return session.defaultSession.handlers[name] as T;
}

describe('permissions', () => {
  it.each(permissions)('%s is denied, asked for or checked', async (permission) => {
    const { window } = await startDesktop();
    const granted = vi.fn();
    const details = { isMainFrame: true, requestingUrl: 'console://app/' };
    // The console itself asks, except for what only it may do.
    const asking = permission === 'clipboard-sanitized-write' ? new Contents() : window.webContents;
    handler<(c: unknown, p: string, cb: (g: boolean) => void, d: object) => void>('permissionRequest')(
      asking,
      permission,
      granted,
      details,
    );
    expect(granted).toHaveBeenCalledExactlyOnceWith(false);
    expect(
      handler<(c: unknown, p: string, o: string, d: object) => boolean>('permissionCheck')(
        asking,
        permission,
        'console://app/',
        details,
      ),
    ).toBe(false);
  });

  it('let the console copy, in its main frame and on its own page alone', async () => {
    const { window } = await startDesktop();
    const copies = (...given: Parameters<typeof session.defaultSession.writeClipboard>): Promise<boolean> =>
      session.defaultSession.writeClipboard(...given).then(
        () => true,
        () => false,
      );
    expect(await copies(window.webContents, 'console://app/base/licence')).toBe(true);
    expect(await copies(window.webContents, 'console://app/', false)).toBe(false);
    expect(await copies(window.webContents, 'https://example.com/')).toBe(false);
    expect(await copies(window.webContents, 'console://app/api/x')).toBe(false);
    expect(await copies(new Contents(), 'console://app/')).toBe(false);
  });

  it('no device and no screen can be chosen', async () => {
    await startDesktop();
    expect(handler<() => boolean>('devicePermission')()).toBe(false);
    const streams = vi.fn();
    handler<(r: unknown, cb: (s: unknown) => void) => void>('displayMedia')({}, streams);
    expect(streams).toHaveBeenCalledExactlyOnceWith(null);
    const paired = vi.fn();
    handler<(d: unknown, cb: (r: unknown) => void) => void>('bluetoothPairing')({}, paired);
    expect(paired).toHaveBeenCalledExactlyOnceWith({ confirmed: false });
    for (const [event, args] of [
      ['select-hid-device', [{}]],
      ['select-serial-port', [[], {}]],
      ['select-usb-device', [{}]],
    ] as const) {
      const preventDefault = vi.fn();
      const choose = vi.fn();
      session.defaultSession.emit(event, { preventDefault }, ...args, choose);
      expect(preventDefault).toHaveBeenCalledOnce();
      expect(choose.mock.calls[0]?.[0] ?? '').toBe('');
    }
  });
});
