/** Name and port of an address, as trust is given to them. */
export function trustHost(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/** A fingerprint as people paste it: with or without colons, spaces, capitals, an algorithm's name before it. */
export function plainFingerprint(text: string): string {
  return text
    .replace(/^.*sha-?256(\s*fingerprint)?\s*[:=]?/is, '')
    .replaceAll(/[\s:.-]/g, '')
    .toUpperCase();
}
