/** The answers to Chromium's questions about a certificate, by the profile's judge. */
import type { Certificate, Session } from 'electron';
import type { JudgeCertificate } from '../gateway/system-network/judge-certificate.ts';

/** Codes of `setCertificateVerifyProc`: accept, reject, keep Chromium's verdict. */
export const certificateAnswers = { trusted: 0, refused: -2, asFound: -3 } as const;

type VerifyProc = NonNullable<Parameters<Session['setCertificateVerifyProc']>[0]>;

/** Certificates in a chain. */
const longest = 10;

export function verifyBy(judge: JudgeCertificate): VerifyProc {
  return ({ hostname, errorCode, certificate }, callback) => {
    let isTrusted = false;
    try {
      isTrusted = judge({ hostname, errorCode, chain: chainOf(certificate) });
    } catch {
      // Nobody vouches for a certificate that can't be read; Chromium's own verdict stays.
    }
    callback(isTrusted ? certificateAnswers.trusted : certificateAnswers.asFound);
  };
}

/** PEM: the certificate, then its issuers. */
function chainOf(first: Certificate): string[] {
  const chain: string[] = [];
  for (let one: Certificate | undefined = first; one && chain.length < longest; one = one.issuerCert)
    chain.push(one.data);
  return chain;
}
