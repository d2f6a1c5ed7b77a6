/** Who is kept out at which hour (spec 1§2.1 "restricted login"). */
import type { RestrictedLogin } from '#shared/api/system-settings/settings.ts';
import { isKeptOut } from '#shared/rules/system-settings/restricted.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/http/context.ts';
import { findConfig } from '../../kernel/tenant/store.ts';
import { restrictedKey } from './keys.ts';

/** What they read, '' for the usual words; null: they are not kept out. */
export async function hoursKeepOut(
  comer: Parameters<typeof isKeptOut>[1],
  tenantKey: string,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<string | null> {
  const found = await findConfig(store, tenantKey, restrictedKey);
  if (!found) return null;
  // Written by the call that saves it, by its own schema.
  const hours = JSON.parse(found.configValue) as RestrictedLogin;
  return isKeptOut(hours, comer, serverTime(now)) ? hours.message : null;
}
