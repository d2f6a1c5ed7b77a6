/**
 * The facts about every writing call: its way back, whether it can wait in the tray, and what it requires. The table
 * has one row for each call of the contract; a test refuses a call without one.
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

/** Returns undefined for an unknown call. */
export function writeFacts(endpoint: string): WriteFacts | undefined {
  return Object.hasOwn(writes, endpoint) ? writes[endpoint] : undefined;
}
