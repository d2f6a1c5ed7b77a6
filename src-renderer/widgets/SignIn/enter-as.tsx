/**
 * Signs in to the sandbox. When the person has not accepted the newest version of the tenant's agreements, they are
 * asked first (FRAME-049); any other refusal is shown.
 */
import { callRead } from '#data/read.ts';
import { translate } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import type { SandboxAccount } from '#shared/api/session/session.ts';
import { mustAgree, querySignInPage } from '#shared/api/session/sign-in-page.ts';
import type { ServerProfile } from '#shared/rules/servers/profile.ts';
import { signInAs } from '#state/session.ts';
import { confirm } from '../confirm.tsx';
import { notifyFailure } from '../notify.tsx';
import { AgreementTexts } from './AgreementTexts.tsx';

/** Resolves to whether the person is signed in. */
export async function enterAs(
  account: SandboxAccount,
  server: ServerProfile,
  samePerson = false,
): Promise<boolean> {
  try {
    return await signInAs(account, server, { samePerson });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== mustAgree) {
      notifyFailure(error);
      return false;
    }
  }
  try {
    const { agreements } = await callRead(querySignInPage, { account });
    const yes = await confirm({
      title: translate('frame.signIn.agree.title'),
      text: <AgreementTexts agreements={agreements} />,
      action: translate('frame.signIn.agree.action'),
      keep: translate('frame.signIn.agree.keep'),
      wide: true,
    });
    const agreementIds = agreements.map(({ id }) => id);
    return yes && (await signInAs(account, server, { samePerson, agreementIds }));
  } catch (error) {
    notifyFailure(error);
    return false;
  }
}
