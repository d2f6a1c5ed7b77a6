/** Checks an entry's type by its attributes: only plain files and plain folders are accepted. */

const kinds = { mask: 0o170000, file: 0o100000, folder: 0o040000, special: 0o7000 } as const;
const dos = { volume: 0x08, folder: 0x10, device: 0x40, reparse: 0x400 } as const;

export interface SaidOfType {
  readonly name: string;
  /** External attributes of the central directory: DOS in the lower half, the mode of Unix in the upper. */
  readonly external: number;
  /** Bytes before and after compression. */
  readonly size: number;
  readonly packed: number;
}

export function isPlainEntry({ name, external, size, packed }: SaidOfType): boolean {
  const isFolder = name.endsWith('/');
  // A folder is empty; deflated, emptiness takes two bytes.
  if (isFolder && (size !== 0 || packed > 2)) return false;
  // The mode counts whatever system is named, for an unpacker may use it all the same.
  const mode = external >>> 16;
  const kind = mode & kinds.mask;
  if (kind !== 0 && kind !== (isFolder ? kinds.folder : kinds.file)) return false;
  if ((mode & kinds.special) !== 0) return false;
  const marks = external & 0xffff;
  if ((marks & (dos.volume | dos.device | dos.reparse)) !== 0) return false;
  return isFolder || (marks & dos.folder) === 0;
}
