/** Certificates of servers: whose names and dates, own authorities, client certificates, trust by fingerprint. */
import { TLSSocket } from 'node:tls';
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { type Script, scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { callBridge } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers, saved, upload } from '../support/servers-page.ts';

const running: { close(): Promise<void> }[] = [];
test.beforeEach(async ({ page, shell }) => {
  await openServers(page, shell);
});
test.afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function keep<Server extends { close(): Promise<void> }>(server: Promise<Server>): Promise<Server> {
  running.push(await server);
  return server;
}
const day = 86_400_000;
const hosts = ['127.0.0.1'];
const authority = makeCertificate({ name: 'Harbour authority' });
const refused = 'HTTP/1.1 401 No\r\nContent-Length: 23\r\n\r\n{"code":401,"msg":"no"}';

test('a name that the certificate is not for, and an expired one of a known authority', async ({
  page,
  shell,
}) => {
  const file = await upload(page, 'authority.pem', authority.cert);
  for (const [wish, words] of [
    [{ hosts: ['elsewhere.example'] }, /belongs to another name/],
    [{ from: new Date(Date.now() - 9 * day), until: new Date(Date.now() - day) }, /has expired/],
    [{ from: new Date(Date.now() + day), until: new Date(Date.now() + 9 * day) }, /is not valid yet/],
  ] as const) {
    const { key, cert } = makeCertificate({ name: 'harbour', hosts, issuer: authority, ...wish });
    const { port } = await keep(scriptedServer(() => refused, { key, cert }));
    const address = `https://127.0.0.1:${port}`;
    const id = await add(page, { name: 'Harbour', address, authorityFiles: [file] });
    await page.goto(`${shell.origin}/servers/check/${id}`);
    await expect(page.locator('[data-step=tls][data-verdict=failed]')).toContainText(words);
  }
});

test('a client certificate is shown to the server that asks for it', async ({ page, shell }) => {
  const shown: string[] = [];
  const script: Script = (_, socket) => {
    if (socket instanceof TLSSocket) shown.push(String(socket.getPeerCertificate().subject?.CN));
    return refused;
  };
  const { key, cert } = makeCertificate({ name: 'harbour', hosts, issuer: authority });
  const { port } = await keep(
    scriptedServer(script, { key, cert, requestCert: true, rejectUnauthorized: false }),
  );
  const authorityFiles = [await upload(page, 'authority.pem', authority.cert)];
  const id = await add(page, { name: 'Harbour', address: `https://127.0.0.1:${port}`, authorityFiles });
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await page.getByRole('button', { name: /^Client certificate/ }).click();
  const file = page.getByLabel('PKCS#12 file (.p12, .pfx)', { exact: true });
  await file.setInputFiles('tests/fixtures/tls/client.p12');
  await page.getByLabel('Passphrase of the file').fill('sample');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText('The server answers.')).toBeVisible();
  await saved(page);
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.getByText('The server answers.')).toBeVisible();
  expect(new Set(shown).size).toBe(1);
  expect(shown[0]).not.toBe('undefined');
});

test('an own authority makes its servers trusted, and shows the chain', async ({ page, shell }) => {
  const { key, cert } = makeCertificate({ name: 'harbour.example', hosts, issuer: authority });
  const platform = await keep(startPlatform({ tls: { key, cert } }));
  const credential = { kind: 'cookie', cookie: platform.cookie } as const;
  const id = await add(page, { name: 'Harbour', address: platform.address, signIn: 'cookie', credential });
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await page.getByRole('button', { name: /^Own authorities/ }).click();
  await page.getByLabel('Certificate file (PEM or DER)', { exact: true }).setInputFiles({
    name: 'authority.pem',
    mimeType: 'application/x-pem-file',
    buffer: Buffer.from(authority.cert),
  });
  await expect(page.getByText('authority.pem')).toBeVisible();
  await saved(page);
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.getByText('The server answers.')).toBeVisible();
  await expect(page.getByText('CN=harbour.example', { exact: true })).toBeVisible();
  await page.goto(`${shell.origin}/servers/edit/${id}`);
  await expect(page.getByText('CN=Harbour authority')).toBeVisible();
  await page.getByRole('button', { name: 'Remove all' }).click();
  await saved(page);
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.locator('[data-step=tls][data-verdict=failed]')).toBeVisible();
});

test('a certificate is trusted by its fingerprint on its host, and taken back', async ({ page, shell }) => {
  const { key, cert } = makeCertificate({ name: 'harbour', hosts });
  const platform = await keep(startPlatform({ tls: { key, cert } }));
  const credential = { kind: 'cookie', cookie: platform.cookie } as const;
  const id = await add(page, { name: 'Harbour', address: platform.address, signIn: 'cookie', credential });
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await page.getByRole('button', { name: 'Trust this certificate…' }).click();
  const dialog = page.getByRole('alertdialog');
  const trust = dialog.getByRole('button', { name: 'Trust on this host' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await expect(trust).toBeDisabled();
  const told = dialog.getByRole('textbox', { name: 'Fingerprint you were given' });
  await told.fill('AB:CD:EF');
  await expect(dialog.getByText('It does not match. Do not trust this certificate.')).toBeVisible();
  await dialog.getByRole('checkbox').check();
  await expect(trust).toBeDisabled();
  await expectAccessible(page);
  const fingerprint = (await dialog.locator('code').textContent()) ?? '';
  await told.fill(`SHA256 Fingerprint=${fingerprint.toLowerCase()}`);
  await expect(dialog.getByText('It matches.')).toBeVisible();
  await trust.click();
  await expect(page.getByText('The server answers.')).toBeVisible();
  const list = page.getByRole('region', { name: 'Trusted certificates' });
  await expect(list).toContainText(new URL(platform.address).host);
  await expect(list).toContainText(fingerprint);
  await callBridge(page, 'servers.choose', { id });
  await page.goto(`${shell.origin}/info`);
  await expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible();
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await page.getByRole('button', { name: /Stop trusting the certificate of / }).click();
  await expect(list).toContainText('None: the server’s certificate is checked as usual.');
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.locator('[data-step=tls][data-verdict=failed]')).toBeVisible();
});
