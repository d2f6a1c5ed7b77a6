import { describeError } from '#data/describe-error.ts';
import { translate, translateIfKnown } from '#data/text.ts';
import { isUnauthorised } from '#shared/api/answer-failure.ts';
import { BridgeError } from '#shared/bridge/errors.ts';

/** The failure of a sign-in as a sentence, from the server's or the computer's error. */
export function signInFailure(error: unknown): string {
  if (isUnauthorised(error)) return translate('frame.signIn.remoteRefused');
  if (!(error instanceof BridgeError) || error.code !== 'SIGN_IN_FAILED') return describeError(error).message;
  const { reason = '', detail = '' } = error.params;
  return (
    translateIfKnown(`servers.signIn.reason.${reason}`, { detail }) ??
    translateIfKnown(`errors.gateway.${reason}`) ??
    describeError(error).message
  );
}
