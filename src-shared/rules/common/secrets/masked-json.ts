/** Secrets never reach the journal: values of secret fields are masked before they leave the change door. */
import { isSecretField, maskedValue } from './secret-names.ts';

/** Returns the value as JSON with masked secrets; null stays null, and a File is replaced by its name. */
export function maskedJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, function (this: object, name, inner: unknown) {
    if (name && !Array.isArray(this) && isSecretField(name, this)) return maskedValue;
    if (inner instanceof Blob)
      return `file: ${inner instanceof File ? inner.name : inner.type} (${inner.size} bytes)`;
    return inner;
  });
}
