/** What an entry is, by what its system says of it: plain files and plain folders, nothing else. */

const kinds = { mask: 0o170000, file: 0o100000, folder: 0o040000, special: 0o7000 } as const;
const dos = { volume: 0x08, folder: 0x10, device: 0x40, reparse: 0x400 } as const;

export interface SaidOfType {
  readonly name: string;
  /** Attributes of its system, as the central directory has them: DOS below, the mode of Unix above. */
  readonly external: number;
  /** Bytes, before and after it was packed. */
  readonly size: number;
  readonly packed: number;
}

export function isPlainEntry({ name, external, size, packed }: SaidOfType): boolean {
  const isFolder = name.endsWith('/');
  // A folder has nothing in it; deflated, nothing is two bytes.
  if (isFolder && (size !== 0 || packed > 2)) return false;
  // Whatever system it says it is from: who unpacks it may believe the mode all the same.
  const mode = external >>> 16;
  const kind = mode & kinds.mask;
  if (kind !== 0 && kind !== (isFolder ? kinds.folder : kinds.file)) return false;
  if ((mode & kinds.special) !== 0) return false;
  const marks = external & 0xffff;
  if ((marks & (dos.volume | dos.device | dos.reparse)) !== 0) return false;
  return isFolder || (marks & dos.folder) === 0;
}
