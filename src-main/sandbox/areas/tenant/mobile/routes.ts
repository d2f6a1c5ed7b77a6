/** The three calls of the mobile dialog (spec 1§4, 1§7.1; S-8), for the system administrator (1§6). */

import { bindTenantContactMobile, checkMobileCode, sendMobileCode } from '#shared/api/tenant/mobile.ts';
import { callingCodes } from '#shared/kit/calling-codes.ts';
import { checkMobile, joinMobile, splitMobile } from '#shared/rules/tenant/edit/mobile.ts';
import { checkCode } from '#shared/rules/tenant/edit/verify-code.ts';
import type { Message } from '#shared/text/message.ts';
import { type Implementation, implement, refuse } from '../../../kernel/http/implement.ts';
import { refuseWithMessage } from '../../../kernel/message-text.ts';
import { messagesIn } from '../../../kernel/messages.ts';
import { record } from '../../../kernel/operation-log/record.ts';
import { changeTenant, isMobileTaken } from '../../../kernel/tenant/store.ts';
import { checkSentCode, grantPermit, sendCode, takePermit } from './codes.ts';
import { refuseCode } from './refusals.ts';

export const tenantMobileRoutes: readonly Implementation[] = [
  implement(sendMobileCode, 'administrator', async (input, { store, user, now, language }) => {
    const read = readMobile(input.mobile);
    if (!read.ok) return refuseWithMessage(language, read.problem);
    const mark = await sendCode(store, user.account, read.mobile, now);
    return mark ?? refuse(messagesIn(language).codeTooSoon);
  }),

  implement(checkMobileCode, 'administrator', async (input, { store, user, now, language }) => {
    const read = readMobile(input.mobile);
    const problem = read.ok ? checkCode(input.verifyCode) : read.problem;
    if (!read.ok || problem)
      return refuseWithMessage(language, problem ?? { key: 'tenantEdit.mobile.required' });
    const given = { mobile: read.mobile, code: input.verifyCode, cacheMark: input.cacheMark };
    const verdict = await checkSentCode(store, user.account, given, now);
    return verdict === 'right' ? grantPermit(store, input.cacheMark, now) : refuseCode(verdict, language);
  }),

  implement(bindTenantContactMobile, 'administrator', async (input, context) => {
    const { store, user, now, language } = context;
    const read = readMobile(input.mobile);
    if (!read.ok) return refuseWithMessage(language, read.problem);
    const { mobile } = read;
    const messages = messagesIn(language);
    return store.transaction().execute(async (transaction) => {
      if (await isMobileTaken(transaction, mobile, user.tenantKey)) return refuse(messages.mobileTaken);
      if (!(await takePermit(transaction, user.account, mobile, input.successCode, now))) {
        return refuse(messages.permitLapsed);
      }
      await changeTenant(transaction, user.tenantKey, { mobile });
      await record(transaction, context, {
        kind: 'mobileBound',
        targetId: user.tenantKey,
        targetName: user.tenantName,
        detail: masked(mobile),
      });
      return null;
    });
  }),
];

/** Shows the country code with the first digits, and the last four digits. */
function masked(mobile: string): string {
  return `${mobile.slice(0, -8)}****${mobile.slice(-4)}`;
}

const codes = [...new Set(callingCodes.map(({ code }) => `+${code}`))];

/** Returns the number in its normal spelling, or the fault. */
function readMobile(
  mobile: string,
): { readonly ok: true; readonly mobile: string } | { readonly ok: false; readonly problem: Message } {
  const input = splitMobile(mobile, codes);
  const problem = checkMobile(input);
  return problem ? { ok: false, problem } : { ok: true, mobile: joinMobile(input) };
}
