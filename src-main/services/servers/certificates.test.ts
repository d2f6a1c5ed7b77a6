import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readAuthorityText, readProfileAuthorities } from './certificates.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../tests/fixtures/tls', name));
/** An authority of Node's own list, as text and as bytes. */
const { rootCertificates } = await import('node:tls');
const pem = rootCertificates[0] ?? '';
const other = rootCertificates[1] ?? '';
const der = Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64');

describe('authorities', () => {
  it('are read from PEM with text around, and from DER; each once', () => {
    const text = Buffer.from(`Some words\r\n${pem}\n\nmore\n${other}`);
    const { facts, pem: kept } = readProfileAuthorities([
      { name: 'a.pem', bytes: text },
      { name: 'b.der', bytes: der },
    ]);
    expect(facts).toHaveLength(2);
    expect(kept.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    expect(facts[0]).toEqual({
      subject: expect.stringMatching(/CN=|O=/),
      issuer: expect.any(String),
      notBefore: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      notAfter: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    });
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'noCertificate'],
    ['a picture', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), 'noCertificate'],
    ['PEM of something else', Buffer.from('-----BEGIN X-----\nAA==\n-----END X-----\n'), 'noCertificate'],
    ['a cut certificate', Buffer.from(pem.replace(/\n.{10}/, '\n')), 'noCertificate'],
    ['a private key beside it', Buffer.from(`-----BEGIN EC PRIVATE KEY-----\nAA==\n${pem}`), 'privateKey'],
    ['a client’s PKCS#12', fixture('client.p12'), 'noCertificate'],
  ])('%s is refused by name', (_, bytes, reason) => {
    expect(() => readProfileAuthorities([{ name: 'x', bytes }])).toThrow(
      expect.objectContaining({ code: 'CERTIFICATE_INVALID', params: { reason, name: 'x' } }),
    );
  });

  it('are at most fifty', () => {
    const bytes = Buffer.from(rootCertificates.slice(0, 51).join('\n'));
    expect(() => readProfileAuthorities([{ name: 'x', bytes }])).toThrow(
      expect.objectContaining({ params: { reason: 'tooMany', name: '' } }),
    );
  });

  it('may be none', () => {
    expect(readAuthorityText(' \n')).toEqual({ pem: '', facts: [] });
  });
});
