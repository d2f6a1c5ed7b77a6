/** A server name: labels of letters, digits and hyphens (RFC 1123), or an IPv4 address; no scheme, no port. */
const label = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i;

export function isHostName(text: string): boolean {
  return text.length <= 253 && text.split('.').every((part) => label.test(part));
}
