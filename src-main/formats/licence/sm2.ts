/**
 * SM2 signatures with SM3 (GB/T 32918.2), with the user id that the standard's profile GM/T 0009 fixes. JavaScript
 * in every shell: Electron's crypto has neither.
 *
 * The library checks neither the length of a signature nor the range of r and s; that is done here.
 */
import { sm2, sm3 } from 'sm-crypto-v2';

/** GM/T 0009 §10: the user id where none was agreed. */
export const sm2UserId = '1234567812345678';
/** GB/T 32918.5: the field's prime, and a and b of y² = x³ + ax + b. */
const prime = 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn;
const a = prime - 3n;
const b = 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n;
const order = 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n;
/** Windows of 4 bits: the first check takes twice the time, every later one a third. */
const windowBits = 4;

type LibraryPoint = ReturnType<typeof sm2.precomputePublicKey>;

/** A public key: a point on the curve. */
export interface Sm2Point {
  /** `04`, x and y in lower-case hex. */
  readonly hex: string;
  /** SM3 of the point's 65 bytes, hex. */
  readonly fingerprint: string;
  readonly prepared: () => LibraryPoint;
}

/** Returns the key with these coordinates (32 bytes each), or null where they are no point of the curve. */
export function sm2Point(x: Buffer, y: Buffer): Sm2Point | null {
  if (x.length !== 32 || y.length !== 32) return null;
  const bytes = Buffer.concat([Buffer.from([4]), x, y]);
  const hex = bytes.toString('hex');
  if (!isOnCurve(BigInt(`0x${x.toString('hex')}`), BigInt(`0x${y.toString('hex')}`))) return null;
  let prepared: LibraryPoint | undefined;
  return {
    hex,
    fingerprint: sm3(bytes),
    prepared: () => {
      prepared ??= sm2.precomputePublicKey(hex, windowBits);
      return prepared;
    },
  };
}

function isOnCurve(x: bigint, y: bigint): boolean {
  return x < prime && y < prime && /* wall: sm2-on-curve */ (y * y - x * x * x - a * x - b) % prime === 0n;
}

/** `signature` is r‖s, exactly 64 bytes, both from 1 to n − 1. */
export function verifySm2(point: Sm2Point, input: Buffer, signature: Buffer, userId = sm2UserId): boolean {
  // wall: sm2-length
  if (signature.length !== 64) return false;
  const hex = signature.toString('hex');
  if (!isScalar(hex.slice(0, 64)) || !isScalar(hex.slice(64))) return false;
  return sm2.doVerifySignature(input, hex, point.prepared(), { hash: true, der: false, userId });
}

function isScalar(hex: string): boolean {
  const value = BigInt(`0x${hex}`);
  return value > 0n && value < order;
}
