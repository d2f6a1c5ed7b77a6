/** Every trusted key: the program's, the administrator's, and those that the user gave. */
import {
  mergeKeys,
  parseTrustedKeys,
  readGivenKey,
  shippedKeys,
  type TrustedKeys,
} from '../../../formats/licence/index.ts';

/** As texts, which cross to the reading worker. */
export interface KeyTexts {
  /** The administrator's set, as JSON; null: there is none. */
  readonly policy: string | null;
  /** The user's sets. */
  readonly kept: readonly string[];
  readonly session: readonly string[];
  /** For one reading, as the command line takes them. */
  readonly given?: readonly string[];
}

export function allKeys({ policy, kept, session, given = [] }: KeyTexts): TrustedKeys {
  return mergeKeys(
    shippedKeys(),
    ...(policy === null ? [] : [parseTrustedKeys(JSON.parse(policy), 'policy')]),
    ...kept.map((text) => readGivenKey(text, 'kept')),
    ...session.map((text) => readGivenKey(text, 'session')),
    ...given.map((text) => readGivenKey(text)),
  );
}
