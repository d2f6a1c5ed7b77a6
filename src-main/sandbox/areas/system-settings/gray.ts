/** How much of its colours a page is without today (spec 1§2.1 "page gray setting"; FRAME-048). */
import type { grayPages, PageGray } from '#shared/api/system-settings/settings.ts';
import { grayState } from '#shared/rules/system-settings/gray-state.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/http/context.ts';
import { findConfig } from '../../kernel/tenant/store.ts';
import { grayKey } from './keys.ts';

/** Per cent; 0: it has all of them. */
export async function storedGrayStrength(
  page: (typeof grayPages)[number],
  tenantKey: string,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<number> {
  const found = await findConfig(store, tenantKey, grayKey);
  if (!found) return 0;
  // Written by the call that saves it, by its own schema.
  const gray = JSON.parse(found.configValue) as PageGray;
  const { state } = grayState(gray, serverTime(now).slice(0, 10));
  return state === 'now' && gray.pages.includes(page) ? gray.strength : 0;
}
