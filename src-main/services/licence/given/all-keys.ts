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
  readonly storedKeys: readonly string[];
  readonly session: readonly string[];
  /** Keys for one reading, as given on the command line. */
  readonly commandLineKeys?: readonly string[];
}

export function allKeys({
  policy,
  storedKeys: storedTexts,
  session,
  commandLineKeys = [],
}: KeyTexts): TrustedKeys {
  return mergeKeys(
    shippedKeys(),
    ...(policy === null ? [] : [parseTrustedKeys(JSON.parse(policy), 'policy')]),
    ...storedTexts.map((text) => readGivenKey(text, 'kept')),
    .../* wall: session-key-revocations */ session.map((text) => readGivenKey(text, 'session')),
    ...commandLineKeys.map((text) => readGivenKey(text)),
  );
}
