/** The trusted keys and where they come from; part of `licence`. */
export const licenceKeys = {
  /** Why the administrator’s file is not used (bridge/licence.ts). */
  problem: {
    OWNER: 'The file, or a folder above it, does not belong to the administrator of this computer.',
    WRITABLE: 'Accounts other than the administrator’s can change the file or a folder above it.',
    LINK: 'The file, or a folder above it, is a link. The file itself must be there.',
    UNCHECKED: 'The system does not say who can change the file.',
    NOT_A_FOLDER: 'Part of the path to it is not a folder.',
    NOT_A_FILE: 'There is something there, but it is not a file.',
    CHANGED: 'The file was replaced while it was being read.',
    TOO_LARGE: 'The file is larger than 1 MB.',
    DENIED: 'Your account may not read the file.',
    IO: 'The file could not be read: the disk reported an error.',
    NOT_JSON: 'The file is not valid JSON.',
    MALFORMED: 'The file does not list keys in the expected format.',
    PRIVATE_KEY:
      'The file holds a private key. Replace it with the public one, and treat the private one as compromised.',
    KEY_TWICE: 'Two keys in the file have the same id.',
    KEY_BAD: 'One of the keys in the file is too weak, or is not a key at all.',
  },
} as const;
