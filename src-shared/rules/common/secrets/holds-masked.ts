/** Whether a text of JSON, such as a state of the journal, holds a secret that is not shown. */
import { changedSecret, maskedValue } from './secret-names.ts';

const masks = [maskedValue, changedSecret].map((mask) => JSON.stringify(mask));

export function holdsMaskedSecret(json: string | null): boolean {
  return json !== null && masks.some((mask) => json.includes(mask));
}
