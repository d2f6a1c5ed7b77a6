export { givenKeysText, readGivenKey } from './given-key.ts';
export { parseTrustedKeys, shippedKeys } from './jwks.ts';
export { keySet, mergeKeys } from './key-set.ts';
export type { TrustedKey, TrustedKeys } from './keys.ts';
export { KeyError } from './public-key.ts';
export { describeUnread, licenceSizeLimit, readingMessage, readLicence } from './read.ts';
