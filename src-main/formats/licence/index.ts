/** Licence files: bytes to a reading. */
export { mergeKeys, parseTrustedKeys, type TrustedKey, type TrustedKeys } from './keys.ts';
export { readingMessage } from './message.ts';
export { describeUnread, judgeLicence, licenceSizeLimit, readLicence } from './read.ts';
export { shippedKeys } from './shipped-keys.ts';
