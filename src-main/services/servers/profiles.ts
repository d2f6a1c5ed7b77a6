/** Server profiles in their stored form, without secrets. The sandbox is built in and not stored. */
import { createHash } from 'node:crypto';
import * as z from 'zod';
import { mappingShape } from '#shared/api/mapping/mapping.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { orderedJson } from '#shared/kit/ordered-json.ts';
import { mappingOfProfile } from '#shared/rules/servers/mapping/mapping-file.ts';
import {
  certificateFacts,
  environmentTags,
  extraHeader,
  passwordSignIn,
  proxyChoice,
  type ServerProfile,
  signInKinds,
  trustedCertificate,
} from '#shared/rules/servers/profile.ts';
import { noRules } from '#shared/rules/servers/server-rules.ts';
import { readName } from './profile-name.ts';

export const sandboxId = 'sandbox';

export const sandboxProfile: ServerProfile = {
  id: sandboxId,
  name: 'Sandbox',
  mark: sandboxId,
  edition: sandboxId,
  kind: 'sandbox',
  address: '',
  environment: 'sandbox',
  signIn: 'account',
  passwordSignIn: null,
  readOnly: false,
  // The sandbox goes by this computer's clock.
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  rules: noRules,
  mapping: noMapping,
  headers: [],
  proxy: { mode: 'none' },
  gateUser: '',
  authorities: [],
  clientCertificate: null,
  trusted: [],
  hasCredential: false,
  hasProxyPassword: false,
  hasGatePassword: false,
  remembered: false,
  lastUsed: null,
  ownNames: { proxy: false, gate: false },
  managed: false,
  blocked: false,
};

/** Fields that the user adds by using a profile; also stored for profiles of the organisation's policy. */
const personal = {
  trusted: z.array(trustedCertificate.extend({ pem: z.string() })).default([]),
  /** Facts of the client certificate; the certificate itself is a secret and stored elsewhere. */
  clientCertificate: certificateFacts.nullable().default(null),
  lastUsed: z.string().nullable().default(null),
};

const storedFields = z.object({
  id: z.string().min(1).max(64),
  name: /* wall: stored-name-shown */ z.string().min(1).transform(readName),
  address: z.string().min(1).max(512),
  environment: z.enum(environmentTags),
  signIn: z.enum(signInKinds),
  passwordSignIn: passwordSignIn.nullable().default(null),
  readOnly: z.boolean().default(false),
  timeZone: z.string().optional(),
  /** Path overrides of versions before mappings. */
  pathOverrides: z.record(z.string(), z.string()).default({}),
  mapping: mappingShape.default(noMapping),
  headers: z.array(extraHeader).default([]),
  proxy: proxyChoice.default({ mode: 'system' }),
  gateUser: z.string().default(''),
  /** Concatenated PEM, and the facts of each certificate. */
  authorities: z
    .object({ pem: z.string(), facts: z.array(certificateFacts) })
    .default({ pem: '', facts: [] }),
  ...personal,
});
/** The mapping takes precedence over path overrides, which an earlier version may have written. */
const storedProfile = storedFields.transform(({ pathOverrides, mapping, ...profile }) => ({
  ...profile,
  mapping: mappingOfProfile(pathOverrides, mapping) ?? mapping,
}));
export type StoredProfile = z.output<typeof storedProfile>;

/** The user's part of a policy's profile, with the user names that the policy leaves to the user. */
const personalPart = z.object({
  ...personal,
  names: z
    .object({ proxy: z.string().default(''), gate: z.string().default('') })
    .default({ proxy: '', gate: '' }),
});
export type PersonalPart = z.output<typeof personalPart>;
export const noNames: PersonalPart['names'] = { proxy: '', gate: '' };

const storedServers = z.object({
  /** The server of a new tab and of the terminal; '' where the user never chose one. */
  active: z.string(),
  profiles: z.array(storedProfile),
  managed: z.record(z.string(), personalPart).default({}),
  /** Tenants that were signed in, by address (rules/servers/server-rules.ts). */
  tenants: z.record(z.string(), z.array(z.string()).readonly()).default({}),
});
export type StoredServers = z.output<typeof storedServers>;

export const serversVersion = 3;

/**
 * Returns null for invalid data. Version 1 had address, environment, token and cookie; versions 1 and 2 had paths
 * instead of a mapping.
 */
export function readServers(data: unknown): StoredServers | null {
  return storedServers.safeParse(data).data ?? null;
}

/** A digest of the fields that the user relied on: an older mark does not mean this profile (bridge/server-mark-header.ts). */
export function profileMarkOf(profile: StoredProfile): string {
  const known = marks.get(profile);
  if (known !== undefined) return known;
  const { id, address, environment, readOnly, mapping } = profile;
  const told = JSON.stringify(
    /* wall: server-edition */ [id, address, environment, readOnly, orderedJson(mapping)],
  );
  const mark = createHash('sha256').update(told).digest('base64url').slice(0, 22);
  marks.set(profile, mark);
  return mark;
}

/** Cache of marks for each state of a profile: each request is looked up by its mark. */
const marks = new WeakMap<StoredProfile, string>();

/** Differs after every change but a use, so that a save over an outdated edition is refused. */
export function editionOf({ lastUsed: _, ...profile }: StoredProfile): string {
  const fields = JSON.stringify(Object.entries(profile).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(fields).digest('base64url').slice(0, 22);
}

export function shownProfile(
  stored: StoredProfile,
  has: Readonly<Record<'credential' | 'proxyPassword' | 'gatePassword' | 'remembered', boolean>>,
  { managed, ownNames, blocked, rules }: Pick<ServerProfile, 'managed' | 'ownNames' | 'blocked' | 'rules'>,
): ServerProfile {
  const { authorities, headers, trusted, ...rest } = stored;
  return {
    ...rest,
    mark: profileMarkOf(stored),
    edition: editionOf(stored),
    kind: 'remote',
    headers: headers.map((header) => (header.secret ? { ...header, value: null } : header)),
    authorities: authorities.facts,
    trusted: trusted.map(({ host, fingerprint, since }) => ({ host, fingerprint, since })),
    hasCredential: has.credential,
    hasProxyPassword: has.proxyPassword,
    hasGatePassword: has.gatePassword,
    remembered: has.remembered,
    ownNames,
    managed,
    blocked,
    rules,
  };
}
