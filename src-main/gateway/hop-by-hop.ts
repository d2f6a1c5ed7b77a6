/** Header fields of one connection, which are passed on in neither direction (RFC 9110 §7.6.1). */

/** Fields that the RFC names, or that custom treats so; Upgrade, TE and Trailer are connection options too. */
export const hopByHopFields: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'http2-settings',
];

/** Lower-case names in a Connection value; those fields are not passed on either. */
export function connectionOptions(value: string): readonly string[] {
  // Fast path: the two usual values name no field.
  if (value === 'keep-alive' || value === 'close') return [];
  return value
    .split(',')
    .map((option) => option.trim().toLowerCase())
    .filter((option) => option !== '');
}
