import { getDefaultStore } from 'jotai';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { type Settings, settingsSchema } from '#shared/rules/settings/settings.ts';
import { until } from '#shared/testing/until.ts';
import { changeSettings, hearSettings, programAtom, takeProgram } from './program.ts';

const settingsCalls = vi.hoisted(() => ({ update: vi.fn(), get: vi.fn() }));
vi.mock('#data/bridge.ts', () => ({ bridge: { settings: settingsCalls } }));
vi.mock('#data/text.ts', () => ({ loadLanguage: vi.fn(() => Promise.resolve()) }));
vi.mock('./appearance.ts', () => ({ applyAppearance: vi.fn() }));

let base: Settings;
const shown = () => getDefaultStore().get(programAtom)?.settings;
afterAll(() => getDefaultStore().set(programAtom, null));
beforeEach(async () => {
  vi.resetAllMocks();
  base = settingsSchema.parse({ language: 'en-US' });
  const facts = { shell: 'desktop', systemLanguage: 'en-US' };
  await takeProgram({ facts, settings: base, servers: { active: '', profiles: [] } } as never);
  settingsCalls.get.mockResolvedValue(base);
});

it('sends a change before anything is waited for, to go on when the page goes', async () => {
  settingsCalls.update.mockResolvedValue({ ...base, menuCollapsed: true });
  const changing = changeSettings({ menuCollapsed: true });
  expect(settingsCalls.update).toHaveBeenCalledWith({ menuCollapsed: true }, { outlives: true });
  await changing;
});

it('shows the last of two quick changes all the time, and what the disk says at the end', async () => {
  const answers = [Promise.withResolvers<Settings>(), Promise.withResolvers<Settings>()] as const;
  settingsCalls.update.mockReturnValueOnce(answers[0].promise).mockReturnValueOnce(answers[1].promise);
  const [first, second] = [changeSettings({ menuCollapsed: true }), changeSettings({ appearance: 'dark' })];
  const wanted = { ...base, menuCollapsed: true, appearance: 'dark' } as const;
  expect(shown()).toEqual(wanted);
  answers[0].resolve({ ...base, menuCollapsed: true });
  await first;
  // Settings received during a change are older than the displayed ones.
  hearSettings({ ...base, menuCollapsed: true });
  expect(shown()).toEqual(wanted);
  settingsCalls.get.mockResolvedValue({ ...wanted, tableDensity: 'compact' });
  answers[1].resolve(wanted);
  await second;
  await until(() => shown()?.tableDensity === 'compact');
  expect(shown()).toEqual({ ...wanted, tableDensity: 'compact' });
});

it('puts back only what could not be kept', async () => {
  settingsCalls.update.mockRejectedValueOnce(new Error('disk full')).mockResolvedValueOnce({
    ...base,
    tableDensity: 'compact',
  });
  const failed = changeSettings({ menuCollapsed: true });
  const kept = changeSettings({ tableDensity: 'compact' });
  await expect(failed).rejects.toThrow('disk full');
  await kept;
  expect(shown()).toEqual({ ...base, tableDensity: 'compact' });
});

it('takes at once what another window changed', () => {
  hearSettings({ ...base, menuCollapsed: true });
  expect(shown()?.menuCollapsed).toBe(true);
  expect(settingsCalls.get).not.toHaveBeenCalled();
});
