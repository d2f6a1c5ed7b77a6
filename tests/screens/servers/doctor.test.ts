/** The connection doctor against every kind of broken server, and against a good one. */
import { makeCertificate } from '../../../src-main/gateway/testing/certificates.ts';
import { testProxy } from '../../../src-main/gateway/testing/proxy-server.ts';
import { scriptedServer } from '../../../src-main/gateway/testing/scripted-server.ts';
import { startPlatform } from '../../e2e/support/platform-server.ts';
import { expectAccessible } from '../support/accessible.ts';
import { collectComplaints } from '../support/console-page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers, verdicts } from '../support/servers-page.ts';

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
const empty = 'Content-Length: 0\r\n\r\n';
const refused = 'HTTP/1.1 401 No\r\nContent-Length: 23\r\n\r\n{"code":401,"msg":"no"}';

async function answering(text: string | null, tls?: { key: string; cert: string }): Promise<string> {
  const { port } = await keep(scriptedServer(() => text, tls));
  return `${tls ? 'https' : 'http'}://127.0.0.1:${port}`;
}
const withCertificate = (wish: Partial<Parameters<typeof makeCertificate>[0]>) => {
  const { key, cert } = makeCertificate({ name: 'office', hosts, ...wish });
  return answering(`HTTP/1.1 401 No\r\n${empty}`, { key, cert });
};
const unused = async () => {
  const server = await scriptedServer(() => null);
  await server.close();
  return `http://127.0.0.1:${server.port}`;
};

const broken: [string, () => Promise<string>, step: string, words: RegExp][] = [
  ['a name that does not exist', async () => 'http://nowhere.invalid', 'resolve', /name was not found/],
  ['a port where nobody listens', unused, 'connect', /refused the connection/],
  [
    'https to a port for http',
    async () => (await keep(startPlatform())).address.replace('http:', 'https:'),
    'tls',
    /does not speak HTTPS/,
  ],
  ['a certificate signed by itself', () => withCertificate({}), 'tls', /signed by itself/],
  [
    'an unknown authority',
    () => withCertificate({ issuer: authority }),
    'tls',
    /authority that is not trusted/,
  ],
  [
    'an expired certificate',
    () => withCertificate({ from: new Date(Date.now() - 9 * day), until: new Date(Date.now() - day) }),
    'tls',
    /expired|signed by itself/,
  ],
  [
    'a redirect',
    () => answering(`HTTP/1.1 302 Found\r\nLocation: https://sso.example.com/\r\n${empty}`),
    'http',
    /redirects elsewhere/,
  ],
  ['garbage', () => answering('\0\x01\x02 what?\r\n\r\n'), 'http', /not valid HTTP/],
  ['an error inside', () => answering(`HTTP/1.1 503 Unavailable\r\n${empty}`), 'http', /not available/],
  [
    'another web site',
    () => answering('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 4\r\n\r\n<p/>'),
    'platform',
    /web page answers/,
  ],
  ['a refused token', () => answering(refused), 'session', /not accepted/],
  [
    'a refusal of nobody’s',
    () => answering(`HTTP/1.1 401 No\r\n${empty}`),
    'platform',
    /can’t tell whether it is a platform server/,
  ],
  [
    'a gate',
    () => answering(`HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm="gate"\r\n${empty}`),
    'http',
    /A gate in front/,
  ],
  ['silence', () => answering(null), 'http', /in time/],
];
for (const [name, start, step, words] of broken) {
  test(`${name}: the step that fails, why, and what to do`, async ({ page, shell }) => {
    const address = await start();
    const id = await add(page, {
      name: 'Broken',
      address,
      credential: { kind: 'token', token: 'very-secret' },
    });
    await page.goto(`${shell.origin}/servers/check/${id}`);
    const failed = page.locator('[data-verdict=failed]');
    await expect(failed).toHaveCount(1);
    await expect(failed).toHaveAttribute('data-step', step);
    await expect(failed).toContainText(words);
    const after = (await verdicts(page)).slice((await verdicts(page)).indexOf(`${step} failed`) + 1);
    expect(after.every((verdict) => verdict.endsWith(' skipped'))).toBe(true);
    await expect(page.getByRole('alert')).toContainText('The connection fails at this step: ');
    expect(await page.content()).not.toContain('very-secret');
  });
}

