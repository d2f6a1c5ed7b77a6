/** The certificates that a server presents, as the connection check shows them. */
import { X509Certificate } from 'node:crypto';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { refusedCertificate } from './refused-certificates.ts';
import type { TargetAddress } from './target.ts';

/** The chain: the server's own certificate first, then each issuer. */
export function presentedChain(first: X509Certificate | undefined): ConnectionReport['chain'] {
  return factsOfChain(linked(first));
}

function* linked(first: X509Certificate | undefined): Generator<X509Certificate> {
  for (let member = first; member; member = member.issuerCertificate) yield member;
}

export function factsOfChain(members: Iterable<X509Certificate>): ConnectionReport['chain'] {
  const chain: ConnectionReport['chain'] = [];
  for (const { subject, issuer, fingerprint256: fingerprint, validFromDate, validToDate } of members) {
    if (chain.length >= 10 || chain.some((seen) => seen.fingerprint === fingerprint)) break;
    const [notBefore, notAfter] = [validFromDate.toISOString(), validToDate.toISOString()];
    chain.push({ subject: oneLine(subject), issuer: oneLine(issuer), notBefore, notAfter, fingerprint });
  }
  return chain;
}

/** The certificate that was refused with this error, so that a person can look at it. */
export function refusedChain(error: unknown, address: TargetAddress | null): ConnectionReport['chain'] {
  const fingerprint: unknown = error instanceof Error ? Reflect.get(error, 'fingerprint') : null;
  if (typeof fingerprint !== 'string' || !address) return [];
  const { hostname, port } = new URL(address.origin);
  const pem = refusedCertificate(`${hostname.replace(/^\[|\]$/g, '')}:${port || 443}`, fingerprint);
  return pem === null ? [] : presentedChain(new X509Certificate(pem));
}

function oneLine(name: string): string {
  return name
    .trim()
    .replaceAll('\n', ', ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd')
    .slice(0, 500);
}
