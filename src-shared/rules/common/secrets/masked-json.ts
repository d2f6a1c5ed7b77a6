/** Secrets never reach the journal: values under secret names are masked before they leave the door. */
import { isSecretField, masked } from './secret-names.ts';

/** JSON of a value with the secrets masked; null stays null; a File is named, not copied. */
export function maskedJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, function (this: object, name, inner: unknown) {
    if (name && !Array.isArray(this) && isSecretField(name, this)) return masked;
    if (inner instanceof Blob)
      return `file: ${inner instanceof File ? inner.name : inner.type} (${inner.size} bytes)`;
    return inner;
  });
}
