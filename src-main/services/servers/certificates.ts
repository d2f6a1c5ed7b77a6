/** Certificates that a person hands over: authorities as PEM or DER, a client certificate as PKCS#12 (RFC 7292). */
import { X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CertificateFacts } from '#shared/bridge/servers.ts';
import { systemCode } from '../durable/disk.ts';
import { roundsLimit, roundsOf } from './p12-work.ts';

/** Certificates of one profile. */
const mostCertificates = 50;

export interface Authorities {
  readonly pem: string;
  readonly facts: CertificateFacts[];
}

const pemBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;

/** CERTIFICATE_INVALID with `reason` and the file's name where a file holds none, or one that is no authority. */
export function readAuthorities(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): Authorities {
  const found = files.flatMap(({ name, bytes }) => parse(name, bytes));
  const unique = [...new Map(found.map((one) => [one.fingerprint256, one])).values()];
  if (unique.length > mostCertificates) throw invalid('tooMany', '');
  return { pem: unique.map((one) => one.toString()).join(''), facts: unique.map(factsOf) };
}

/** The same from PEM text, as an imported profile or a policy holds it. */
export function readAuthorityText(pem: string): Authorities {
  return pem.trim() === ''
    ? { pem: '', facts: [] }
    : readAuthorities([{ name: '', bytes: Buffer.from(pem) }]);
}

function parse(name: string, bytes: Uint8Array): X509Certificate[] {
  const text = Buffer.from(bytes).toString('latin1');
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) throw invalid('privateKey', name);
  const blocks: (string | Uint8Array)[] = text.includes('-----BEGIN')
    ? [...new Set(text.match(pemBlock) ?? [])]
    : [bytes];
  if (blocks.length === 0) throw invalid('noCertificate', name);
  // Before any of them is parsed: a file of ten thousand would take its time.
  if (blocks.length > mostCertificates) throw invalid('tooMany', '');
  return blocks.map((block) => {
    let certificate: X509Certificate;
    try {
      certificate = new X509Certificate(block);
    } catch {
      throw invalid('noCertificate', name);
    }
    if (!certificate.ca) throw invalid('noAuthority', name);
    return certificate;
  });
}

export function factsOf(certificate: X509Certificate): CertificateFacts {
  return {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    notBefore: certificate.validFromDate.toISOString(),
    notAfter: certificate.validToDate.toISOString(),
    fingerprint: certificate.fingerprint256,
  };
}

/** CLIENT_CERTIFICATE_INVALID with `reason`: the passphrase does not open it, or it is no such file. */
export function readClientCertificate(pfx: Uint8Array, passphrase: string): CertificateFacts {
  // Asked before anything is opened: OpenSSL can't be stopped.
  if (roundsOf(pfx) > roundsLimit) throw unusable('rounds');
  try {
    const { context } = createSecureContext({ pfx: Buffer.from(pfx), passphrase });
    // Not among Node's types: the certificate that the context would show, in DER.
    const der: unknown = Reflect.get(context as object, 'getCertificate')?.call(context);
    if (!(der instanceof Uint8Array)) throw new Error('no certificate');
    return factsOf(new X509Certificate(der));
  } catch (error) {
    const text = error instanceof Error ? error.message : '';
    const reason = /mac verify|password|passphrase/i.test(text)
      ? 'passphrase'
      : /private key/i.test(text)
        ? 'noKey'
        : /unsupported/i.test(text) || systemCode(error) === 'ERR_CRYPTO_UNSUPPORTED_OPERATION'
          ? 'unsupported'
          : 'format';
    throw unusable(reason);
  }
}

function unusable(reason: string): BridgeError {
  return new BridgeError('CLIENT_CERTIFICATE_INVALID', `the client certificate can not be used: ${reason}`, {
    reason,
  });
}

/** A distinguished name comes as lines; control characters and direction marks are nobody's name. */
function oneLine(name: string): string {
  return name
    .trim()
    .replaceAll('\n', ', ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '\ufffd')
    .slice(0, 500);
}

function invalid(reason: string, name: string): BridgeError {
  return new BridgeError('CERTIFICATE_INVALID', `not usable as an authority: ${reason}`, { reason, name });
}
