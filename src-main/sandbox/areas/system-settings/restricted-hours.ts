/** Restricted hours of signing in (spec 1§2.1 "restricted login"). */
import type { RestrictedLogin } from '#shared/api/system-settings/settings.ts';
import { isOutsideHours } from '#shared/rules/system-settings/restricted-login.ts';
import { serverTime } from '../../kernel/clock.ts';
import type { Context } from '../../kernel/http/context.ts';
import { findConfig } from '../../kernel/tenant/store.ts';
import { restrictedKey } from './keys.ts';

/** Returns the message for people kept out ('' for the usual one), or null where they may sign in. */
export async function refusalByHours(
  comer: Parameters<typeof isOutsideHours>[1],
  tenantKey: string,
  { store, now }: Pick<Context, 'store' | 'now'>,
): Promise<string | null> {
  const found = await findConfig(store, tenantKey, restrictedKey);
  if (!found) return null;
  // The call that saves it has validated it by its schema.
  const hours = JSON.parse(found.configValue) as RestrictedLogin;
  return isOutsideHours(hours, comer, serverTime(now)) ? hours.message : null;
}
