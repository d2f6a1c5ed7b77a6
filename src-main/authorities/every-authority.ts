/** The authorities of this computer, read where it may take long: those of Node, of NODE_EXTRA_CA_CERTS, of the system. */
import * as tls from 'node:tls';

/** PEM, each certificate once. Throws where the system can't be asked. */
export function everyAuthority(): readonly string[] {
  return eachOnce([...spareAuthorities(), ...tls.getCACertificates('system')]);
}

/** What is there without asking the system. */
export function spareAuthorities(): readonly string[] {
  // Node has both since 22.15, Electron since 39.
  if (typeof tls.getCACertificates !== 'function') return tls.rootCertificates;
  // Not 'default': Node adds the system's to it under --use-system-ca, and drops 'extra' in a thread without variables.
  return eachOnce([...tls.rootCertificates, ...tls.getCACertificates('extra')]);
}

/** Systems list most of Node's own again, some twice; each costs every context a parse of a tenth of a millisecond. */
function eachOnce(certificates: readonly string[]): readonly string[] {
  const byContent = new Map(certificates.map((pem) => [pem.replaceAll(/-----[^-]+-----|\s/g, ''), pem]));
  return [...byContent.values()];
}
