/**
 * What is known of every call that writes: how it is taken back, whether it can wait in the tray, what has to be there
 * before it. One row for each call of the contract; a test refuses a call without one.
 */
import { accountWrites } from './writes/account-writes.ts';
import { applicationWrites } from './writes/application-writes.ts';
import { settingWrites } from './writes/setting-writes.ts';
import { themeWrites } from './writes/theme-writes.ts';
import type { WriteFacts } from './writes/write-facts.ts';

export const writes: Readonly<Record<string, WriteFacts>> = {
  ...accountWrites,
  ...settingWrites,
  ...themeWrites,
  ...applicationWrites,
};

/** undefined: no such call is known. */
export function writeFacts(endpoint: string): WriteFacts | undefined {
  return Object.hasOwn(writes, endpoint) ? writes[endpoint] : undefined;
}
