/**
 * Masks secrets in journal entries. The change door has masked them already; this is a second check, so that a
 * forgotten field is still not written to the disk.
 */
import { changedSecret, isSecretField, maskedValue } from '#shared/rules/common/secrets/secret-names.ts';

export { maskedValue };

const secretText = /\b(bearer|basic)\s+[\w.~+/=-]{8,}|\beyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*/gi;

/** Masks a JSON text. A text that is no JSON is not stored, because its secrets cannot be found. */
export function maskJson(text: string | null): string | null {
  if (text === null) return null;
  try {
    return JSON.stringify(maskValue(JSON.parse(text), 0));
  } catch {
    return JSON.stringify({ unreadable: true, characters: text.length });
  }
}

export function maskText(text: string): string {
  return text.replaceAll(secretText, maskedValue);
}

/** The mark of the change door says nothing of a secret but that it was changed. */
const maskOf = (item: unknown) => (item === changedSecret ? changedSecret : maskedValue);

function maskValue(value: unknown, depth: number): unknown {
  if (depth > 100) return maskedValue;
  if (typeof value === 'string') return maskText(value);
  if (Array.isArray(value)) return value.map((item) => maskValue(item, depth + 1));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      /* wall: journal-masked */ isSecretField(key, value) && item !== null && item !== ''
        ? maskOf(item)
        : maskValue(item, depth + 1),
    ]),
  );
}
