/** Today's grey level of a page (spec 1§2.1 "page gray setting"; FRAME-048). */
import type { grayPages, PageGray } from '#shared/api/system-settings/settings.ts';
import { grayState } from '#shared/rules/system-settings/gray-state.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/http/context.ts';
import { findConfig } from '../../kernel/tenant/store.ts';
import { grayKey } from './keys.ts';

/** Returns per cent; 0 means full colour. */
export async function storedGrayStrength(
  page: (typeof grayPages)[number],
  tenantKey: string,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<number> {
  const found = await findConfig(store, tenantKey, grayKey);
  if (!found) return 0;
  // The call that saves it has validated it by its schema.
  const gray = JSON.parse(found.configValue) as PageGray;
  const { state } = grayState(gray, serverTime(now).slice(0, 10));
  return state === 'now' && gray.pages.includes(page) ? gray.strength : 0;
}
