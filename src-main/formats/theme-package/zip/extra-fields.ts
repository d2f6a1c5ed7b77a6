/** What stands behind an entry's name (APPNOTE 6.3 §4.5): read only for what would make it mean something else. */
import type { ArchiveRefusal } from '#shared/rules/themes/package/findings.ts';
import { viewOf } from './bytes.ts';

const kinds: Readonly<Record<number, ArchiveRefusal>> = {
  1: 'ZIP64_UNSUPPORTED',
  // Another name for those who read it.
  28789: 'NAME_ENCODING',
  // AES.
  39169: 'ENCRYPTED',
  // PKWARE's encryption.
  23: 'ENCRYPTED',
};

export function wrongExtra(bytes: Uint8Array): ArchiveRefusal | null {
  const view = viewOf(bytes);
  let at = 0;
  while (at < bytes.length) {
    if (at + 4 > bytes.length) return 'FORMAT';
    const wrong = kinds[view.getUint16(at, true)];
    if (wrong) return wrong;
    at += 4 + view.getUint16(at + 2, true);
  }
  return at === bytes.length ? null : 'FORMAT';
}
