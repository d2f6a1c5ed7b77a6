import { isUtf16 } from '../../formats/is-utf16.ts';
import { UsageError } from '../failure/usage-error.ts';

/** Throws UsageError where the bytes are no UTF-8. */
export function utf8Text(bytes: Uint8Array, name: string): string {
  // Without its mark UTF-16 of ASCII characters would be UTF-8 too, with zeros in between.
  if (isUtf16(bytes)) throw new UsageError('cli.problem.utf16Text', name);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('cli.problem.notText', name);
  }
}
