/** Two tabs of one shell on two servers: what one asks, changes, uploads, ends or removes is nothing of the other's. */
import type { ServerList } from '#shared/bridge/servers.ts';
import { isWrite } from '../../../src-main/gateway/write-calls.ts';
import { noMapping } from '../../../src-shared/api/mapping/no-mapping.ts';
import { newServerDraft } from '../../../src-shared/rules/servers/draft.ts';
import { type PlatformServer, startPlatform } from '../../e2e/support/platform-server.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { expect, test } from '../support/screens.ts';
import { add, openServers } from '../support/servers-page.ts';
import { button, expectEditable, field, toast } from '../support/tenant-page.ts';

let harbour: PlatformServer;
let office: PlatformServer;
let ids: { readonly harbour: string; readonly office: string };
test.beforeEach(async ({ page, shell }) => {
  [harbour, office] = await Promise.all([startPlatform(), startPlatform()]);
  await openServers(page, shell);
  const known = ({ address, cookie }: PlatformServer) => ({
    address,
    signIn: 'cookie' as const,
    credential: { kind: 'cookie' as const, cookie },
  });
  ids = {
    harbour: await add(page, { name: 'Harbour', environment: 'test', ...known(harbour) }),
    office: await add(page, { name: 'Head office', environment: 'production', ...known(office) }),
  };
});
test.afterEach(async () => {
  await Promise.all([harbour.close(), office.close()]);
});

const banner = (page: Page, words: RegExp) => page.getByRole('banner').getByRole('button', { name: words });
const writesAt = ({ asked }: PlatformServer) =>
  asked.filter((line) => {
    const [method = '', path = ''] = line.split(' ');
    return isWrite(method, path, noMapping);
  });

