/** TLS contexts, cached by their inputs: a context of 170 authorities takes some 10 ms to make. */
import { createHash } from 'node:crypto';
import { createSecureContext, type SecureContext, type SecureContextOptions } from 'node:tls';
import { authorities } from './authorities.ts';
import type { TrustedAuthorities } from './kept-authorities.ts';
import { certificateBlocks } from './pem-blocks.ts';

export interface ShownCertificate {
  readonly pfx: Uint8Array;
  readonly passphrase: string;
}

/** Size of the cache; few profiles have authorities or a client certificate of their own. */
const contextLimit = 32;
const ofAuthorities = new WeakMap<TrustedAuthorities, Map<string, SecureContext>>();
const ofCertificates = new Map<string, SecureContext>();

/** Returns a context that trusts this computer's authorities, which must have been read, and `own` (PEM or ''). */
export function usualContext(own = '', client: ShownCertificate | null = null): SecureContext {
  const known = authorities.current();
  if (!known) throw new Error('a connection is made before the authorities are there');
  const contexts = ofAuthorities.get(known) ?? new Map<string, SecureContext>();
  ofAuthorities.set(known, contexts);
  return keptIn(contexts, keyOf(own, client), () => ({
    ...clientPart(client),
    ca: own === '' ? [...known.certificates] : [...known.certificates, own],
  }));
}

/**
 * Whether a usual context trusts this authority by itself. The file of a client certificate often holds the
 * authorities that issued it, and Node would trust those for servers too; a client certificate must not decide
 * which servers are trusted.
 */
export function isOwnAuthority(raw: Uint8Array, own = ''): boolean {
  const known = authorities.current();
  if (!known) return false;
  const all = digests.get(known) ?? new Set(known.certificates.flatMap(digestsOf));
  digests.set(known, all);
  const wanted = digestOf(raw);
  return all.has(wanted) || digestsOf(own).includes(wanted);
}

const digests = new WeakMap<TrustedAuthorities, ReadonlySet<string>>();

function digestsOf(pem: string): string[] {
  // The body stands between the dashes of the first line and those of the last.
  return certificateBlocks(pem).map((block) =>
    digestOf(Buffer.from(block.split('-----')[2] ?? '', 'base64')),
  );
}

function digestOf(raw: Uint8Array): string {
  return createHash('sha256').update(raw).digest('base64');
}

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
  const secureContext = kept.get(key) ?? createSecureContext(options());
  // Re-inserting moves the context to the end, so that the least recently used one is dropped first.
  kept.delete(key);
  kept.set(key, secureContext);
  const [oldest] = kept.keys();
  if (kept.size > contextLimit && oldest !== undefined) kept.delete(oldest);
  return secureContext;
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
