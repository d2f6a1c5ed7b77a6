/** The three messages of NTLM as bytes: [MS-NLMP] 2.2.1. A reader refuses what breaks their layout. */

/** [MS-NLMP] 2.2.2.5. */
export const flag = {
  unicode: 0x1,
  oem: 0x2,
  requestTarget: 0x4,
  ntlm: 0x200,
  alwaysSign: 0x8000,
  targetIsDomain: 0x10000,
  extendedSecurity: 0x80000,
  targetInfo: 0x800000,
} as const;

/** [MS-NLMP] 2.2.2.1, AvId. */
export const pairId = { end: 0, server: 1, domain: 2, flags: 6, time: 7 } as const;

/** `MsvAvFlags`: the message that carries it has a code over all three messages. */
export const hasCode = 0x2;

export interface Challenge {
  readonly flags: number;
  readonly target: string;
  readonly nonce: Buffer;
  /** AV_PAIRs as they stand in the message, their end among them. */
  readonly targetInfo: Buffer;
}

export interface Proof {
  readonly flags: number;
  readonly domain: string;
  readonly user: string;
  readonly workstation: string;
  readonly lm: Buffer;
  readonly nt: Buffer;
  readonly sessionKey: Buffer;
  readonly version: Buffer;
  /** Message integrity code of 16 bytes, or none. */
  readonly code: Buffer;
}

const signature = 'NTLMSSP\0';
const wide = (text: string): Buffer => Buffer.from(text, 'utf16le');
const none = Buffer.alloc(0);

/** A message with its areas behind its fixed part; each area's field holds length, room and offset. */
function write(type: number, size: number, fields: readonly (readonly [at: number, area: Buffer])[]): Buffer {
  const head = Buffer.alloc(size);
  head.write(signature, 'latin1');
  head.writeUInt32LE(type, 8);
  let offset = size;
  for (const [at, area] of fields) {
    head.writeUInt16LE(area.length, at);
    head.writeUInt16LE(area.length, at + 2);
    head.writeUInt32LE(offset, at + 4);
    offset += area.length;
  }
  return Buffer.concat([head, ...fields.map(([, area]) => area)]);
}

function reader(message: Buffer, type: number, size: number) {
  if (message.length < size || message.toString('latin1', 0, 8) !== signature)
    throw new Error('no message of NTLM');
  if (message.readUInt32LE(8) !== type) throw new Error(`not message ${type} of NTLM`);
  return (at: number): Buffer => {
    const length = message.readUInt16LE(at);
    const offset = message.readUInt32LE(at + 4);
    if (length > 0 && (offset < size || offset + length > message.length))
      throw new Error(`the area named at ${at} lies outside the message`);
    return message.subarray(offset, offset + length);
  };
}

/** NEGOTIATE_MESSAGE, 2.2.1.1, without a domain and a workstation, as Chromium sends it (net/ntlm/ntlm_client.cc). */
export function writeBegin(flags: number): Buffer {
  const message = write(1, 32, [
    [16, none],
    [24, none],
  ]);
  message.writeUInt32LE(flags, 12);
  return message;
}

export function readBegin(message: Buffer): { readonly flags: number } {
  const area = reader(message, 1, 32);
  area(16);
  area(24);
  return { flags: message.readUInt32LE(12) };
}

/** CHALLENGE_MESSAGE, 2.2.1.2. */
export function writeChallenge(
  { flags, target, nonce, targetInfo }: Challenge,
  version: Buffer = Buffer.alloc(8),
): Buffer {
  const message = write(2, 56, [
    [12, wide(target)],
    [40, targetInfo],
  ]);
  message.writeUInt32LE(flags >>> 0, 20);
  nonce.copy(message, 24);
  version.copy(message, 48);
  return message;
}

export function readChallenge(message: Buffer): Challenge {
  const area = reader(message, 2, 48);
  const flags = message.readUInt32LE(20);
  if ((flags & flag.unicode) === 0) throw new Error('a challenge without Unicode');
  return {
    flags,
    target: area(12).toString('utf16le'),
    nonce: Buffer.from(message.subarray(24, 32)),
    targetInfo: area(40),
  };
}

/** The place of the code over all messages in the third one. */
export const codeAt = 72;

/** AUTHENTICATE_MESSAGE, 2.2.1.3. */
export function writeProof(proof: Proof): Buffer {
  const { flags, domain, user, workstation, lm, nt, sessionKey, version, code } = proof;
  const message = write(3, codeAt + code.length, [
    [28, wide(domain)],
    [36, wide(user)],
    [44, wide(workstation)],
    [12, lm],
    [20, nt],
    [52, sessionKey],
  ]);
  message.writeUInt32LE(flags >>> 0, 60);
  version.copy(message, 64);
  code.copy(message, codeAt);
  return message;
}

export function readProof(message: Buffer): Proof {
  const area = reader(message, 3, codeAt);
  const areas = { lm: area(12), nt: area(20), sessionKey: area(52) };
  const names = { domain: area(28), user: area(36), workstation: area(44) };
  // The first area begins behind the fixed part, which is longer where a code stands in it.
  const first = Math.min(...[12, 20, 28, 36, 44].map((at) => message.readUInt32LE(at + 4)));
  return {
    flags: message.readUInt32LE(60),
    domain: names.domain.toString('utf16le'),
    user: names.user.toString('utf16le'),
    workstation: names.workstation.toString('utf16le'),
    ...areas,
    version: message.subarray(64, codeAt),
    code: first >= codeAt + 16 ? message.subarray(codeAt, codeAt + 16) : none,
  };
}

export type Pairs = readonly (readonly [id: number, value: Buffer])[];

/** AV_PAIRs, 2.2.2.1, with their end. */
export function writePairs(pairs: Pairs): Buffer {
  const all = [...pairs, [pairId.end, none] as const];
  return Buffer.concat(
    all.map(([id, value]) => {
      const head = Buffer.alloc(4);
      head.writeUInt16LE(id, 0);
      head.writeUInt16LE(value.length, 2);
      return Buffer.concat([head, value]);
    }),
  );
}

export function readPairs(bytes: Buffer): Pairs {
  const pairs: [number, Buffer][] = [];
  for (let at = 0; at + 4 <= bytes.length; ) {
    const [id, length] = [bytes.readUInt16LE(at), bytes.readUInt16LE(at + 2)];
    if (id === pairId.end) return pairs;
    if (at + 4 + length > bytes.length) break;
    pairs.push([id, bytes.subarray(at + 4, at + 4 + length)]);
    at += 4 + length;
  }
  throw new Error('pairs of NTLM without an end');
}
