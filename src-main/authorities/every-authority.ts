/** Certificate authorities of this computer: Node's, NODE_EXTRA_CA_CERTS and the system's. Reading may be slow. */
import * as tls from 'node:tls';

/** Returns every authority as PEM, without duplicates. Throws where the system's authorities cannot be read. */
export function everyAuthority(): readonly string[] {
  return eachOnce([...spareAuthorities(), ...tls.getCACertificates('system')]);
}

/** Returns the authorities that need no answer of the system: Node's own and NODE_EXTRA_CA_CERTS. */
export function spareAuthorities(): readonly string[] {
  // Node has `getCACertificates` since 22.15, Electron since 39.
  if (typeof tls.getCACertificates !== 'function') return tls.rootCertificates;
  // 'default' would include the system's under --use-system-ca, and lacks 'extra' in a thread without variables.
  return eachOnce([...tls.rootCertificates, ...tls.getCACertificates('extra')]);
}

/** Removes duplicates: systems repeat most of Node's own, and each costs every context 0.1 ms of parsing. */
function eachOnce(certificates: readonly string[]): readonly string[] {
  const byContent = new Map(certificates.map((pem) => [pem.replaceAll(/-----[^-]+-----|\s/g, ''), pem]));
  return [...byContent.values()];
}
