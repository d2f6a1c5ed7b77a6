/** The named states of a licence file. Each has a text in every language (`licence.state.<STATE>`). */
export const licenceStates = [
  'FORMAT_EMPTY',
  'TOO_LARGE',
  'TOO_COMPLEX',
  'NOT_A_FILE',
  'UNREADABLE',
  'FORMAT_ENCODING',
  'FORMAT_BASE64',
  'FORMAT_ARMOUR',
  'FORMAT_JSON',
  'FORMAT_XML',
  'FORMAT_UNKNOWN',
  'ALG_UNSUPPORTED',
  'HEADER_UNSUPPORTED',
  'KEY_UNKNOWN',
  'KEY_REVOKED',
  'SIGNATURE_INVALID',
  'DECRYPT_FAILED',
  'WRONG_KIND',
  'VERSION_UNSUPPORTED',
  'DATE_INVALID',
  'FIELD_INVALID',
  'SAMPLE_KEY',
  'EXPIRED',
  'FILE_ENDED',
  'NOT_YET_VALID',
  'CLOCK_SUSPECT',
  'UNSIGNED',
  'VALID',
] as const;
export type LicenceState = (typeof licenceStates)[number];

/** The formats of licence files (docs/formats/licence-file.md). */
export const licenceFormats = [
  'armoured',
  'jws',
  'jwe',
  'keygen',
  'json',
  'base64-json',
  'properties',
  /** A platform's own kind of file, read through a mapping. */
  'mapped',
] as const;
export type LicenceFormat = (typeof licenceFormats)[number];
