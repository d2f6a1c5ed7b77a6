/** Exports profiles to a file for a colleague or a policy, and imports them. The file never contains a secret. */
import { randomUUID } from 'node:crypto';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ServerList } from '#shared/bridge/servers.ts';
import { isZoneName } from '#shared/kit/time-zone.ts';
import { mappingOfPaths, mappingOfProfile } from '#shared/rules/servers/mapping/mapping-file.ts';
import {
  type PortableProfile,
  portableProfile,
  profilesFile,
  profilesFileKind,
  profilesFileVersion,
} from '#shared/rules/servers/portable-profile.ts';
import { type JsonFileProblem, parseJsonFile } from '../../formats/json-file.ts';
import { canonicalAddress } from './address.ts';
import { readAuthorityText } from './certificates.ts';
import {
  checkedProxy,
  checkGate,
  checkHeaders,
  checkMapping,
  checkPasswordSignIn,
  invalidField,
} from './profile-fields.ts';
import { replaceControls } from './profile-name.ts';
import type { StoredProfile } from './profiles.ts';

/** Bytes of a file of profiles; 500 with certificates fit. */
export const importLimit = 16 * 1024 * 1024;

/** Path overrides are part of the mapping. */
export function toPortable(profile: StoredProfile): Omit<PortableProfile, 'pathOverrides'> {
  const { name, address, environment, signIn, passwordSignIn, readOnly, timeZone } = profile;
  const { mapping, headers, proxy, gateUser } = profile;
  return {
    name,
    address,
    environment: environment === 'sandbox' ? 'test' : environment,
    signIn: signIn === 'account' ? 'page' : signIn,
    passwordSignIn,
    readOnly,
    ...(timeZone ? { timeZone } : {}),
    mapping,
    headers: headers.map((header) => (header.secret ? { ...header, value: null } : header)),
    proxy,
    gateUser,
    authorities: profile.authorities.pem,
  };
}

/** Throws the coded error of the first invalid field. */
export function fromPortable(portable: PortableProfile, id: string = randomUUID()): StoredProfile {
  const { authorities, pathOverrides, mapping: portableMapping, ...rest } = portable;
  checkHeaders(portable.headers);
  checkMapping(mappingOfPaths(pathOverrides), 'pathOverrides');
  checkMapping(portableMapping);
  const mapping = mappingOfProfile(pathOverrides, portableMapping);
  if (!mapping) throw invalidField('pathOverrides', 'pathsTwice', '');
  checkPasswordSignIn(portable.passwordSignIn);
  checkGate(portable.signIn, portable.gateUser);
  if (portable.timeZone && !isZoneName(portable.timeZone))
    throw invalidField('timeZone', 'timeZone', portable.timeZone);
  return {
    ...rest,
    mapping,
    id,
    name: replaceControls(rest.name),
    address: canonicalAddress(portable.address),
    proxy: checkedProxy(portable.proxy),
    authorities: readAuthorityText(authorities),
    clientCertificate: null,
    trusted: [],
    lastUsed: null,
  };
}

export function exportText(profiles: readonly StoredProfile[]): string {
  const file = { kind: profilesFileKind, version: profilesFileVersion, servers: profiles.map(toPortable) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

export type ProfileCandidate =
  | { readonly ok: true; readonly index: number; readonly profile: StoredProfile }
  | {
      readonly ok: false;
      readonly index: number;
      readonly name: string;
      readonly address: string;
      readonly problem: 'notAnObject' | 'field' | 'address' | 'certificate' | 'endpoint';
      readonly field: string | null;
    };

/** Throws IMPORT_INVALID with `reason` for a file of another kind; each profile is validated separately. */
export function readImport(bytes: Uint8Array): ProfileCandidate[] {
  // Strict: of a repeated name a person might read one value and a program take the other.
  const read = /* wall: profiles-strict-json */ parseJsonFile(bytes);
  if (!read.ok) {
    const reason = reasonOfJson[read.problem];
    throw new BridgeError('IMPORT_INVALID', `not a JSON text to be used: ${read.problem}`, { reason });
  }
  const json = read.value;
  const file = profilesFile.safeParse(json);
  if (!file.success)
    throw new BridgeError('IMPORT_INVALID', 'not a file of server profiles', { reason: reasonOf(json) });
  return file.data.servers.map(candidate);
}

const mappingFields: readonly string[] = ['pathOverrides', 'mapping'];

const reasonOfJson: Record<JsonFileProblem, string> = {
  utf16: 'utf16',
  encoding: 'notJson',
  syntax: 'notJson',
  depth: 'tooDeep',
  duplicate: 'duplicate',
  proto: 'malformed',
  number: 'malformed',
  complex: 'malformed',
};

function reasonOf(json: unknown): string {
  if (typeof json !== 'object' || json === null) return 'otherKind';
  if (Reflect.get(json, 'kind') !== profilesFileKind) return 'otherKind';
  return Reflect.get(json, 'version') === profilesFileVersion ? 'malformed' : 'otherVersion';
}

function candidate(raw: unknown, index: number): ProfileCandidate {
  const text = (name: string): string => {
    const value: unknown = typeof raw === 'object' && raw !== null ? Reflect.get(raw, name) : '';
    return typeof value === 'string' ? value.slice(0, 512) : '';
  };
  const refused = (
    problem: Extract<ProfileCandidate, { ok: false }>['problem'],
    field: string | null,
  ): ProfileCandidate => ({
    ok: false,
    index,
    name: replaceControls(text('name')),
    address: replaceControls(text('address')),
    problem,
    field,
  });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refused('notAnObject', null);
  const found = portableProfile.safeParse(raw);
  if (!found.success) {
    const [issue] = found.error.issues;
    const path =
      issue?.code === 'unrecognized_keys' ? [...issue.path, issue.keys[0] ?? ''] : (issue?.path ?? []);
    return refused('field', path.map(String).join('.'));
  }
  try {
    return { ok: true, index, profile: fromPortable(found.data) };
  } catch (error) {
    if (!(error instanceof BridgeError)) throw error;
    if (error.code === 'SERVER_ADDRESS_INVALID') return refused('address', 'address');
    if (error.code === 'CERTIFICATE_INVALID') return refused('certificate', 'authorities');
    const field = String(error.params.field ?? '');
    return refused(mappingFields.includes(field) ? 'endpoint' : 'field', field);
  }
}

export function isKnown(
  list: ServerList,
  { name, address }: Pick<StoredProfile, 'name' | 'address'>,
): boolean {
  return list.profiles.some((profile) => profile.name === name && profile.address === address);
}
