/** The trusted keys and where they come from; part of `licence`. */
export const licenceKeys = {
  /** Why the administrator’s file is not used (bridge/licence.ts). */
  problem: {
    OWNER: 'The file, or a folder above it, does not belong to the administrator of this computer.',
    WRITABLE: 'Others than the administrator may write the file or a folder above it.',
    LINK: 'The file, or a folder above it, is a link. The file itself must stand there.',
    UNCHECKED: 'The system does not say who may write the file.',
    NOT_A_FOLDER: 'One of the folders above it is no folder.',
    NOT_A_FILE: 'What stands there is no file.',
    CHANGED: 'The file was exchanged while it was read.',
    TOO_LARGE: 'The file is larger than 1 MB.',
    DENIED: 'Your account may not read the file.',
    IO: 'The file could not be read: the disk reported an error.',
    NOT_JSON: 'The file is no valid JSON.',
    MALFORMED: 'The file does not describe keys as it should.',
    PRIVATE_KEY:
      'The file holds a private key. Replace it by the public one, and treat the private one as lost.',
    KEY_TWICE: 'Two keys of the file have the same id.',
    KEY_BAD: 'A key of the file is too short or no key at all.',
  },
} as const;
