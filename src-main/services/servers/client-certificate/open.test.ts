import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { readClientCertificate } from './open.ts';

const fixture = (name: string) =>
  readFileSync(join(import.meta.dirname, '../../../../tests/fixtures/tls', name));
const pem = rootCertificates[0] ?? '';

describe('a client certificate', () => {
  it('says whose it is', async () => {
    expect(await readClientCertificate(fixture('client.p12'), 'sample')).toMatchObject({
      subject: 'CN=Steward test client, O=Sample',
    });
  });
  it.each([
    ['3DES', 'client-3des.p12', 'sämple'],
    ['3DES and no passphrase', 'client-3des-empty.p12', ''],
  ])('of an older program is opened: %s', async (_, name, passphrase) => {
    expect(await readClientCertificate(fixture(name), passphrase)).toMatchObject({ subject: 'CN=old' });
  });
  it.each([
    ['another passphrase', fixture('client.p12'), 'wrong', 'passphrase'],
    ['another passphrase for 3DES', fixture('client-3des.p12'), 'wrong', 'passphrase'],
    ['no key in it', fixture('without-key.p12'), 'sample', 'noKey'],
    ['PEM instead', Buffer.from(pem), '', 'format'],
    ['nothing', Buffer.alloc(0), '', 'format'],
    ['a cut file', fixture('client.p12').subarray(0, 300), 'sample', 'format'],
  ])('with %s is refused by name, without the passphrase', async (_, bytes, passphrase, reason) => {
    const thrown = await readClientCertificate(bytes, passphrase).catch((error: unknown) => error);
    expect(thrown).toMatchObject({ code: 'CLIENT_CERTIFICATE_INVALID', params: { reason } });
    if (passphrase) expect(JSON.stringify(thrown) + String(thrown)).not.toContain(passphrase);
  });
});
