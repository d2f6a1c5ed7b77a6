/** A server profile in an exported file or a policy, without secrets (docs/formats/server-profiles.md). */
import * as z from 'zod';
import { mappingShape } from '../../api/mapping/mapping.ts';
import { noMapping } from '../../api/mapping/no-mapping.ts';
import { extraHeader, proxyChoice, serverDraft } from './profile.ts';

/** Bytes of all PEM certificates of a profile. */
const authoritiesLimit = 256 * 1024;

export const portableProfile = z.strictObject({
  name: serverDraft.shape.name,
  address: serverDraft.shape.address,
  environment: serverDraft.shape.environment.default('production'),
  signIn: serverDraft.shape.signIn.default('page'),
  passwordSignIn: serverDraft.shape.passwordSignIn.default(null),
  readOnly: z.boolean().default(false),
  /** IANA name of the zone of the server's clock. */
  timeZone: serverDraft.shape.timeZone,
  /** Paths from files that are older than mappings; a profile has either paths or a mapping. */
  pathOverrides: z.record(z.string().max(100), z.string().max(512)).default({}),
  mapping: mappingShape.default(noMapping),
  /** A secret header is exported without its value. */
  headers: z
    .array(
      extraHeader.refine(
        ({ secret, value }) => !secret || value === null,
        'a secret header has no value here',
      ),
    )
    .max(20)
    .default([]),
  proxy: proxyChoice.default({ mode: 'system' }),
  /** User name for the gate in front of the platform; '' for none. The password is never exported. */
  gateUser: serverDraft.shape.gateUser.default(''),
  /** PEM certificates, one after the other. */
  authorities: z.string().max(authoritiesLimit).default(''),
});
export type PortableProfile = z.output<typeof portableProfile>;

export const profilesFileKind = 'steward-servers';
export const profilesFileVersion = 1;

export const profilesFile = z.strictObject({
  kind: z.literal(profilesFileKind),
  version: z.literal(profilesFileVersion),
  servers: z.array(z.unknown()).max(500),
});
