/** Checks an entry's extra fields (APPNOTE 6.3 §4.5) for those that would change its meaning. */
import type { ArchiveRefusal } from '#shared/rules/themes/package/findings.ts';
import { dataViewOf } from './bytes.ts';

const kinds: Readonly<Record<number, ArchiveRefusal>> = {
  1: 'ZIP64_UNSUPPORTED',
  // Unicode path: another name for readers that know this field.
  28789: 'NAME_ENCODING',
  // AES.
  39169: 'ENCRYPTED',
  // PKWARE's encryption.
  23: 'ENCRYPTED',
};

export function wrongExtra(bytes: Uint8Array): ArchiveRefusal | null {
  const view = dataViewOf(bytes);
  let at = 0;
  while (at < bytes.length) {
    if (at + 4 > bytes.length) return 'FORMAT';
    const wrong = kinds[view.getUint16(at, true)];
    if (wrong) return wrong;
    at += 4 + view.getUint16(at + 2, true);
  }
  return at === bytes.length ? null : 'FORMAT';
}
