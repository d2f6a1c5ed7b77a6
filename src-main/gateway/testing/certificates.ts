/** Creates certificates for tests: X.509 v3 by hand (RFC 5280 §4.1), ECDSA P-256 with SHA-256. */
import { createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface CertificateWish {
  readonly name: string;
  /** Host names of the subject; an authority has none. */
  readonly hosts?: readonly string[];
  readonly from?: Date;
  readonly until?: Date;
  /** The issuer; without one the certificate is self-signed. */
  readonly issuer?: MadeCertificate;
  /** The key of another certificate, in place of a new one. */
  readonly keyOf?: MadeCertificate;
  /** Number of authorities that may follow below an authority. */
  readonly pathLength?: number;
  /** Further extensions: the hex of the name, whether it must be understood, the DER of the value. */
  readonly extensions?: readonly (readonly [oid: string, isCritical: boolean, value: Buffer])[];
}

export interface MadeCertificate {
  readonly name: string;
  readonly key: string;
  readonly cert: string;
  readonly privateKey: KeyObject;
}

export function makeCertificate(wish: CertificateWish): MadeCertificate {
  const privateKey = wish.keyOf?.privateKey ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const publicKey = createPublicKey(privateKey);
  const length = wish.pathLength === undefined ? [] : [integer(wish.pathLength)];
  const from = wish.from ?? new Date(Date.now() - 86_400_000);
  const until = wish.until ?? new Date(Date.now() + 86_400_000);
  const authority = wish.hosts === undefined;
  const extensions = [
    extension('551d13', true, authority ? sequence(tlv(0x01, Buffer.from([0xff])), ...length) : sequence()),
    ...(authority ? [] : [extension('551d11', false, sequence(...(wish.hosts ?? []).map(alternativeName)))]),
    ...(wish.extensions ?? []).map((one) => extension(...one)),
  ];
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(serial++),
    algorithm,
    distinguishedName(wish.issuer?.name ?? wish.name),
    sequence(time(from), time(until)),
    distinguishedName(wish.name),
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, sequence(...extensions)),
  );
  const signature = sign('sha256', body, wish.issuer?.privateKey ?? privateKey);
  const der = sequence(body, algorithm, tlv(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    name: wish.name,
    privateKey,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}

let serial = 1;
/** ecdsa-with-SHA256, 1.2.840.10045.4.3.2 */
const algorithm = sequence(tlv(0x06, Buffer.from('2a8648ce3d040302', 'hex')));

function distinguishedName(name: string): Buffer {
  const commonName = sequence(tlv(0x06, Buffer.from('550403', 'hex')), tlv(0x0c, Buffer.from(name)));
  return sequence(tlv(0x31, commonName));
}

function extension(oid: string, critical: boolean, value: Buffer): Buffer {
  const flag = critical ? [tlv(0x01, Buffer.from([0xff]))] : [];
  return sequence(tlv(0x06, Buffer.from(oid, 'hex')), ...flag, tlv(0x04, value));
}

function alternativeName(host: string): Buffer {
  const isAddress = /^\d+(\.\d+){3}$/.test(host);
  return isAddress ? tlv(0x87, Buffer.from(host.split('.').map(Number))) : tlv(0x82, Buffer.from(host));
}

function time(date: Date): Buffer {
  const text = date.toISOString().replaceAll(/[-:T]/g, '').slice(0, 14);
  return tlv(0x18, Buffer.from(`${text}Z`));
}

function integer(value: number): Buffer {
  return tlv(0x02, Buffer.from([value]));
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts));
}

function tlv(tag: number, value: Buffer): Buffer {
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
