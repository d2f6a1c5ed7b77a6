/** Parses the central directory of a zip, without reading the entries (APPNOTE 6.3 §4.3.12). */
import type { ArchiveRefusal, PackageFinding } from '#shared/rules/themes/package/findings.ts';
import { ArchiveRefused, archiveFinding, refuseArchive } from './archive-refusal.ts';
import { dataViewOf, type RandomAccessSource } from './bytes.ts';
import type { EndRecord } from './end-record.ts';
import { type NameSet, nameSet, outerFolder, wrongName } from './entry-name.ts';
import { wrongExtra } from './extra-fields.ts';
import { type ArchiveLimits, ratioLimit } from './limits.ts';
import { central, centralLength, flag, harmlessFlags, methods, signatures } from './signatures.ts';

/** Bits of the mode of Unix: the type of an entry, and set-user, set-group and sticky. */
const kinds = { mask: 0o170000, file: 0o100000, folder: 0o040000, special: 0o7000 } as const;
/** Attributes of DOS that state the kind of an entry. */
const dos = { volume: 0x08, folder: 0x10, device: 0x40, reparse: 0x400 } as const;

interface EntryAttributes {
  readonly name: string;
  /** External attributes of the central directory: DOS in the lower half, the mode of Unix in the upper. */
  readonly external: number;
  /** Bytes before and after compression. */
  readonly size: number;
  readonly packed: number;
}

/** Only plain files and plain folders are accepted. */
function isPlainEntry({ name, external, size, packed }: EntryAttributes): boolean {
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

export interface ArchiveEntry {
  /** The name of a folder ends with a slash. */
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive. */
  readonly packed: number;
  /** Bytes before compression. */
  readonly size: number;
  readonly offset: number;
}

/** Limit of invalid entries that a report names. */
const mostNamed = 20;

export async function readDirectory(
  source: RandomAccessSource,
  { count, offset, size }: EndRecord,
  limits: ArchiveLimits,
  wrongKind: (name: string) => ArchiveRefusal | null,
): Promise<ArchiveEntry[]> {
  const bytes = await source.read(offset, size);
  const view = dataViewOf(bytes);
  const entries: ArchiveEntry[] = [];
  const wrong: PackageFinding[] = [];
  const names = nameSet();
  const outer = outerFolder(namesIn(bytes, count));
  let at = 0;
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    if (at === size) refuseArchive('COUNT_MISMATCH');
    if (at + centralLength > size || view.getUint32(at, true) !== signatures.central) refuseArchive('FORMAT');
    const lengths = [central.name, central.extra, central.comment].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
    const next = at + centralLength + nameLength + extraLength + commentLength;
    if (next > size) refuseArchive('FORMAT');
    const name = bytes.subarray(at + centralLength, at + centralLength + nameLength);
    const extra = bytes.subarray(at + centralLength + nameLength, next - commentLength);
    const entry = entryAt(view, at, new TextDecoder().decode(name));
    const found =
      wrongName(name, limits, outer) ??
      sameName(names, entry.name) ??
      wrongExtra(extra) ??
      wrongEntry(view, at, entry, limits) ??
      wrongKind(entry.name);
    if (found) {
      wrong.push(
        archiveFinding(found, entry.name, { most: found === 'DEPTH' ? limits.depth : limits.nameCharacters }),
      );
      if (wrong.length === mostNamed) throw new ArchiveRefused(wrong);
    }
    total += entry.size;
    entries.push(entry);
    at = next;
  }
  if (at !== size) {
    const more = at + 4 <= size && view.getUint32(at, true) === signatures.central;
    refuseArchive(more ? 'COUNT_MISMATCH' : 'HIDDEN_DATA');
  }
  if (wrong.length > 0) throw new ArchiveRefused(wrong);
  if (total > limits.total) refuseArchive('BOMB_SIZE');
  return entries;
}

/** The names of all entries as far as they can be read; what is wrong with them is found afterwards. */
function namesIn(bytes: Uint8Array, count: number): readonly string[] {
  const view = dataViewOf(bytes);
  const names: string[] = [];
  for (let at = 0; names.length < count && at + centralLength <= bytes.length; ) {
    const [name = 0, extra = 0, comment = 0] = [central.name, central.extra, central.comment].map((offset) =>
      view.getUint16(at + offset, true),
    );
    const from = at + centralLength;
    names.push(new TextDecoder().decode(bytes.subarray(from, from + name)));
    at = from + name + extra + comment;
  }
  return names;
}

function entryAt(view: DataView, at: number, name: string): ArchiveEntry {
  return {
    name,
    flags: view.getUint16(at + central.flags, true),
    method: view.getUint16(at + central.method, true),
    crc: view.getUint32(at + central.crc, true),
    packed: view.getUint32(at + central.packed, true),
    size: view.getUint32(at + central.size, true),
    offset: view.getUint32(at + central.offset, true),
  };
}

function sameName(names: NameSet, name: string): ArchiveRefusal | null {
  return names.add(name);
}

function wrongEntry(
  view: DataView,
  at: number,
  entry: ArchiveEntry,
  limits: ArchiveLimits,
): ArchiveRefusal | null {
  const { flags, method, packed, size, offset } = entry;
  const external = view.getUint32(at + central.external, true);
  if (!isPlainEntry({ ...entry, external })) return /* wall: entry-type */ 'ENTRY_TYPE';
  if ((flags & (flag.encrypted | flag.strong | flag.masked)) !== 0) return 'ENCRYPTED';
  if ((flags & ~harmlessFlags) !== 0 || view.getUint16(at + central.disk, true) !== 0) return 'FORMAT';
  if (method !== methods.stored && method !== methods.deflated) return 'METHOD';
  if ([packed, size, offset].includes(0xffff_ffff)) return 'ZIP64_UNSUPPORTED';
  if (size > limits.entry) return 'BOMB_SIZE';
  if (method === methods.stored) return packed === size ? null : 'SIZE_MISMATCH';
  return /* wall: bomb-declared */ size > ratioLimit.from && size > packed * ratioLimit.most
    ? 'BOMB_SIZE'
    : null;
}
