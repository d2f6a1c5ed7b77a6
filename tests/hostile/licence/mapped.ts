/** Files that are read through the mapping of all invented platforms, or through one of one's own. */
import type { LicenceFileKind, LicenceMapping } from '#shared/api/mapping/licence-files.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { readLicence, type TrustedKeys } from '../../../src-main/formats/licence/index.ts';
import { type SigningKey, testTrustedKeys } from '../../fixtures/licence/keys.ts';
import { type Vendor, vendors } from '../../fixtures/licence/mapped/vendors.ts';
import { ed25519, es256, hostileNow, rs256, sm2 } from './case.ts';

export const everyKind: LicenceMapping = { name: 'all of them', kinds: vendors.map(({ kind }) => kind) };
const keys = testTrustedKeys();
export const keyOf = ({ algorithm }: Vendor): SigningKey =>
  ({ EdDSA: ed25519, ES256: es256, RS256: rs256, SM2SM3: sm2 })[algorithm];

interface Around {
  readonly mapping?: LicenceMapping;
  readonly trusted?: TrustedKeys;
  readonly now?: number;
}
export const readMapped = (
  file: string | Buffer,
  { mapping = everyKind, trusted = keys, now = hostileNow }: Around = {},
): Promise<LicenceReading> =>
  readLicence({ name: 'a.lic', bytes: Buffer.from(file as string), now, keys: trusted, mappings: [mapping] });
export const through = (kind: LicenceFileKind): Around => ({ mapping: { name: 'one', kinds: [kind] } });
