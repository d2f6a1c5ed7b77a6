/** The tenant page as tests use it: its parts by name. */
import { expect } from './expect.ts';
import type { Page } from './page.ts';

export const address = '/base/teams';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications|通知/ }).getByText(text, { exact: true });

/** The page with what its system administrator may change. */
export async function expectEditable(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^(Contact|联系人)$/ })).toBeVisible();
}
