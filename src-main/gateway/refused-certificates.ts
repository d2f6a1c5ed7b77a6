/**
 * Certificates that were refused lately, so that a person who has compared the fingerprint can trust exactly that
 * certificate. In memory only.
 */
const limit = 50;
const reasonByHost = new Map<string, string>();

/** `raw`: DER. `host`: name and port. */
export function noteRefusedCertificate(host: string, fingerprint: string, raw: Uint8Array): void {
  const key = `${host} ${fingerprint}`;
  reasonByHost.delete(key);
  const lines =
    Buffer.from(raw)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  reasonByHost.set(key, `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`);
  const [oldest] = reasonByHost.keys();
  if (reasonByHost.size > limit && oldest !== undefined) reasonByHost.delete(oldest);
}

/** Returns PEM; null where that host has shown no such certificate lately. */
export function refusedCertificate(host: string, fingerprint: string): string | null {
  return reasonByHost.get(`${host} ${fingerprint}`) ?? null;
}
