/** Parses a mobile, country code plus number, by the same rule as the console's dialog. */

import { callingCodes } from '#shared/kit/calling-codes.ts';
import { checkMobile, joinMobile, splitMobile } from '#shared/rules/tenant/edit/mobile.ts';
import type { Message } from '#shared/text/message.ts';

const codes = [...new Set(callingCodes.map(({ code }) => `+${code}`))];

/** Returns the number in its normal spelling, or the fault. */
export function readMobile(
  mobile: string,
): { readonly ok: true; readonly mobile: string } | { readonly ok: false; readonly problem: Message } {
  const input = splitMobile(mobile, codes);
  const problem = checkMobile(input);
  return problem ? { ok: false, problem } : { ok: true, mobile: joinMobile(input) };
}
