/**
 * The sandbox's platform behind servers that go wrong as they are told (tests/faults), and a console whose profiles
 * lead there: directly, by TLS, through a proxy, through a proxy's tunnel.
 */

import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import type { ProxyChoice, ServerDraft } from '#shared/rules/servers/profile.ts';
import { createSandbox } from '../../../src-main/sandbox/index.ts';
import { signIn } from '../../../src-shared/api/session/session.ts';
import type { ServerList } from '../../../src-shared/bridge/servers.ts';
import { newDraft } from '../../../src-shared/rules/servers/draft.ts';
import { type Answer, type Asked, type FaultServer, startFaultServer } from '../../faults/fault-server.ts';
import { authority, type Fault, goodCertificate, type Way } from '../../faults/faults.ts';
import { callBridge } from './console-page.ts';
import type { WebShell } from './web-shell.ts';

export interface FaultyPlatform {
  serverOf(fault: Pick<Fault, 'way'>): FaultServer;
  /** Adds the profiles; the page belongs to the shell already. */
  addProfiles(page: Page, shell: Pick<WebShell, 'origin'>): Promise<void>;
  use(page: Page, way: Way): Promise<void>;
  /** Sessions end on the server. */
  expireSessions(): Promise<void>;
  /** Milliseconds that an answer takes, by its request; 0 unless told. */
  delay: (asked: Asked) => number;
  close(): Promise<void>;
}

export async function startFaultyPlatform(): Promise<FaultyPlatform> {
  const sandbox = await createSandbox({ file: ':memory:' });
  const answer = async (asked: Asked): Promise<Answer> => {
    const { method, target, headers, body } = asked;
    const pause = platform.delay(asked);
    if (pause > 0) await wait(pause);
    const url = new URL(target, 'http://platform.invalid');
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const withBody = method !== 'GET' && method !== 'HEAD';
    const given = await sandbox.fetch(
      new Request(`http://platform.invalid${url.pathname}${url.search}`, {
        ...{ method, headers: sent, ...(withBody && { body: new Uint8Array(body) }) },
      }),
    );
    const kept = Object.fromEntries([...given.headers].filter(([name]) => name !== 'content-length'));
    return { status: given.status, headers: kept, body: Buffer.from(await given.arrayBuffer()) };
  };
  const signedIn = await answerOf(sandbox, 'systemAdministrator');
  const [plain, tls, proxy] = await Promise.all([
    startFaultServer({ answer }),
    startFaultServer({ answer, tls: goodCertificate }),
    startFaultServer({ answer }),
  ]);
  const servers = { plain, tls, proxied: proxy, tunnelled: proxy, nowhere: plain };
  const ids = new Map<Way, string>();

  const platform: FaultyPlatform = {
    delay: () => 0,
    serverOf: ({ way }) => servers[way],
    expireSessions: () => sandbox.expireSessions(),
    async addProfiles(page, shell) {
      const credential = { kind: 'cookie', cookie: signedIn } as const;
      const file = await uploadAuthority(page, shell);
      const through: ProxyChoice = {
        mode: 'manual',
        address: `http://127.0.0.1:${proxy.port}`,
        userName: '',
        bypass: [],
      };
      const shared = { signIn: 'cookie', credential, environment: 'test' } as const;
      ids.set(
        'plain',
        await add(page, { ...shared, name: 'plain', address: `http://127.0.0.1:${plain.port}` }),
      );
      ids.set(
        'tls',
        await add(page, {
          ...shared,
          name: 'tls',
          address: `https://127.0.0.1:${tls.port}`,
          authorityFiles: [file],
        }),
      );
      ids.set(
        'proxied',
        await add(page, { ...shared, name: 'proxied', address: 'http://behind.test', proxy: through }),
      );
      ids.set(
        'tunnelled',
        await add(page, { ...shared, name: 'tunnelled', address: 'https://behind.test', proxy: through }),
      );
    },
    async use(page, way) {
      await callBridge(page, 'servers.choose', { id: ids.get(way) ?? '' });
    },
    async close() {
      await Promise.all([plain, tls, proxy].map((server) => server.close()));
      sandbox.close();
    },
  };
  return platform;
}

async function add(page: Page, part: Partial<ServerDraft>): Promise<string> {
  const draft = { ...newDraft(), proxy: { mode: 'none' }, ...part };
  const list = (await callBridge(page, 'servers.add', draft)) as ServerList;
  return list.profiles.at(-1)?.id ?? '';
}

/** The Cookie value of a session of that account. */
async function answerOf(
  sandbox: Awaited<ReturnType<typeof createSandbox>>,
  account: string,
): Promise<string> {
  const response = await sandbox.fetch(
    new Request(`http://platform.invalid${signIn.path}`, {
      method: signIn.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ account }),
    }),
  );
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function uploadAuthority(page: Page, { origin }: Pick<WebShell, 'origin'>): Promise<string> {
  const session = await page.evaluate(() => sessionStorage.getItem('steward.session') ?? '');
  const response = await fetch(`${origin}/bridge/files`, {
    method: 'POST',
    headers: {
      ...{ origin, 'x-steward-session': session, 'x-file-name': 'authority.pem' },
      'content-type': 'application/octet-stream',
    },
    body: authority.cert,
  });
  const reply = (await response.json()) as { ok: boolean; value: { id: string } };
  expect(reply.ok).toBe(true);
  return reply.value.id;
}
