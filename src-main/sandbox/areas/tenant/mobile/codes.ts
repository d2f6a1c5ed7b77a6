/**
 * Codes for mobiles (spec 1§4, 1§9; S-8). The sandbox sends nothing: the code is always `sandboxMobileCode`, and
 * every other one is wrong. A code is valid for 10 minutes, and so is the permit for a checked code; a mobile gets
 * one code a minute.
 */
import { randomBytes } from 'node:crypto';
import { sandboxMobileCode } from '#shared/bridge/sandbox.ts';
import { codeValidity, countdownTime } from '#shared/rules/tenant/edit/code-sending.ts';
import type { Store } from '../../../kernel/database/tables.ts';

/** Returns the mark of a code sent at `now` (milliseconds), or null where one was sent within the last minute. */
export async function sendCode(
  store: Store,
  account: string,
  mobile: string,
  now: number,
): Promise<string | null> {
  await store
    .deleteFrom('mobile_code')
    .where('sent_at', '<=', now - 2 * codeValidity)
    .execute();
  const last = await latestCode(store, account, mobile);
  const age = last ? now - last.sent_at : countdownTime;
  if (age >= 0 && age < countdownTime) return null;
  const mark = randomBytes(16).toString('base64url');
  await store
    .insertInto('mobile_code')
    .values({ cache_mark: mark, account, mobile, sent_at: now, success_code: null, checked_at: null })
    .execute();
  return mark;
}

export type CodeVerdict = 'right' | 'wrong' | 'notSent' | 'otherNumber' | 'expired';

export async function checkSentCode(
  store: Store,
  account: string,
  given: { readonly mobile: string; readonly code: string; readonly cacheMark: string },
  now: number,
): Promise<CodeVerdict> {
  const sent = await store
    .selectFrom('mobile_code')
    .selectAll()
    .where('cache_mark', '=', given.cacheMark)
    .where('account', '=', account)
    .executeTakeFirst();
  if (!sent) return 'notSent';
  if (sent.mobile !== given.mobile) return 'otherNumber';
  if (!isFresh(sent.sent_at, now)) return 'expired';
  return given.code.trim() === sandboxMobileCode ? 'right' : 'wrong';
}

export async function grantPermit(store: Store, cacheMark: string, now: number): Promise<string> {
  const permit = randomBytes(16).toString('base64url');
  await store
    .updateTable('mobile_code')
    .set({ success_code: permit, checked_at: now })
    .where('cache_mark', '=', cacheMark)
    .execute();
  return permit;
}

/** Uses up the permit of a mobile; returns false where it is missing, expired or used. */
export async function takePermit(
  store: Store,
  account: string,
  mobile: string,
  permit: string,
  now: number,
): Promise<boolean> {
  const result = await store
    .deleteFrom('mobile_code')
    .where('account', '=', account)
    .where('mobile', '=', mobile)
    .where('success_code', '=', permit)
    .where('checked_at', '>', now - codeValidity)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Checks a code without its mark, against the latest one of this mobile, for calls that carry only the code. */
export async function checkLatestCode(
  store: Store,
  account: string,
  mobile: string,
  code: string,
  now: number,
): Promise<Exclude<CodeVerdict, 'otherNumber'>> {
  const sent = await latestCode(store, account, mobile);
  if (!sent) return 'notSent';
  if (!isFresh(sent.sent_at, now)) return 'expired';
  return code.trim() === sandboxMobileCode ? 'right' : 'wrong';
}

function latestCode(store: Store, account: string, mobile: string) {
  return store
    .selectFrom('mobile_code')
    .selectAll()
    .where('account', '=', account)
    .where('mobile', '=', mobile)
    .orderBy('sent_at', 'desc')
    .executeTakeFirst();
}

function isFresh(sentAt: number, now: number): boolean {
  return now - sentAt < codeValidity;
}
