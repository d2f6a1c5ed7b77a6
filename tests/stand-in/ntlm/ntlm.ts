/**
 * NTLM version 2 ([MS-NLMP] 3.3.2) from both ends: what Chromium sends (net/ntlm/ntlm_client.cc), and what a proxy asks
 * and proves. The proof comes with a code over all three messages (3.1.5.1.2), as Chromium sends it.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { md4 } from './md4.ts';
import {
  codeAt,
  flag,
  hasCode,
  pairId,
  readBegin,
  readChallenge,
  readPairs,
  readProof,
  writeBegin,
  writeChallenge,
  writePairs,
  writeProof,
} from './messages.ts';

/** `username` may begin with a domain: `OFFICE\ada`. */
export interface NtlmAccount {
  readonly username: string;
  readonly password: string;
}

const hmac = (key: Buffer, ...parts: readonly Buffer[]): Buffer =>
  createHmac('md5', key).update(Buffer.concat(parts)).digest();
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');

function namesOf({ username }: NtlmAccount): { readonly domain: string; readonly user: string } {
  const at = username.indexOf('\\');
  return { domain: username.slice(0, Math.max(at, 0)), user: username.slice(at + 1) };
}

/** NTOWFv2, 3.3.2. */
export function ownKey(password: string, user: string, domain: string): Buffer {
  return hmac(md4(wide(password)), wide(user.toUpperCase() + domain));
}

/** NTProofStr with what it proves, 3.3.2: times in units of 100 ns since 1601. */
export function ntResponse(
  key: Buffer,
  nonce: Buffer,
  own: { readonly nonce: Buffer; readonly time: Buffer; readonly targetInfo: Buffer },
): Buffer {
  const proved = Buffer.concat([
    Buffer.from([1, 1, 0, 0, 0, 0, 0, 0]),
    own.time,
    own.nonce,
    Buffer.alloc(4),
    own.targetInfo,
    Buffer.alloc(4),
  ]);
  return Buffer.concat([hmac(key, nonce, proved), proved]);
}

/** LMv2 response, 3.3.2. */
export function lmResponse(key: Buffer, nonce: Buffer, own: Buffer): Buffer {
  return Buffer.concat([hmac(key, nonce, own), own]);
}

/** Source: kNegotiateMessageFlags. */
const begins =
  flag.unicode | flag.oem | flag.requestTarget | flag.ntlm | flag.alwaysSign | flag.extendedSecurity;

export const beginNtlm = (): Buffer => writeBegin(begins);

/** The proxy's question, for one connection. */
export function challengeNtlm(begun: Buffer): Buffer {
  if ((readBegin(begun).flags & flag.ntlm) === 0) throw new Error('a beginning without NTLM');
  const time = Buffer.alloc(8);
  time.writeBigUInt64LE(BigInt(Date.now() + 11_644_473_600_000) * 10_000n);
  return writeChallenge({
    flags: (begins & ~flag.oem) | flag.targetIsDomain | flag.targetInfo,
    target: 'OFFICE',
    nonce: randomBytes(8),
    targetInfo: writePairs([
      [pairId.domain, wide('OFFICE')],
      [pairId.server, wide('PROXY')],
      [pairId.time, time],
    ]),
  });
}

export function proveNtlm(account: NtlmAccount, begun: Buffer, challenge: Buffer): Buffer {
  const { flags, nonce, targetInfo } = readChallenge(challenge);
  const { domain, user } = namesOf(account);
  const pairs = readPairs(targetInfo);
  const ownFlags = Buffer.alloc(4);
  ownFlags.writeUInt32LE(hasCode);
  const key = ownKey(account.password, user, domain);
  const nt = ntResponse(key, nonce, {
    nonce: randomBytes(8),
    time: pairs.find(([id]) => id === pairId.time)?.[1] ?? Buffer.alloc(8),
    targetInfo: writePairs([...pairs, [pairId.flags, ownFlags]]),
  });
  const message = writeProof({
    flags,
    domain,
    user,
    workstation: '',
    // 3.1.5.1.2: nothing but zeros where the server has told its time.
    lm: Buffer.alloc(24),
    nt,
    sessionKey: Buffer.alloc(0),
    version: Buffer.alloc(8),
    code: Buffer.alloc(16),
  });
  codeOver(key, nt, [begun, challenge, message]).copy(message, codeAt);
  return message;
}

function codeOver(key: Buffer, nt: Buffer, messages: readonly Buffer[]): Buffer {
  return hmac(hmac(key, nt.subarray(0, 16)), ...messages);
}

/** Whether the third message proves that its sender knows the account's password, over exactly these messages. */
export function isProved(account: NtlmAccount, begun: Buffer, challenge: Buffer, message: Buffer): boolean {
  const { nonce } = readChallenge(challenge);
  const { domain, user, nt, code } = readProof(message);
  const own = namesOf(account);
  if (domain.toUpperCase() !== own.domain.toUpperCase() || user.toUpperCase() !== own.user.toUpperCase())
    return false;
  const key = ownKey(account.password, user, domain);
  const proved = nt.subarray(16);
  if (!hmac(key, nonce, proved).equals(nt.subarray(0, 16))) return false;
  const flags =
    readPairs(proved.subarray(28))
      .find(([id]) => id === pairId.flags)?.[1]
      .readUInt32LE() ?? 0;
  if ((flags & hasCode) === 0) return code.length === 0;
  const without = Buffer.from(message);
  without.fill(0, codeAt, codeAt + 16);
  return codeOver(key, nt, [begun, challenge, without]).equals(code);
}
