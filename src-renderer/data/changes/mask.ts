/** Secrets never reach the journal: values under such names are masked before they leave the door. */
const secretName =
  /password|passwd|secret|token|cookie|verifycode|checkcode|successcode|cachemark|appkey|appsecurity|credential|privatekey/i;
const masked = '•••';

/** JSON of a value with the secrets masked; null stays null; a File is named, not copied. */
export function maskedJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (name, inner: unknown) => {
    if (name && secretName.test(name)) return masked;
    if (inner instanceof Blob)
      return `file: ${inner instanceof File ? inner.name : inner.type} (${inner.size} bytes)`;
    return inner;
  });
}
