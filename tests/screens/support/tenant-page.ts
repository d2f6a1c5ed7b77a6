/** The tenant page as tests use it: its parts by name, and the calls that it sends. */
import { expect } from './expect.ts';
import type { Call } from './network.ts';
import type { Page } from './page.ts';

/** Bodies and queries of the calls to paths that end so, in order. */
export function watchCalls(page: Page, end: string): () => string[] {
  const path = new RegExp(`${end}$`);
  const before = page.calls(path).length;
  return () =>
    page
      .calls(path)
      .slice(before)
      .map(({ body, url }) => body ?? url.search);
}

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

/** The same request once more, from elsewhere: the server's own clock begins anew. */
export async function repeatElsewhere({ method, url, headers, body }: Call): Promise<void> {
  await fetch(url, { method, headers, body });
}

/** The server's answer to a request that is sent as the console sends it. */
export async function readJson(page: Page, path: string): Promise<{ data: Record<string, unknown> }> {
  return JSON.parse(await page.ask(path));
}
