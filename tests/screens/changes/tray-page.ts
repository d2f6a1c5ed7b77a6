/** Steps of the change tray's tests on the screens, and the state of the sandbox. */

import { bridge } from '../../../src-renderer/data/bridge.ts';
import { send } from '../../../src-renderer/data/http.ts';
import { ipconfig } from '../../../src-shared/api/network/ip-lists.ts';
import { segments } from '../../../src-shared/api/network/segments.ts';
import { ruleConfigs } from '../../../src-shared/api/system-settings/lists.ts';
import type { Page } from '../support/page.ts';
import { expect } from '../support/screens.ts';

/** Of the account that collects, on the sandbox. */
export const trayName = 'sandbox/T2308147';
export const account = 'systemAdministrator';
export const network = '/safe_account/network_manage';
export const lists = '/safe_account/ipconfigrec';
export const rules = '/systemSettings/rules';

export async function turn(page: Page, from: string, to: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${from}`) }).click();
  await page.getByRole('menuitemradio', { name: to }).click();
  await expect(page.getByRole('button', { name: new RegExp(`^${to}`) })).toBeVisible();
}

export const heldRule = async () => (await send(ruleConfigs.byIds, { ids: ['RC1000003'] }))[0];
export const heldEntry = async () => (await send(ipconfig.byIds, { ids: ['IPC1000001'] }))[0];
export const allSegments = async () =>
  (await send(segments.query, { pageNo: 1, pageSize: 100, reference: 'all' } as never)).result;

export async function applyAll(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: action }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: action }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();
}

/** The set that stands there, with a tray in which nothing else is. */
export async function rollBack(page: Page, which: 'first' | 'last' = 'first'): Promise<void> {
  await page
    .getByRole('button', { name: /^Roll back the set/ })
    [which]()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText('Nothing is collected')).toBeVisible();
}

export async function rename(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(name);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Collected, not applied yet/).last()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The work of a window that has the turn to apply, which then ends without a word. */
export async function inTurn<T>(work: (turn: string) => Promise<T>): Promise<T> {
  const ending = new AbortController();
  const id = await new Promise<string>((resolve, reject) => {
    bridge.changes
      .turn({ server: trayName }, { signal: ending.signal, onProgress: ({ turn: mine }) => resolve(mine) })
      .then(() => reject(new Error('another one has the turn')), reject);
  });
  return work(id).finally(() => ending.abort());
}
