export { givenKeysText, readGivenKey } from './given-key.ts';
export { parseTrustedKeys } from './jwks.ts';
export { keySet, mergeKeys } from './key-set.ts';
export type { TrustedKey, TrustedKeys } from './keys.ts';
export { readingMessage } from './message.ts';
export { KeyError } from './public-key.ts';
export { describeUnread, licenceSizeLimit, readLicence } from './read.ts';
export { shippedKeys } from './shipped-keys.ts';
