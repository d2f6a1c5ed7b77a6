/** Changing the sandbox's platform or data replaces the page, so unsaved input is asked about first. */
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { normalScenario } from '#shared/bridge/sandbox.ts';
import { guardUnsaved } from '#state/unsaved-work.ts';
import { sandboxProfile, stage } from './testing/frame-stage.tsx';

const sandbox = vi.hoisted(() => ({ scenario: vi.fn(), pretend: vi.fn(), reset: vi.fn(), calls: vi.fn() }));
vi.mock('#data/bridge.ts', () => ({
  bridge: { sandbox },
  onBridgeEvent: () => () => undefined,
  onBridgeOpen: () => () => undefined,
}));
vi.mock('#widgets/confirm.tsx', () => ({ confirm: async () => true }));
const { SandboxPanel } = await import('../screens/sandbox/SandboxPanel.tsx');
const { pageAgeAtom } = await import('#state/sandbox-dock.ts');
const { queryClient } = await import('#data/read.ts');
// No server exists here from which the page could read again.
vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();

const ask = vi.fn(async () => false);
let stop: () => void;
beforeEach(async () => {
  vi.clearAllMocks();
  ask.mockResolvedValue(false);
  sandbox.scenario.mockResolvedValue(normalScenario);
  sandbox.calls.mockResolvedValue({ calls: [] });
  sandbox.pretend.mockResolvedValue({});
  sandbox.reset.mockResolvedValue({});
  stop = guardUnsaved(ask);
  // The panel's requests resolve in microtasks, so the panel is rendered when `act` ends.
  await act(async () => void (await stage(<SandboxPanel />, { server: sandboxProfile })));
});
afterEach(() => {
  stop();
  cleanup();
});
const age = () => getDefaultStore().get(pageAgeAtom);
const press = async (role: string, name: string | RegExp) => {
  const control = screen.getByRole(role, { name });
  await act(async () => void fireEvent.click(control));
};

test.each([
  ['another deployment', 'radio', /^Private/],
  ['another edition', 'radio', /^Free/],
  ['a manager tenant', 'switch', /^Manager tenant/],
])('%s', async (_what, role, name) => {
  const before = age();
  await press(role, name);
  expect(ask).toHaveBeenCalledTimes(1);
  expect([sandbox.pretend.mock.calls.length, age()]).toEqual([0, before]);
  ask.mockResolvedValue(true);
  await press(role, name);
  expect(age()).toBe(before + 1);
  expect(sandbox.pretend).toHaveBeenCalledTimes(1);
});

test('data as at first', async () => {
  await press('button', /^Reset/);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(sandbox.reset).not.toHaveBeenCalled();
  ask.mockResolvedValue(true);
  await press('button', /^Reset/);
  expect(sandbox.reset).toHaveBeenCalledTimes(1);
});

test('the sandbox’s delay takes no page away, and asks nothing', async () => {
  await press('radio', /^1/);
  expect(sandbox.pretend).toHaveBeenCalledTimes(1);
  expect(ask).not.toHaveBeenCalled();
});
