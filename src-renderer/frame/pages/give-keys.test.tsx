/** The organisation's policy limits how keys are given, and the keys page orders its actions accordingly. */
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { TrustedKeyList } from '#shared/bridge/licence/keys.ts';
import type { GivingKeys } from '#shared/rules/licence/key-sources.ts';
import { until } from '#shared/testing/until.ts';
import { PageHeader } from '#widgets/PageHeader.tsx';
import { TrustedKeySection } from '../../screens/licence/keys/TrustedKeys.tsx';
import { stage } from '../testing/frame-stage.tsx';

const licence = vi.hoisted(() => ({
  keys: vi.fn(),
  keyStore: vi.fn(),
  readKeys: vi.fn(),
  trustKeys: vi.fn(),
}));
vi.mock('#data/http.ts', () => ({ send: vi.fn(async () => true) }));
vi.mock('#data/bridge.ts', () => ({ bridge: { licence }, onBridgeEvent: () => () => undefined }));

const key: TrustedKeyList['keys'][number] = {
  id: 'k1',
  algorithm: 'EdDSA',
  name: 'Ours',
  source: 'session',
  thumbprint: 'a'.repeat(43),
  notBefore: null,
  notAfter: null,
  revoked: null,
  sample: false,
};
const list = (giving: GivingKeys, keys = [key]): TrustedKeyList => ({
  keys,
  policy: { place: '/etc/steward/licence-keys.json', state: 'absent', problem: null },
  giving,
  samplesRefused: false,
});
const { source: _, ...unknown } = key;

beforeEach(() => {
  licence.keyStore.mockResolvedValue({ available: true, backend: 'test', held: 2 });
  licence.readKeys.mockResolvedValue({
    outcome: 'offered',
    offer: 'o1',
    revocations: 0,
    keys: [{ ...unknown, standing: 'new' }],
  });
});

const page = async (giving: GivingKeys) => {
  licence.keys.mockResolvedValue(list(giving));
  licence.trustKeys.mockResolvedValue(list(giving));
  await stage(
    <>
      <PageHeader title="Licence tool" />
      <TrustedKeySection />
    </>,
    { at: '/licensetool?entry=keys' },
  );
  return screen.findByRole('region', { name: /^Trusted keys/ });
};

test('a policy against given keys hides the way to give one, and the page says so', async () => {
  const region = await page('none');
  expect(screen.queryByRole('button', { name: /^Give a key/ })).toBeNull();
  expect(within(region).getByText(/organisation/)).toBeTruthy();
});

test.each([
  ['session', false],
  ['kept', true],
] as const)('where it may be given for %s, keeping it is a choice: %s', async (giving, choice) => {
  await page(giving);
  fireEvent.click(screen.getByRole('button', { name: /^Give a key/ }));
  const dialog = screen.getByRole('dialog');
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: 'a key' } });
  fireEvent.submit(within(dialog).getByRole('textbox'));
  const confirm = await within(dialog).findByRole('checkbox');
  const kept = within(dialog).queryByRole('radio', { name: 'Keep on this computer' });
  expect(kept !== null).toBe(choice);
  if (kept) fireEvent.click(kept);
  // No key is trusted before its fingerprint was confirmed.
  fireEvent.submit(confirm);
  expect(licence.trustKeys).not.toHaveBeenCalled();
  fireEvent.click(confirm);
  fireEvent.submit(confirm);
  await until(() => licence.trustKeys.mock.calls.length > 0);
  expect(licence.trustKeys).toHaveBeenCalledExactlyOnceWith({
    offer: 'o1',
    keys: [{ thumbprint: key.thumbprint }],
    keep: choice,
  });
  licence.trustKeys.mockClear();
});

test('taking back never stands before giving', async () => {
  await page('kept');
  const names = (where: HTMLElement) =>
    within(where)
      .getAllByRole('button')
      .map((button) => button.textContent ?? '')
      .filter((name) => /^(Give|Remove)/.test(name));
  expect(names(document.body).slice(0, 2)).toEqual([
    expect.stringMatching(/^Give/),
    expect.stringMatching(/^Remove/),
  ]);
  const secrets = await screen.findByRole('region', { name: /^Encrypted licences/ });
  expect(names(secrets)).toEqual([expect.stringMatching(/^Give/), expect.stringMatching(/^Remove/)]);
});