/** Requests of the console in another tab of the same shell. */
function otherTab() {
  const session = () => ({ 'X-Steward-Session': sessionStorage.getItem('steward.session') ?? '' });
  let mark = '';
  const bridge = async (name: string, args: object): Promise<ServerList> => {
    const headers = { ...session(), 'Content-Type': 'application/json' };
    const answer = await fetch(`/bridge/call/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(args),
    });
    return ((await answer.json()) as { value: ServerList }).value;
  };
  return {
    bridge,
    async choose(id: string): Promise<void> {
      const { profiles } = await bridge('servers.choose', { id });
      mark = profiles.find((profile) => profile.id === id)?.mark ?? '';
    },
    ask(path: string, request: RequestInit = {}): Promise<Response> {
      const headers = { ...session(), 'X-Steward-Profile': mark, ...(request.headers as object) };
      return fetch(path, { ...request, headers });
    },
    write(path: string, body: object = {}): Promise<Response> {
      const headers = { 'Content-Type': 'application/json' };
      return this.ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
    },
  };
}

const current = '/api/basicserver/session/current';

test('each reads, writes, uploads and signs out at its own, and a reload stays there', async ({
  page,
  shell,
}) => {
  await callBridge(page, 'servers.choose', { id: ids.harbour });
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await expect(page).toHaveTitle(/ · Harbour · Steward$/);
  const other = otherTab();
  await other.choose(ids.office);
  await page.settled();
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expect(page.getByText(/another window/)).toHaveCount(0);

  // Reads: the session, and an address that no page asks for.
  expect((await other.ask(current)).status).toBe(200);
  const unknown = '/api/basicserver/asked/by/another/tab';
  expect((await other.ask(unknown)).status).toBe(404);
  const answered = [office, harbour].map(({ asked }) => asked.includes(`GET ${unknown}`));
  expect(answered).toEqual([true, false]);
  // Writes, of the other one and of this one.
  const written = writesAt(office).length;
  expect((await other.write('/api/basicserver/permission/cache/reload')).status).toBe(200);
  expect([writesAt(office).length, writesAt(harbour).length]).toEqual([written + 1, 0]);
  await field(page, 'Contact').fill('Somebody else');
  await button(page, 'Save').click();
  await page.settled();
  expect(writesAt(harbour).length).toBeGreaterThan(0);
  expect(writesAt(office)).toHaveLength(written + 1);

  // Uploads and downloads.
  const form = new FormData();
  form.append('module', 'document');
  form.append('file', new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])], 'quay.png'));
  const uploaded = await other.ask('/api/file/module/upload', { method: 'POST', body: form });
  const { data } = (await uploaded.json()) as { data: { fileId: string } };
  const preview = `/api/file/preview?fileId=${data.fileId}&type=imgs`;
  expect((await (await other.ask(preview)).arrayBuffer()).byteLength).toBe(8);
  const mine = otherTab();
  await mine.choose(ids.harbour);
  expect((await mine.ask(preview)).status).toBe(404);

  // Signing out and its end there; new tabs begin with what was chosen last, this one where it was.
  await other.choose(ids.office);
  expect((await other.write('/api/basicserver/session/signOut')).status).toBe(200);
  expect((await other.ask(current)).status).toBe(401);
  expect((await mine.ask(current)).status).toBe(200);
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expect(banner(page, /^Account: /)).toBeVisible();
});

test('one that is removed in another tab moves the tab that is on it, and says so', async ({
  page,
  shell,
}) => {
  await callBridge(page, 'servers.choose', { id: ids.harbour });
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  const other = otherTab();
  await other.choose(ids.office);
  await other.bridge('servers.remove', { id: ids.harbour });
  await expect(banner(page, /^Server: Head office Production/)).toBeVisible();
  await expect(
    toast(page, 'Harbour was removed in another window; this one is on Head office now.'),
  ).toBeVisible();
});

test('one that nobody shows is removed without a word here', async ({ page, shell }) => {
  await callBridge(page, 'servers.choose', { id: ids.harbour });
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  const other = otherTab();
  await other.bridge('servers.remove', { id: ids.office });
  await page.settled();
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  await expect(page.getByText(/another window/)).toHaveCount(0);
});

test('with something unsaved it stays, sends nothing, and goes when it is let go', async ({
  page,
  shell,
}) => {
  await callBridge(page, 'servers.choose', { id: ids.harbour });
  await page.goto(`${shell.origin}/base/teams`);
  await expectEditable(page);
  await field(page, 'Contact').fill('Somebody else');
  const other = otherTab();
  await other.choose(ids.office);
  await other.bridge('servers.remove', { id: ids.harbour });
  await expect(
    page.getByText(/^Harbour was removed in another window\. Your input here is kept/),
  ).toBeVisible();
  const [there, here] = [writesAt(office).length, writesAt(harbour).length];
  await button(page, 'Save').click();
  await expect(page.getByText(/^The server was changed or removed meanwhile, or/)).toBeVisible();
  expect([writesAt(office).length, writesAt(harbour).length]).toEqual([there, here]);
  await expect(field(page, 'Contact')).toHaveValue('Somebody else');
  await button(page, 'Go to Head office').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await expect(banner(page, /^Server: Head office Production/)).toBeVisible();
});

test('one that leads elsewhere since is used so by the tab that is on it', async ({ page, shell }) => {
  await callBridge(page, 'servers.choose', { id: ids.harbour });
  await page.goto(`${shell.origin}/info`);
  await expect(banner(page, /^Server: Harbour Test/)).toBeVisible();
  const { profiles } = (await callBridge(page, 'servers.list', {})) as ServerList;
  const edition = profiles.find(({ id }) => id === ids.harbour)?.edition ?? '';
  const draft = {
    name: 'Harbour',
    address: harbour.address,
    environment: 'test',
    signIn: 'cookie',
    readOnly: true,
    credential: { kind: 'cookie', cookie: harbour.cookie },
    proxy: { mode: 'none' },
  };
  await otherTab().bridge('servers.update', {
    id: ids.harbour,
    edition,
    draft: { ...newServerDraft(), ...draft },
  });
  await expect(banner(page, /Harbour Test · Read-only/)).toBeVisible();
  await expect(
    toast(page, 'The settings of Harbour were changed in another window; this one uses them now.'),
  ).toBeVisible();
});
