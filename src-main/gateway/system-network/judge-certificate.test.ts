/** The certificates that a profile trusts beyond those that Chromium trusts. */
import { X509Certificate } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type CertificateWish, type MadeCertificate, makeCertificate } from '../testing/certificates.ts';
import { certificateJudge } from './judge-certificate.ts';

const origin = 'https://platform.example:8443';
const [wrongName, wrongDate, unknownAuthority, revoked] = [-200, -201, -202, -206];
const day = 86_400_000;
const now = Date.now();
const past = { from: new Date(now - 2 * day), until: new Date(now - day) };
const root = makeCertificate({ name: 'Own CA' });
const leafOf = (issuer: MadeCertificate, more: Partial<CertificateWish> = {}) =>
  makeCertificate({ name: 'leaf', hosts: ['platform.example'], issuer, ...more });
const authorityOf = (issuer: MadeCertificate, more: Partial<CertificateWish> = {}) =>
  makeCertificate({ name: 'Middle CA', issuer, ...more });

function judged(
  chain: readonly MadeCertificate[],
  own: readonly MadeCertificate[],
  { errorCode = unknownAuthority, hostname = 'platform.example' } = {},
): boolean {
  const route = { trusted: [], authorities: own.map(({ cert }) => cert).join('') };
  const pems = chain.map(({ cert }) => cert);
  return certificateJudge(origin, route).judge({ hostname, errorCode, chain: pems });
}

describe('an authority of the profile', () => {
  const middle = authorityOf(root);
  it('vouches for a server, by itself and over another authority', () => {
    expect(judged([leafOf(root)], [root])).toBe(true);
    expect(judged([leafOf(middle), middle], [root])).toBe(true);
    // A certificate that the server has not sent may be the profile's.
    expect(judged([leafOf(middle)], [root, middle])).toBe(true);
    expect(judged([leafOf(middle)], [root])).toBe(false);
    // An authority that another one issued is no anchor, as for our own connections.
    expect(judged([leafOf(middle)], [middle])).toBe(false);
    expect(judged([leafOf(root)], [])).toBe(false);
  });

  it('vouches for a certificate that is itself the profile’s', () => {
    const self = makeCertificate({ name: 'self', hosts: ['platform.example'] });
    expect(judged([self], [self])).toBe(true);
  });

  const critical = (oid: string) => [[oid, true, Buffer.from('3000', 'hex')]] as const;
  /** Extended key usage: client authentication, server authentication. */
  const use = (oid: string) =>
    [['551d25', false, Buffer.from(`300a06082b06010505070${oid}`, 'hex')]] as const;
  const imposter = makeCertificate({ name: 'Own CA' });
  const noAuthority = leafOf(root, { name: 'Middle CA', hosts: ['middle.example'] });
  const short = makeCertificate({ name: 'Short CA', pathLength: 0 });
  const second = authorityOf(short);
  const limited = authorityOf(root, { extensions: [['551d1e', false, Buffer.from('3000', 'hex')]] });
  it.each<[string, readonly MadeCertificate[], readonly MadeCertificate[], boolean]>([
    ['for another name', [leafOf(root, { hosts: ['other.example'] })], [root], false],
    ['past its time', [leafOf(root, past)], [root], false],
    ['under an authority past its time', [leafOf(authorityOf(root, past))], [root], false],
    ['signed by somebody of that name', [leafOf(imposter)], [root], false],
    ['under a certificate that is no authority', [leafOf(noAuthority), noAuthority], [root], false],
    ['under more authorities than allowed', [leafOf(second), second], [short], false],
    ['under no more than that', [leafOf(short)], [short], true],
    ['under an authority for some names', [leafOf(limited), limited], [root], false],
    ['with a rule that nobody knows', [leafOf(root, { extensions: critical('2a0304') })], [root], false],
    ['for clients', [leafOf(root, { extensions: use('302') })], [root], false],
    ['for servers', [leafOf(root, { extensions: use('301') })], [root], true],
  ])('is asked of a certificate %s', (_, chain, own, isTrusted) => {
    expect(judged(chain, own)).toBe(isTrusted);
  });

  it('does not outweigh another fault than an unknown authority', () => {
    for (const errorCode of [wrongName, wrongDate, revoked, -207, 0])
      expect(judged([leafOf(root)], [root], { errorCode })).toBe(false);
    expect(judged([leafOf(root)], [root], { hostname: 'other.example' })).toBe(false);
  });

  it('is looked for once in each certificate, however they issue each other', () => {
    const name = 'Loop';
    const first = makeCertificate({ name });
    const many = Array.from({ length: 9 }, () => makeCertificate({ name, keyOf: first, issuer: first }));
    const verify = vi.spyOn(X509Certificate.prototype, 'verify');
    onTestFinished(() => verify.mockRestore());
    expect(judged([leafOf(first), ...many], [root])).toBe(false);
    // Every order of nine would be 986,409 signatures.
    expect(verify.mock.calls.length).toBeLessThan(200);
  });
});

describe('a certificate that is trusted by hand', () => {
  const self = makeCertificate({ name: 'self', hosts: ['platform.example'] });
  const pinOf = ({ cert }: MadeCertificate, host = 'platform.example:8443') => ({
    host,
    fingerprint: new X509Certificate(cert).fingerprint256,
    pem: cert,
  });
  const asked = (
    pin: ReturnType<typeof pinOf>,
    shown = self,
    errorCode = unknownAuthority,
    hostname = 'platform.example',
  ) =>
    certificateJudge(origin, { trusted: [pin], authorities: '' }).judge({
      hostname,
      errorCode,
      chain: [shown.cert],
    });

  it('is the very one, at its host and port, in its time', () => {
    expect(asked(pinOf(self))).toBe(true);
    expect(asked(pinOf(self), self, wrongName)).toBe(true);
    expect(asked(pinOf(self, 'platform.example:443'))).toBe(false);
    expect(asked(pinOf(self), self, unknownAuthority, 'proxy.example')).toBe(false);
    expect(asked(pinOf(root))).toBe(false);
    const old = makeCertificate({ name: 'self', hosts: ['platform.example'], ...past });
    expect(asked(pinOf(old), old)).toBe(false);
    expect(asked(pinOf(self), self, revoked)).toBe(false);
  });
});

it('says of a refused certificate what it is, and of a trusted one nothing', () => {
  const route = { trusted: [], authorities: '' };
  const self = makeCertificate({ name: 'self', hosts: ['platform.example'] });
  const future = leafOf(root, { from: new Date(now + day), until: new Date(now + 2 * day) });
  const one = certificateJudge(origin, route);
  expect(one.judge({ hostname: 'platform.example', errorCode: 0, chain: [self.cert] })).toBe(false);
  expect(one.lastRefusal()).toBeNull();
  one.judge({ hostname: 'platform.example', errorCode: unknownAuthority, chain: [self.cert] });
  expect(one.lastRefusal()).toMatchObject({ isSelfSigned: true, isEarly: false });
  one.judge({ hostname: 'platform.example', errorCode: wrongDate, chain: [future.cert] });
  expect(one.lastRefusal()).toMatchObject({ isSelfSigned: false, isEarly: true });
  expect(one.chain().map(({ subject }) => subject)).toEqual(['CN=leaf']);
});
