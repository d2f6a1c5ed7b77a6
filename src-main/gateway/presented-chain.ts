/** The certificates that a server presents, as the connection check shows them. */
import type { X509Certificate } from 'node:crypto';
import type { ConnectionReport } from '#shared/bridge/servers.ts';

/** The chain: the server's own certificate first, then each issuer. */
export function presentedChain(first: X509Certificate | undefined): ConnectionReport['chain'] {
  const chain: ConnectionReport['chain'] = [];
  for (let member = first; member && chain.length < 10; member = member.issuerCertificate) {
    const { subject, issuer, fingerprint256: fingerprint, validFromDate, validToDate } = member;
    if (chain.some((seen) => seen.fingerprint === fingerprint)) break;
    const [notBefore, notAfter] = [validFromDate.toISOString(), validToDate.toISOString()];
    chain.push({ subject: oneLine(subject), issuer: oneLine(issuer), notBefore, notAfter, fingerprint });
  }
  return chain;
}

function oneLine(name: string): string {
  return name
    .trim()
    .replaceAll('\n', ', ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd')
    .slice(0, 500);
}
