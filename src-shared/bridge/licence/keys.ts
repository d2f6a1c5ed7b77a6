/**
 * Keys that the user adds in the console: read, compared by fingerprint, and only then trusted, for this session or
 * permanently. Also secrets that open encrypted files, entered once for many files.
 */
import * as z from 'zod';
import { givingKeys, keySources } from '../../rules/licence/key-sources.ts';
import { call, event, noArguments } from '../contract.ts';

/** A key that may sign licences, as it is shown. Days are UTC. */
export const shownKey = z.object({
  /** The key's id; its thumbprint where it has none. */
  id: z.string(),
  algorithm: z.string(),
  name: z.string().nullable(),
  source: z.enum(keySources),
  thumbprint: z.string(),
  notBefore: z.string().nullable(),
  notAfter: z.string().nullable(),
  revoked: z.string().nullable(),
  /** The private half is public: the key is for samples, never for real licences. */
  sample: z.boolean(),
});
export type ShownKey = z.output<typeof shownKey>;

/** The reasons for which the administrator's key file is not used; text `licence.keys.problem.<problem>`. */
export const policyProblems = [
  /** The file or a folder above it belongs to another user, is writable by others, or is a link. */
  'OWNER',
  'WRITABLE',
  'LINK',
  /** The system does not say who may write the file. */
  'UNCHECKED',
  'NOT_A_FOLDER',
  'NOT_A_FILE',
  /** The file was replaced while it was read. */
  'CHANGED',
  'TOO_LARGE',
  'DENIED',
  'IO',
  'NOT_JSON',
  /** Valid JSON, but not a set of keys by docs/formats/licence-keys.md. */
  'MALFORMED',
  'PRIVATE_KEY',
  'KEY_TWICE',
  /** The key is too weak, or not a point of its curve. */
  'KEY_BAD',
] as const;
export type PolicyProblem = (typeof policyProblems)[number];

/** The reasons for which an added key or set of keys is refused. Each has a text: `licence.keyProblem.<problem>`. */
export const keyProblems = [
  'empty',
  'tooLong',
  'notKey',
  'malformed',
  'privateKey',
  'unsupported',
  'weak',
  'badKey',
  'keyTwice',
] as const;
export type KeyProblem = (typeof keyProblems)[number];

export const trustedKeys = z.object({
  keys: z.array(shownKey),
  policy: z.object({
    place: z.string(),
    state: z.enum(['absent', 'used', 'refused']),
    /** Set where the file exists and is not used. */
    problem: z.enum(policyProblems).nullable(),
  }),
  giving: z.enum(givingKeys),
  /** Sample keys are not trusted (the setting `refuseSampleKeys`). */
  samplesRefused: z.boolean(),
});
export type TrustedKeyList = z.output<typeof trustedKeys>;

/** A key from the user's text or file, which is not trusted yet. */
const offeredKey = shownKey.omit({ source: true }).extend({
  /** `new`: unknown here. `known`: trusted already. `revoked`: revoked by anybody, so that adding changes nothing. */
  standing: z.enum(['new', 'known', 'revoked']),
});
export type OfferedKey = z.output<typeof offeredKey>;

/** Characters; longer than any set of keys that a person would review. */
export const givenKeyLimit = 256 * 1024;
const thumbprint = z.string().min(1).max(64);

export const licenceKeyCalls = {
  keys: call(noArguments, trustedKeys),
  /**
   * Reads keys from a text (PEM, JWK, JWKS, base64 DER, 64 hex digits) or a file without trusting them: the user
   * compares the fingerprints first. The offer is held for a while, so that the keys that were shown are the ones that
   * get trusted. KEYS_LOCKED.
   */
  readKeys: call(
    z.union([
      z.strictObject({ text: z.string().max(givenKeyLimit) }),
      z.strictObject({ file: z.string().min(1).max(64) }),
    ]),
    z.discriminatedUnion('outcome', [
      z.object({
        outcome: z.literal('offered'),
        offer: z.string(),
        keys: z.array(offeredKey),
        /** Number of keys that the set revokes. */
        revocations: z.number().int(),
      }),
      z.object({ outcome: z.literal('refused'), problem: z.enum(keyProblems) }),
    ]),
  ),
  /**
   * Trusts the keys of an offer whose thumbprints the user confirmed, and applies its revocations. `keep`: also after
   * Steward is closed. KEYS_UNKNOWN where the offer has expired or has no such key, KEYS_LOCKED, KEYS_NOT_KEPT.
   */
  trustKeys: call(
    z.strictObject({
      offer: z.string().min(1).max(64),
      keys: z
        .array(
          z.strictObject({
            thumbprint,
            /** The user's name for the key; otherwise the name from the file. */
            name: z.string().min(1).max(100).optional(),
          }),
        )
        .max(1000),
      keep: z.boolean(),
    }),
    trustedKeys,
  ),
  /** Deletes keys that the user added; unknown ones are ignored. `all`: also their revocations. KEYS_NOT_KEPT. */
  forgetKeys: call(
    z.union([
      z.strictObject({ thumbprints: z.array(thumbprint).max(1000) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    trustedKeys,
  ),
  /** The system's key store for permanent secrets, and the number of secrets that are held until Steward is closed. */
  keyStore: call(
    noArguments,
    z.object({ available: z.boolean(), backend: z.string().nullable(), held: z.number().int() }),
  ),
  /** Deletes the secrets in the key store and those in memory. */
  forgetSecrets: call(noArguments, z.object({ forgotten: z.number().int() })),
  /**
   * Adds a secret for encrypted files. It stays in memory until Steward is closed, and `parse`, `compare`, `survey` and
   * `family` try it on each encrypted file, whoever signed it.
   */
  giveSecret: call(
    z.strictObject({ secret: z.string().min(1).max(8192) }),
    z.object({ held: z.number().int() }),
  ),
} as const;

export const licenceKeyEvents = {
  /** The user's keys or mappings, or the decisions about keys, have changed, so that verdicts may differ. */
  keysChanged: event(z.object({})),
} as const;
