import { expect, it } from 'vitest';
import { serverOfTray, tenantOfTray, trayOf } from './tray-name.ts';

it.each([
  ['sandbox', 'T2308147'],
  ['policy-9a', 'a/b'],
  ['sandbox', ''],
])('%s, %j', (server, tenant) => {
  const tray = trayOf(server, tenant);
  expect([serverOfTray(tray), tenantOfTray(tray)]).toEqual([server, tenant]);
});
