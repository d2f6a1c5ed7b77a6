/**
 * Keys that the user gives in the console: read, compared by their fingerprint, and only then trusted, for this
 * session or kept. And what opens encrypted files, given once for many.
 */
import * as z from 'zod';
import { givingKeys, keySources } from '../../rules/licence/key-sources.ts';
import { call, event, nothing } from '../contract.ts';

/** A key that may sign licences, for people to look at. Days are UTC. */
export const shownKey = z.object({
  /** Its id; of a key that has none its thumbprint. */
  id: z.string(),
  algorithm: z.string(),
  name: z.string().nullable(),
  source: z.enum(keySources),
  thumbprint: z.string(),
  notBefore: z.string().nullable(),
  notAfter: z.string().nullable(),
  revoked: z.string().nullable(),
  /** Its private half is public: for samples, never for real licences. */
  sample: z.boolean(),
});
export type ShownKey = z.output<typeof shownKey>;

/** Why the administrator's file of keys is not used; text `licence.keys.problem.<problem>`. */
export const policyProblems = [
  /** It, or a folder above it, belongs to somebody else, or others may write it, or is a link. */
  'OWNER',
  'WRITABLE',
  'LINK',
  /** The system does not tell who may write it. */
  'UNCHECKED',
  'NOT_A_FOLDER',
  'NOT_A_FILE',
  /** It was replaced while it was read. */
  'CHANGED',
  'TOO_LARGE',
  'DENIED',
  'IO',
  'NOT_JSON',
  /** JSON, but no set of keys as docs/formats/licence-keys.md has it. */
  'MALFORMED',
  'PRIVATE_KEY',
  'KEY_TWICE',
  /** Too weak, or no point of its curve. */
  'KEY_BAD',
] as const;
export type PolicyProblem = (typeof policyProblems)[number];

/** Why a key or a set of keys that somebody gives is refused. Each has a text: `licence.keyProblem.<problem>`. */
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

/** The trusted keys, and what is decided about keys on this computer. */
export const trustedKeys = z.object({
  keys: z.array(shownKey),
  policy: z.object({
    /** Where the administrator's file is looked for. */
    place: z.string(),
    state: z.enum(['absent', 'used', 'refused']),
    /** Where it is there and not used. */
    problem: z.enum(policyProblems).nullable(),
  }),
  giving: z.enum(givingKeys),
  /** Sample keys vouch for nothing here (the setting `refuseSampleKeys`). */
  samplesRefused: z.boolean(),
});
export type TrustedKeyList = z.output<typeof trustedKeys>;

/** A key of a text or file that the user gave; nothing trusts it yet. */
const offeredKey = shownKey.omit({ source: true }).extend({
  /**
   * `new`: nobody knows it here. `known`: it is trusted already. `revoked`: it is, or is taken back by somebody, and
   * giving it changes nothing.
   */
  standing: z.enum(['new', 'known', 'revoked']),
});
export type OfferedKey = z.output<typeof offeredKey>;

/** Characters; longer than any set of keys that a person would look through. */
export const givenKeyLimit = 256 * 1024;
const thumbprint = z.string().min(1).max(64);

export const licenceKeyCalls = {
  /** The trusted keys. */
  keys: call(nothing, trustedKeys),
  /**
   * Reads keys from a text (PEM, JWK, JWKS, base64 DER, 64 hex digits) or a file, and trusts nothing: the user compares
   * the fingerprints first. An offer is held for a while, so that what is trusted is what was shown. KEYS_LOCKED.
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
        /** So many keys are taken back by it. */
        revocations: z.number().int(),
      }),
      z.object({ outcome: z.literal('refused'), problem: z.enum(keyProblems) }),
    ]),
  ),
  /**
   * Trusts those keys of an offer whose thumbprints the user confirmed, and takes back what it takes back. `keep`: also
   * after Steward was closed. KEYS_UNKNOWN where the offer is no longer held or has no such key, KEYS_LOCKED,
   * KEYS_NOT_KEPT.
   */
  trustKeys: call(
    z.strictObject({
      offer: z.string().min(1).max(64),
      keys: z
        .array(
          z.strictObject({
            thumbprint,
            /** What the user calls it; else the name that it came with. */
            name: z.string().min(1).max(100).optional(),
          }),
        )
        .max(1000),
      keep: z.boolean(),
    }),
    trustedKeys,
  ),
  /**
   * Forgets keys that the user gave, kept or not; unknown ones are passed over. `all`: also what the user took back.
   * KEYS_NOT_KEPT.
   */
  forgetKeys: call(
    z.union([
      z.strictObject({ thumbprints: z.array(thumbprint).max(1000) }),
      z.strictObject({ all: z.literal(true) }),
    ]),
    trustedKeys,
  ),
  /** The system's key store, for secrets that the user asks to keep; and how many are held until Steward is closed. */
  keyStore: call(
    nothing,
    z.object({ available: z.boolean(), backend: z.string().nullable(), held: z.number().int() }),
  ),
  /** Kept ones and held ones. */
  forgetSecrets: call(nothing, z.object({ forgotten: z.number().int() })),
  /**
   * What opens encrypted files, held in memory until Steward is closed and tried on each one that asks for it: in
   * `parse`, `compare`, `survey` and `family`, whoever signed it.
   */
  giveSecret: call(
    z.strictObject({ secret: z.string().min(1).max(8192) }),
    z.object({ held: z.number().int() }),
  ),
} as const;

export const licenceKeyEvents = {
  /** The user's keys or mappings, or what is decided about keys, changed: verdicts may be others now. */
  keysChanged: event(z.object({})),
} as const;
