/** What signing in by the mobile number lets in, as far as the login log tells: who came by a code that was sent to it. */
import type { MobileLogin } from '#shared/api/security-settings/settings.ts';
import type { Lets } from '#shared/rules/common/sign-in/lock-out.ts';

/** Who came by a password may have written the number or the account: nobody is refused for it. */
export function letsByMobile({ enabled, ways }: MobileLogin): Lets {
  return (_, { source }) => source !== 'smsCode' || (enabled && ways.includes('code'));
}
