import {
  mergeKeys,
  parseTrustedKeys,
  readGivenKey,
  shippedKeys,
  type TrustedKeys,
} from '../../../formats/licence/index.ts';

/** Key sets as texts, which can be sent to the reading worker. */
export interface KeyTexts {
  /** The administrator's set, as JSON, or null. */
  readonly policy: string | null;
  readonly kept: readonly string[];
  readonly session: readonly string[];
  /** Keys for one reading, as given on the command line. */
  readonly given?: readonly string[];
}

export function allKeys({ policy, kept: storedTexts, session, given = [] }: KeyTexts): TrustedKeys {
  return mergeKeys(
    shippedKeys(),
    ...(policy === null ? [] : [parseTrustedKeys(JSON.parse(policy), 'policy')]),
    ...storedTexts.map((text) => readGivenKey(text, 'kept')),
    .../* wall: session-key-revocations */ session.map((text) => readGivenKey(text, 'session')),
    ...given.map((text) => readGivenKey(text)),
  );
}
