/** Fields that belong to one connection and are never passed on (RFC 9110 §7.6.1), both ways. */

/** Named by the RFC, or by custom treated as such; Upgrade, TE and Trailer are connection options too. */
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

/** Lower-case names that a Connection value lists, beside those above: they end here as well. */
export function connectionOptions(value: string): readonly string[] {
  // The two values that nearly every message has name no field.
  if (value === 'keep-alive' || value === 'close') return [];
  return value
    .split(',')
    .map((option) => option.trim().toLowerCase())
    .filter((option) => option !== '');
}
