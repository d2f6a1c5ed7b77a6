/** Returns the JSON that the journal may store; null when the value holds a secret or a file. */
import { maskedJson } from './masked-json.ts';

export function unmaskedJson(value: unknown): string | null {
  const json = JSON.stringify(value);
  return json === undefined || json !== maskedJson(value) ? null : json;
}
