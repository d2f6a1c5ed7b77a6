/**
 * Files of authorities that somebody was sent: every one refused by its name, in bounded time (limits.md §3). The
 * ordinary cases stand beside the code; these are made to hurt.
 */
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '#shared/testing/processor-time.ts';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { readAuthorityText, readProfileAuthorities } from '../../src-main/services/servers/certificates.ts';

/** Milliseconds for a verdict, on a busy computer. */
const patience = 2000;
const megabyte = 1024 * 1024;
const [root = ''] = rootCertificates;
const leaf = makeCertificate({ name: 'leaf', hosts: ['a.test'] }).cert;
const many = (one: string, count: number): Buffer => Buffer.from(one.repeat(count));
/** Ten thousand texts that look like certificates, each another one. */
const bomb = Buffer.from(
  Array.from({ length: 10_000 }, (_, n) => root.replace('MII', `MII${String(n).padStart(5, '0')}`)).join(''),
);
const begin = '-----BEGIN CERTIFICATE-----\n';

function refusal(work: () => unknown): { code: unknown; reason: unknown; took: number } {
  const spent = countProcessorTime();
  try {
    work();
  } catch (error) {
    const params: unknown = Reflect.get(Object(error), 'params');
    const took = spent();
    return { code: Reflect.get(Object(error), 'code'), reason: Reflect.get(Object(params), 'reason'), took };
  }
  return { code: null, reason: null, took: spent() };
}

describe('authorities', () => {
  it.each<[string, Buffer, string]>([
    ['ten thousand different certificates', bomb, 'tooMany'],
    ['fifty-one certificates', Buffer.from(rootCertificates.slice(0, 51).join('')), 'tooMany'],
    ['a megabyte of nothing', Buffer.alloc(megabyte), 'noCertificate'],
    ['a megabyte of beginnings', many(begin, megabyte / begin.length), 'noCertificate'],
    ['one beginning and a megabyte of base64', Buffer.from(begin + 'A'.repeat(megabyte)), 'noCertificate'],
    [
      'one beginning and a megabyte of blanks',
      Buffer.from(begin + ' \n'.repeat(megabyte / 2)),
      'noCertificate',
    ],
    ['a private key that is spelled wide', many('-----BEGIN RSA PRIVATE KEY-----\n', 3), 'privateKey'],
    ['a megabyte that might become a key', many('-----BEGIN A', megabyte / 12), 'noCertificate'],
    ['a certificate of a server among authorities', Buffer.from(root + leaf), 'noAuthority'],
    ['bytes of a certificate with a length of 4 GB', Buffer.from('3084ffffffff3082', 'hex'), 'noCertificate'],
    ['ten thousand sequences in each other', Buffer.from('3080'.repeat(10_000), 'hex'), 'noCertificate'],
    ['a page of HTML', Buffer.from('<html>-----BEGIN</html>'), 'noCertificate'],
    ['a NUL within', Buffer.from(root.replace('MII', 'MI\0I')), 'noCertificate'],
  ])('%s', (_, bytes, reason) => {
    const refused = refusal(() => readProfileAuthorities([{ name: 'x', bytes }]));
    expect(refused).toMatchObject({ code: 'CERTIFICATE_INVALID', reason });
    expect(refused.took).toBeLessThan(patience);
  });

  it('one certificate ten thousand times is one, and soon', () => {
    const spent = countProcessorTime();
    expect(readAuthorityText(root.repeat(10_000)).facts).toHaveLength(1);
    expect(spent()).toBeLessThan(patience);
  });

  it('names in a certificate are one line without marks that turn the text round', () => {
    const evil = makeCertificate({ name: '\u202egro.elpmaxe\u2066\u0007' });
    const [facts] = readAuthorityText(evil.cert).facts;
    expect(facts?.subject).toBe('CN=\ufffdgro.elpmaxe\ufffd\\07');
    expect(facts?.issuer).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  });
});
