/** Notices about certificate authorities are shown while they apply, with a button that reads the store again. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { takeNotices } from '#state/program.ts';
import { StartNotices } from './StartNotices.tsx';
import { officeProfile, stage } from './testing/frame-stage.tsx';

const servers = vi.hoisted(() => ({ authorities: vi.fn(), reloadAuthorities: vi.fn() }));
vi.mock('#data/bridge.ts', () => ({
  bridge: { servers },
  onBridgeEvent: () => () => undefined,
  onBridgeOpen: () => () => undefined,
}));
const { ComputerAuthorities } = await import('../screens/servers/ComputerAuthorities.tsx');

beforeEach(() => {
  cleanup();
  vi.clearAllMocks();
});

test('a notice that comes later is shown, goes with its reason, and is put away by itself', async () => {
  await stage(<StartNotices />, { server: officeProfile });
  const unread = { code: 'AUTHORITIES_UNREAD', params: { problem: 'TIME' } } as const;
  act(() => takeNotices([{ code: 'TLS_VARIABLE', params: {} }, unread]));
  expect(screen.getByText(/^NODE_TLS_REJECT_UNAUTHORIZED=0 is set/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: /dismiss|close/i })[0] as HTMLElement);
  expect(screen.queryByText(/^NODE_TLS_REJECT_UNAUTHORIZED/)).toBeNull();
  // The next notice takes the removed one's place and stays.
  act(() => takeNotices([unread]));
  expect(screen.getByText(/certificate authorities have not been read/)).toBeTruthy();
  act(() => takeNotices([]));
  expect(screen.queryByText(/certificate authorities have not been read/)).toBeNull();
});

test('the authorities: their number, the reason for missing ones, and reading them again', async () => {
  const readAt = Date.parse('2026-11-28T10:00:00Z');
  servers.authorities.mockResolvedValue({ count: 121, readAt, problem: 'FAILED' });
  servers.reloadAuthorities.mockResolvedValue({ count: 169, readAt, problem: null });
  await stage(<ComputerAuthorities />, { server: officeProfile });
  expect(await screen.findByText(/^121 certificate authorities are trusted, read /)).toBeTruthy();
  expect(screen.getByText('The system’s could not be read.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }));
  expect(await screen.findByText(/^169 certificate authorities are trusted, read /)).toBeTruthy();
  expect(screen.queryByText('The system’s could not be read.')).toBeNull();
});
