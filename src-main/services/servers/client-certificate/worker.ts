/**
 * The entry of the thread that opens a client certificate; file and passphrase do not leave it. Rounds are counted
 * before OpenSSL is called, for a thread cannot be terminated while OpenSSL computes.
 */
import { createSecureContext } from 'node:tls';
import { answerQuestions } from '../../../threads/thread-answers.ts';
import { openSafes } from './open-safes.ts';
import { roundsLimit, roundsOf } from './rounds.ts';

export type OpenedCertificate =
  /** DER. */
  { readonly ok: true; readonly certificate: Uint8Array } | { readonly ok: false; readonly reason: Reason };
type Reason = 'rounds' | 'passphrase' | 'noKey' | 'unsupported' | 'format';

answerQuestions((question): OpenedCertificate => {
  const { pfx, passphrase } = question as { pfx: Uint8Array; passphrase: string };
  const rounds = roundsOf(pfx);
  if (rounds > roundsLimit) return refused('rounds');
  const safes = openSafes(pfx, passphrase);
  const hidden = safes.ok ? safes.plain.reduce((sum, plain) => sum + roundsOf(plain), 0) : 0;
  // wall: certificate-rounds
  if (rounds + hidden > roundsLimit) return refused('rounds');
  if (!safes.ok) return refused(safes.reason);
  try {
    const { context } = createSecureContext({ pfx: Buffer.from(pfx), passphrase });
    // Missing in Node's types: the certificate that the context would present, in DER.
    const der: unknown = Reflect.get(context as object, 'getCertificate')?.call(context);
    return der instanceof Uint8Array ? { ok: true, certificate: der } : refused('format');
  } catch (error) {
    return refused(reasonOf(error));
  }
});

function refused(reason: Reason): OpenedCertificate {
  return { ok: false, reason };
}

/** Recognised by the messages of OpenSSL and BoringSSL. */
function reasonOf(error: unknown): Reason {
  const text = error instanceof Error ? error.message : '';
  if (/mac verify|password|passphrase/i.test(text)) return 'passphrase';
  if (/private key/i.test(text)) return 'noKey';
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : null;
  return /unsupported/i.test(text) || code === 'ERR_CRYPTO_UNSUPPORTED_OPERATION' ? 'unsupported' : 'format';
}
