/** The certificates of a PEM text, each with its first and last line; other blocks are left out (RFC 7468). */
export function certificateBlocks(text: string): string[] {
  return text.match(certificateBlock) ?? [];
}

const certificateBlock = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]+-----END CERTIFICATE-----/g;
