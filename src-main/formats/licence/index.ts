/** Licence files: bytes to a reading. */
export { readGivenKey } from './given-key.ts';
export { parseTrustedKeys } from './jwks.ts';
export { mergeKeys, type TrustedKey, type TrustedKeys } from './keys.ts';
export { readingMessage } from './message.ts';
export { KeyError, type KeyProblem, keyProblems } from './public-key.ts';
export { describeUnread, judgeLicence, licenceSizeLimit, readLicence } from './read.ts';
export { shippedKeys } from './shipped-keys.ts';
