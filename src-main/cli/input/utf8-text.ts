import { UsageError } from '../failure/usage-error.ts';

/** Throws UsageError where the bytes are no UTF-8. */
export function utf8Text(bytes: Uint8Array, name: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new UsageError('cli.problem.notText', name);
  }
}
