/** What TLS connections trust and show, made once for the same inputs: a context of 170 authorities takes some 10 ms. */
import { createHash } from 'node:crypto';
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls';
import { authorities } from './authorities.ts';
import type { Authorities } from './kept-authorities.ts';

/** A client certificate, and what opens it. */
export interface ShownCertificate {
  readonly pfx: Uint8Array;
  readonly passphrase: string;
}

/** Contexts that are kept: profiles with authorities or a client certificate of their own are few. */
const contextLimit = 32;
const ofAuthorities = new WeakMap<Authorities, Map<string, SecureContext>>();
const ofCertificates = new Map<string, SecureContext>();

/** Trusts this computer's authorities and these; the former must have been read. `own`: PEM, or empty. */
export function usualContext(own = '', client: ShownCertificate | null = null): SecureContext {
  const known = authorities.current();
  if (!known) throw new Error('a connection is made before the authorities are there');
  const kept = ofAuthorities.get(known) ?? new Map<string, SecureContext>();
  ofAuthorities.set(known, kept);
  return keptIn(kept, keyOf(own, client), () => ({
    ...clientPart(client),
    ca: own === '' ? [...known.certificates] : [...known.certificates, own],
  }));
}

/**
 * Whether a usual context trusts this authority by itself. The file of a client certificate often holds the authorities
 * that issued it, which Node trusts for servers too; to show a certificate is no word on whom to trust.
 */
export function isOwnAuthority(raw: Uint8Array, own = ''): boolean {
  const known = authorities.current();
  if (!known) return false;
  const all = digests.get(known) ?? new Set(known.certificates.flatMap(digestsOf));
  digests.set(known, all);
  const wanted = digestOf(raw);
  return all.has(wanted) || digestsOf(own).includes(wanted);
}

const digests = new WeakMap<Authorities, ReadonlySet<string>>();

/** Of each certificate in a text of PEM. */
function digestsOf(pem: string): string[] {
  return [...pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]*)-----END CERTIFICATE-----/g)].map(
    ([, body = '']) => digestOf(Buffer.from(body, 'base64')),
  );
}

function digestOf(raw: Uint8Array): string {
  return createHash('sha256').update(raw).digest('base64');
}

/** Trusts this certificate and nothing else. */
export function pinnedContext(pem: string, client: ShownCertificate | null): SecureContext {
  return keptIn(ofCertificates, keyOf(pem, client), () => ({
    ...clientPart(client),
    ca: [pem],
    allowPartialTrustChain: true,
  }));
}

function keptIn(
  kept: Map<string, SecureContext>,
  key: string,
  options: () => SecureContextOptions,
): SecureContext {
  const made = kept.get(key) ?? createSecureContext(options());
  // The one that was wanted last is dropped last.
  kept.delete(key);
  kept.set(key, made);
  const [oldest] = kept.keys();
  if (kept.size > contextLimit && oldest !== undefined) kept.delete(oldest);
  return made;
}

function keyOf(pem: string, client: ShownCertificate | null): string {
  const hash = createHash('sha256').update(JSON.stringify([pem, client?.passphrase ?? null]));
  return hash.update(client?.pfx ?? '').digest('base64');
}

function clientPart(client: ShownCertificate | null): SecureContextOptions {
  return {
    minVersion: 'TLSv1.2',
    ...(client && { pfx: Buffer.from(client.pfx), passphrase: client.passphrase }),
  };
}
