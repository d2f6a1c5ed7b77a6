import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { OpenedLicence } from '#shared/bridge/licence/licence.ts';
import { OpenedHistory } from '../../screens/licence/opened/OpenedHistory.tsx';
import { stage } from '../testing/frame-stage.tsx';

const licence = vi.hoisted(() => ({ history: vi.fn() }));
vi.mock('#data/http.ts', () => ({ send: vi.fn(async () => true) }));
vi.mock('#data/bridge.ts', () => ({ bridge: { licence }, onBridgeEvent: () => () => undefined }));

const entry: OpenedLicence = {
  id: '2',
  openedAt: '2026-11-21T00:01:30.000Z',
  name: 'farridge-2026.lic',
  size: 1200,
  state: 'VALID',
  sha256: 'a',
  sm3: 'b',
  readable: true,
  verified: true,
  keyId: 'k1',
  companyName: 'Farridge',
  licenceCode: 'FAR-2026-7Q4M-19ZD',
  expiryDate: '2035-12-31',
  timeZone: '+08:00',
};

test('the identifying column comes first, an expiry has its zone, and deleting comes last', async () => {
  const older = { ...entry, id: '1', timeZone: null };
  licence.history.mockResolvedValue({ entries: [entry, older], total: 2 });
  await stage(<OpenedHistory />, { at: '/licensetool?entry=opened' });
  const grid = await screen.findByRole('grid');
  const row = await within(grid).findByText('31 Dec 2035 (+08:00)');
  expect(row).toBeTruthy();
  expect(within(grid).getByText('31 Dec 2035')).toBeTruthy();
  const heads = within(grid)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((head) => !head?.startsWith('Select all'));
  expect(heads.slice(0, 3)).toEqual(['File', 'Opened', 'Licence code']);
  const buttons = screen
    .getAllByRole('button')
    .map(({ textContent }) => textContent ?? '')
    .filter((name) => /^(Export|Delete)/.test(name));
  expect(buttons).toEqual(['Export', 'Delete all']);
});
