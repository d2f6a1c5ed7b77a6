// Row FRAME-048: page gray setting.
import { expect, test } from 'vitest';
import type { PageGray } from '../../api/system-settings/settings.ts';
import { grayState } from './gray-state.ts';

const setting: PageGray = {
  enabled: true,
  days: { from: '2026-12-12', to: '2026-12-31' },
  pages: ['home'],
  strength: 100,
};

test.each<[string, Partial<PageGray>, string, string, string]>([
  ['the day before', {}, '2026-12-11', 'waiting', '2026-12-12'],
  ['the first day', {}, '2026-12-12', 'now', '2026-12-31'],
  ['the last day', {}, '2026-12-31', 'now', '2026-12-31'],
  ['the day after, in another year', {}, '2027-01-01', 'over', '2027-01-01'],
  ['one day alone', { days: { from: '2026-12-13', to: '2026-12-13' } }, '2026-12-13', 'now', '2026-12-13'],
  ['switched off', { enabled: false }, '2026-12-13', 'off', ''],
  ['without an end', { days: { from: '2026-12-13', to: null } }, '2026-12-13', 'off', ''],
  ['the wrong way round', { days: { from: '2026-12-13', to: '2026-12-12' } }, '2026-12-13', 'off', ''],
])('%s', (_, values, today, state, day) => {
  expect(grayState({ ...setting, ...values }, today)).toEqual({ state, day });
});
