// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

const shell = vi.hoisted(() => ({ opened: (): void => undefined, stops: 0, tray: vi.fn() }));
vi.mock('#data/bridge.ts', () => ({
  bridge: { changes: { tray: shell.tray } },
  onBridgeEvent: () => () => {
    shell.stops += 1;
  },
  onBridgeOpen: (listener: () => void) => {
    shell.opened = listener;
    return () => {
      shell.stops += 1;
    };
  },
}));
vi.mock('./program.ts', () => ({ useActiveServer: () => ({ id: 'sandbox' }) }));
vi.mock('./session.ts', () => ({
  useSession: () => ({ status: 'signedIn', facts: { tenant: { tenantKey: 'T1', tenantName: 'T' } } }),
}));
const { useWatchTray } = await import('./tray.ts');

it('is read again when the line to the shell stands again: nothing was told meanwhile', () => {
  shell.tray.mockResolvedValue({ changes: [], sets: [] });
  const { unmount } = renderHook(() => useWatchTray(true));
  expect(shell.tray).toHaveBeenCalledTimes(1);
  expect(shell.tray).toHaveBeenCalledWith({ server: 'sandbox/T1' });
  shell.opened();
  expect(shell.tray).toHaveBeenCalledTimes(2);
  unmount();
  expect(shell.stops).toBe(2);
});
