/**
 * Secrets never reach the journal: values of secret fields are masked before they leave the change door. What may be
 * known of a secret stays: that there is none, and that it is another one than before.
 */
import { changedSecret, isSecretField, maskedValue } from './secret-names.ts';

/**
 * Returns the value as JSON with masked secrets; null stays null, and a File is replaced by its name. `before` is the
 * state with which secrets are compared, field by field.
 */
export function maskedJson(value: unknown, before?: unknown): string | null {
  if (value === null || value === undefined) return null;
  /** The part of `before` at the place of each part of the value. */
  const twins = new WeakMap<object, unknown>();
  const twinOf = (owner: object, name: string) => fieldOf(twins.get(owner), name);
  const root = { '': value };
  twins.set(root, { '': before });
  const masked = function (this: object, name: string, inner: unknown) {
    const owner = name === '' && !twins.has(this) ? root : this;
    const twin = twinOf(owner, name);
    if (typeof inner === 'object' && inner !== null) twins.set(inner, twin);
    if (name && !Array.isArray(this) && isSecretField(name, this)) {
      if (inner === '' || inner === null) return inner;
      return twin !== undefined && !sameSecret(twin, inner) ? changedSecret : maskedValue;
    }
    if (inner instanceof Blob)
      return `file: ${inner instanceof File ? inner.name : inner.type} (${inner.size} bytes)`;
    return inner;
  };
  return JSON.stringify(value, masked);
}

function fieldOf(owner: unknown, name: string): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}

const sameSecret = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
