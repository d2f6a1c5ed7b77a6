/** Licence files: bytes to a reading. */
export { parseTrustedKeys, type TrustedKeys } from './keys.ts';
export { readingMessage } from './message.ts';
export { describeUnread, judgeLicence, licenceSizeLimit, readLicence } from './read.ts';
export { shippedKeys } from './shipped-keys.ts';
