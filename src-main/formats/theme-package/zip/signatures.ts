/** Layout of a zip's records (APPNOTE 6.3 §4.3), little-endian. */

export const signatures = {
  local: 0x04034b50,
  descriptor: 0x08074b50,
  central: 0x02014b50,
  end: 0x06054b50,
  zip64End: 0x06064b50,
  zip64Locator: 0x07064b50,
} as const;

export const localLength = 30;
export const local = { flags: 6, method: 8, crc: 14, packed: 18, size: 22, name: 26, extra: 28 } as const;

export const centralLength = 46;
export const central = {
  madeBy: 4,
  needed: 6,
  flags: 8,
  method: 10,
  time: 12,
  date: 14,
  crc: 16,
  packed: 20,
  size: 24,
  name: 28,
  extra: 30,
  comment: 32,
  disk: 34,
  external: 38,
  offset: 42,
} as const;

export const endLength = 22;
export const end = {
  disk: 4,
  directoryDisk: 6,
  countHere: 8,
  count: 10,
  directorySize: 12,
  directoryOffset: 16,
  commentLength: 20,
} as const;

export const methods = { stored: 0, deflated: 8 } as const;

export const flag = {
  encrypted: 1,
  descriptor: 1 << 3,
  strong: 1 << 6,
  utf8: 1 << 11,
  masked: 1 << 13,
} as const;
/** Accepted flags: the level of compression, a data descriptor, names in UTF-8. */
export const harmlessFlags = 0b110 | flag.descriptor | flag.utf8;
