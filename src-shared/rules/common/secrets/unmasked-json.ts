/** JSON of what the journal may keep as it is; null where it would not be the same after it: a secret or a file is in it. */
import { maskedJson } from './masked-json.ts';

export function unmaskedJson(value: unknown): string | null {
  const json = JSON.stringify(value);
  return json === undefined || json !== maskedJson(value) ? null : json;
}
