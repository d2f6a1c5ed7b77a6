/** The form of a hostile licence file, and the pieces that such files are made of. Deterministic, nothing fetched. */
import type { LicenceState } from '#shared/rules/licence/states.ts';
import { inventLicence, type Payload, type Wish } from '../../fixtures/licence/invent-licence.ts';
import { type SigningKey, signingKey } from '../../fixtures/licence/keys.ts';
import { armour, base64url, signBytes, signToken } from '../../fixtures/licence/signer.ts';

export interface LicenceCase {
  readonly name: string;
  readonly file: Buffer;
  readonly state: LicenceState;
  /** Milliseconds since 1970; `hostileNow` without it. */
  readonly now?: number;
  /** The secret that opens an encrypted file. */
  readonly secret?: string;
  /** The clock's highest time, in milliseconds since 1970. */
  readonly highestTime?: number;
  /** The required `reason` of the gravest finding, if it matters. */
  readonly reason?: string;
  /** For states that leave it open; false is expected of every state but VALID, EXPIRED and NOT_YET_VALID. */
  readonly verified?: boolean;
}

/** Noon of 20 November 2026 in Shanghai. */
export const hostileNow = Date.parse('2026-11-20T12:00:00+08:00');

export const ed25519 = signingKey('test-ed25519');
export const es256 = signingKey('test-es256');
export const rs256 = signingKey('test-rs256');
export const sm2 = signingKey('test-sm2');
export const stranger = signingKey('test-stranger');

/** A small good licence that the test keys sign; `wish` and `changes` make others of it. */
export function goodPayload(wish: Partial<Wish> = {}, changes: Record<string, unknown> = {}): Payload {
  const payload = inventLicence({ modules: 2, subModules: 1, issued: '2026-01-05T09:00:00+08:00', ...wish });
  return { ...payload, ...changes };
}

export function caseOf(
  name: string,
  state: LicenceState,
  file: Buffer | string,
  more: Partial<LicenceCase> = {},
): LicenceCase {
  return { name, state, file: Buffer.from(file as string), ...more };
}

/** The good licence's fields with some changed, signed properly: only the content is wrong. */
export function signedWith(changes: Record<string, unknown>, key: SigningKey = ed25519): string {
  return armour(signToken(JSON.stringify(goodPayload({}, changes)), key));
}

/** A payload's exact text, signed properly. */
export function signedText(payload: string | Buffer, key: SigningKey = ed25519): string {
  return armour(signToken(payload, key));
}

/** The good licence under a header of one's own, signed properly over both. */
export function signedHeader(header: unknown, key: SigningKey = ed25519): string {
  const text = typeof header === 'string' ? header : JSON.stringify(header);
  const input = `${base64url(text)}.${base64url(JSON.stringify(goodPayload()))}`;
  return armour(`${input}.${base64url(signBytes(Buffer.from(input), key))}`);
}

/** The good licence with another signature in the place of its own. */
export function withSignature(key: SigningKey, change: (signature: Buffer, input: Buffer) => Buffer): string {
  const token = signToken(JSON.stringify(goodPayload()), key);
  const end = token.lastIndexOf('.');
  const input = Buffer.from(token.slice(0, end));
  return armour(`${input}.${base64url(change(Buffer.from(token.slice(end + 1), 'base64url'), input))}`);
}

export const good = (): string => signedWith({});
