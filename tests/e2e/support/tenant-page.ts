/** The tenant page as tests use it: its parts by name, and the calls that it sends. */
import type { Page, Request } from '@playwright/test';
import { expect } from './console.ts';

export const address = '/base/teams';

/** Bodies and queries of the calls to paths that end so, in order. */
export function watchCalls(page: Page, end: string): () => string[] {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const url = new URL(request.url());
    if (url.pathname.endsWith(end)) sent.push(request.postData() ?? url.search);
  });
  return () => sent;
}

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: /Notifications|通知/ }).getByText(text, { exact: true });

/** The page with what its system administrator may change. */
export async function expectEditable(page: Page): Promise<void> {
  await expect(page.getByRole('textbox', { name: /^(Contact|联系人)$/ })).toBeVisible();
}

/** The server's answer to a request that is sent as the console sends it. */
export function readJson(page: Page, path: string): Promise<{ data: Record<string, unknown> }> {
  return page.evaluate(async (from) => {
    const session = sessionStorage.getItem('steward.session') ?? '';
    return (await fetch(from, { headers: { 'X-Steward-Session': session } })).json();
  }, path);
}
