/** Reads authorities that a person adds, as PEM or DER. Client certificates: client-certificate/open.ts. */
import { X509Certificate } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { CertificateFacts } from '#shared/rules/servers/profile.ts';
import { certificateBlocks } from '../../authorities/pem-blocks.ts';

const mostCertificates = 50;

export interface ProfileAuthorities {
  readonly pem: string;
  readonly facts: CertificateFacts[];
}

/** Throws CERTIFICATE_INVALID with `reason` and file name for a file without a certificate or authority. */
export function readProfileAuthorities(
  files: readonly { readonly name: string; readonly bytes: Uint8Array }[],
): ProfileAuthorities {
  const found = files.flatMap(({ name, bytes }) => parse(name, bytes));
  const unique = [...new Map(found.map((one) => [one.fingerprint256, one])).values()];
  if (unique.length > mostCertificates) throw invalid('tooMany', '');
  return { pem: unique.map((one) => one.toString()).join(''), facts: unique.map(certificateFactsOf) };
}

/** Like `readAuthorities`, for PEM text of an imported profile or a policy. */
export function readAuthorityText(pem: string): ProfileAuthorities {
  return pem.trim() === ''
    ? { pem: '', facts: [] }
    : readProfileAuthorities([{ name: '', bytes: Buffer.from(pem) }]);
}

function parse(name: string, bytes: Uint8Array): X509Certificate[] {
  const text = Buffer.from(bytes).toString('latin1');
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) throw invalid('privateKey', name);
  const blocks: (string | Uint8Array)[] = text.includes('-----BEGIN')
    ? [...new Set(certificateBlocks(text))]
    : [bytes];
  if (blocks.length === 0) throw invalid('noCertificate', name);
  // Checked before parsing: a file of ten thousand certificates would take long.
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

export function certificateFactsOf(certificate: X509Certificate): CertificateFacts {
  return {
    subject: oneLine(certificate.subject),
    issuer: oneLine(certificate.issuer),
    notBefore: certificate.validFromDate.toISOString(),
    notAfter: certificate.validToDate.toISOString(),
    fingerprint: certificate.fingerprint256,
  };
}

/** Joins the lines of a distinguished name, without control characters and direction marks. */
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
