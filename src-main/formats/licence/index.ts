/** Licence files: bytes to a reading, and readings in the platform's spelling. */
export { comparisonToWire, toWire } from '#shared/rules/licence/to-wire.ts';
export { parseTrustedKeys, type TrustedKeys } from './keys.ts';
export { readingMessage } from './message.ts';
export { describeUnread, judgeLicence, type LicenceInput, licenceSizeLimit, readLicence } from './read.ts';
export { shippedKeys } from './shipped-keys.ts';
