/**
 * Whether a certificate comes from an authority of the profile (RFC 5280 §6.1). Node has no check of a chain without a
 * connection; this one refuses whatever it does not know: a limit of names, a rule that must be understood.
 */
import { X509Certificate } from 'node:crypto';
import { isIP } from 'node:net';
import { certificateBlocks } from '../../authorities/pem-blocks.ts';
import { certificateExtensions } from './certificate-extensions.ts';

interface Presented {
  readonly leaf: X509Certificate;
  readonly issuers: readonly X509Certificate[];
  readonly hostname: string;
}

/** The extended key usage of TLS servers, and the one for every purpose (RFC 5280 §4.2.1.12). */
const serverUses = ['1.3.6.1.5.5.7.3.1', '2.5.29.37.0'];

/** `own`: PEM. */
export function isIssuedByOwnAuthority(
  { leaf, issuers, hostname }: Presented,
  own: string,
  now: number,
): boolean {
  if (own === '') return false;
  const known = certificateBlocks(own).map((pem) => new X509Certificate(pem));
  const anchors = known.filter((one) => one.checkIssued(one) && one.verify(one.publicKey));
  const isNamed = isIP(hostname) ? leaf.checkIP(hostname) : leaf.checkHost(hostname);
  const uses = leaf.keyUsage as readonly string[] | undefined;
  if (
    /* wall: network-authority-name */ isNamed === undefined ||
    /* wall: network-authority-use */ (uses && !uses.some((use) => serverUses.includes(use)))
  )
    return false;
  // Each certificate is looked at once: certificates of a stranger may issue each other in any number of ways.
  const seen = new Set<string>();
  const leads = (certificate: X509Certificate, below: number): boolean => {
    const { fingerprint256 } = certificate;
    if (/* wall: network-authority-once */ seen.has(fingerprint256) || !isValid(certificate, below, now))
      return false;
    seen.add(fingerprint256);
    if (anchors.some((anchor) => anchor.fingerprint256 === fingerprint256)) return true;
    return [...anchors, ...known, ...issuers].some(
      (issuer) =>
        certificate.checkIssued(issuer) &&
        /* wall: network-authority-signature */ certificate.verify(issuer.publicKey) &&
        leads(issuer, below + 1),
    );
  };
  return leads(leaf, 0);
}

/** `below`: the number of certificates that this one stands above. */
function isValid(certificate: X509Certificate, below: number, now: number): boolean {
  const { validFromDate, validToDate, ca, raw } = certificate;
  // wall: network-authority-dates
  if (validFromDate.getTime() > now || now > validToDate.getTime()) return false;
  const extensions = certificateExtensions(raw);
  if (extensions === null || /* wall: network-authority-unknown */ extensions.hasUnknown) return false;
  if (below === 0) return true;
  // A path of length zero may issue certificates of servers alone.
  return (
    /* wall: network-authority-ca */ ca &&
    (extensions.pathLength === null || extensions.pathLength >= below - 1)
  );
}
