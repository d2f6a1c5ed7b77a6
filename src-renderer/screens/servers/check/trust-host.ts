/** Name and port of an address, the key of a trust. */
export function trustHost(address: string): string {
  const { hostname, port, protocol } = new URL(address);
  return `${hostname.replace(/^\[|\]$/g, '')}:${port || (protocol === 'https:' ? 443 : 80)}`;
}

/** Normalises a pasted fingerprint: colons, spaces, capitals and the algorithm's name are dropped. */
export function plainFingerprint(text: string): string {
  return text
    .replace(/^.*sha-?256(\s*fingerprint)?\s*[:=]?/is, '')
    .replaceAll(/[\s:.-]/g, '')
    .toUpperCase();
}
