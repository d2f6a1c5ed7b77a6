/** Inputs of the theme calls with every field that their declarations allow. */
import type { Endpoint, Input } from '#shared/api/endpoint.ts';
import { queryCssThemes } from '#shared/api/themes/css-theme.ts';
import { mobileThemes } from '#shared/api/themes/mobile.ts';
import * as packages from '#shared/api/themes/packages.ts';
import * as settings from '#shared/api/themes/settings.ts';
import { specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import * as zips from '#shared/api/themes/zips.ts';

export const themeInputs = new Map<Endpoint, unknown>();
function full<E extends Endpoint>(endpoint: E, input: Input<E>): void {
  themeInputs.set(endpoint, input);
}

const locator = { deptId: 'D12', dtu: 'app-pc', source: 'external' } as const;
const page = { style: 'client', currentPage: 2, pageSize: 50, ...locator } as const;
const share = {
  sid: 'S9',
  id: 'G4',
  entryType: 'group',
  reverse: false,
  moduleStr: 'm',
  moduleId: '7',
} as const;

for (const calls of [backThemes, specialThemes, mobileThemes]) {
  const one = { topicId: 'T1,2&3', topicStyle: 'light', ...locator } as const;
  full(calls.query, page);
  full(calls.byName, { topicName: '晨 曦&', ...page });
  for (const call of [calls.enable, calls.disable, calls.remove, calls.setDefault]) full(call, one);
  full(calls.sort, { ids: ['T3', 'T1', 'T2'], topicStyle: 'dark', ...locator });
  full(calls.appoint, {
    topicId: 'T1',
    topicAppoint: 'timed',
    appointDate: { from: '2026-05-01', to: '2026-05-31' },
    allowUserSwitch: false,
    appointRange: [share],
    ...locator,
  });
  themeInputs.set(calls.add, { id: 'T9', ...(calls.add.example() as object), useRange: [share] });
}

const titles = {
  titleShowWay: [{ id: 'browserTitle', selected: false }],
  topicId: 'T1',
  deptId: 'D12',
} as const;
for (const call of [settings.updateBackTitles, settings.updateSpecialTitles, settings.updateSystemTitles])
  full(call, titles);
full(settings.queryAuthority, { deptId: 'D12', settingModule: 'app-pc' });
full(settings.queryMyThemes, { dtu: 'app-pc' });

for (const call of [packages.uploadBackTheme, packages.uploadSpecialTheme, packages.uploadMobileTheme])
  full(call, { topicId: 'T1', dtu: 'app-pc' });
for (const call of [
  packages.createBackFromCloud,
  packages.createSpecialFromCloud,
  packages.createMobileFromCloud,
])
  full(call, { fileId: 'CF1', topicName: '晨曦', ...locator });
full(packages.storeThemes, { storeType: 'mobileTheme', keywords: '晨' });
full(packages.querySyncDepts, { deptId: 'D12', dtu: 'app-pc', topicId: 'T1' });
full(queryCssThemes, { name: '晨' });

const zip = new File(['PK'], '晨 曦&.zip', { type: 'application/zip' });
for (const call of [zips.importBackZip, zips.importSpecialZip, zips.importMobileZip, zips.importMobileZips])
  full(call, { file: zip, ...locator });