test('all is well: every step, the clock, a report to copy without secrets', async ({ page, shell }) => {
  const complaints = collectComplaints(page);
  const platform = await keep(startPlatform({ skew: -10 * 60_000 }));
  const id = await add(page, {
    name: 'Harbour',
    address: platform.address,
    signIn: 'cookie',
    credential: { kind: 'cookie', cookie: platform.cookie },
  });
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.getByText('The server answers.')).toBeVisible();
  expect(await verdicts(page)).toEqual([
    'address ok',
    'proxy skipped',
    'resolve ok',
    'connect ok',
    'tls skipped',
    'http ok',
    'platform ok',
    'session ok',
    'permission ok',
    'clock warning',
  ]);
  await expect(page.locator('[data-step=clock]')).toContainText('Synchronise both clocks with network time');
  await page.getByRole('button', { name: 'Copy the report' }).click();
  const report = await page.evaluate(() => navigator.clipboard.readText());
  expect(report).toContain('Connection check of Harbour');
  expect(report).toContain(platform.address);
  expect(report).toMatch(/\[warning\] Clock: .* \(CLOCK_SKEW\) \d+ ms/);
  expect(report).not.toContain(platform.cookie.split('=')[1] ?? platform.cookie);
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});

test('an employee is told that most stays closed', async ({ page, shell }) => {
  const platform = await keep(startPlatform({ account: 'employee' }));
  const credential = { kind: 'cookie', cookie: platform.cookie } as const;
  const id = await add(page, { name: 'Harbour', address: platform.address, signIn: 'cookie', credential });
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.locator('[data-step=permission]')).toContainText('not as an administrator');
  await expect(page.getByText('The server answers.')).toBeVisible();
});

test('a proxy that is not there, and one that asks who it is', async ({ page, shell }) => {
  const asking = await testProxy({ login: 'ada:secret' });
  running.push(asking);
  for (const [proxy, words] of [
    [await unused(), /proxy cannot be reached/],
    [`http://127.0.0.1:${asking.port}`, /asks for a user name and password/],
  ] as const) {
    const id = await add(page, {
      name: 'Harbour',
      address: 'http://harbour.example',
      proxy: { mode: 'manual', address: proxy, userName: '', bypass: [] },
    });
    await page.goto(`${shell.origin}/servers/check/${id}`);
    await expect(page.locator('[data-verdict=failed]')).toContainText(words);
  }
});

test('the steps appear as they end, and the check can be stopped', async ({ page, shell }) => {
  const id = await add(page, { name: 'Silent', address: await answering(null) });
  await page.goto(`${shell.origin}/servers/check/${id}`);
  await expect(page.locator('[data-step=connect]')).toBeVisible();
  await expect(page.getByText('Under way…')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('region', { name: 'Connection check' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await expect(page.getByText('Under way…')).toHaveCount(0);
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect(page.getByText('Under way…')).toBeVisible();
});

test('a form is tried as it stands, before it is saved', async ({ page }) => {
  await page.getByRole('button', { name: 'Add a server' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Harbour');
  await page.getByRole('textbox', { name: 'Address' }).fill('ftp://x');
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.getByText('The address must begin with https:// or http://.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Address' }).fill(await withCertificate({}));
  await page.getByRole('button', { name: 'Check connection' }).click();
  await expect(page.locator('[data-step=tls][data-verdict=failed]')).toBeVisible();
  // Five clicks from here to the sign-in page: this one, the box, the trust.
  await page.getByRole('button', { name: 'Save and trust…' }).click();
  const dialog = page.getByRole('alertdialog');
  const fingerprint = dialog.getByText(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/).first();
  const shown = (await fingerprint.textContent()) ?? '';
  const told = dialog.getByRole('textbox');
  await told.fill(shown.slice(0, 20));
  await expect(dialog.getByText('Matches so far: 14 of 64 characters.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Trust on this host' })).toBeDisabled();
  await told.fill(`${shown.slice(0, 20)} zz`);
  await expect(dialog.getByText(/It does not match/)).toBeVisible();
  await told.fill(shown);
  await expect(dialog.getByText('It matches.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Trust on this host' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Harbour' })).toBeVisible();
});
