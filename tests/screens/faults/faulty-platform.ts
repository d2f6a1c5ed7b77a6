/**
 * The sandbox's platform behind servers that go wrong as they are told (tests/faults), and a console whose profiles
 * lead there: directly, by TLS, through a proxy, through a proxy's tunnel.
 */
import type { ProxyChoice, ServerDraft } from '#shared/rules/servers/profile.ts';
import { createSandbox } from '../../../src-main/sandbox/index.ts';
import { signIn } from '../../../src-shared/api/session/session.ts';
import { type Answer, type Asked, type FaultServer, startFaultServer } from '../../faults/fault-server.ts';
import { authority, type Fault, goodCertificate, type Way } from '../../faults/faults.ts';
import { callBridge } from '../support/console-page.ts';
import type { Page } from '../support/page.ts';
import { add, upload } from '../support/servers-page.ts';

export interface FaultyPlatform {
  serverOf(fault: Pick<Fault, 'way'>): FaultServer;
  /** Adds the profiles. */
  addProfiles(page: Page): Promise<void>;
  use(page: Page, way: Way): Promise<void>;
  /** Sessions end on the server. */
  expireSessions(): Promise<void>;
  /** An answer waits for this promise, by its request; by default for nothing. */
  until: (asked: Asked) => Promise<unknown>;
  close(): Promise<void>;
}

export async function startFaultyPlatform(): Promise<FaultyPlatform> {
  const sandbox = await createSandbox({ file: ':memory:' });
  const answer = async (asked: Asked): Promise<Answer> => {
    const { method, target, headers, body } = asked;
    await platform.until(asked);
    const url = new URL(target, 'http://platform.invalid');
    const sent = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
    const withBody = method !== 'GET' && method !== 'HEAD';
    const given = await sandbox.fetch(
      new Request(`http://platform.invalid${url.pathname}${url.search}`, {
        method,
        headers: sent,
        ...(withBody && { body: new Uint8Array(body) }),
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
    until: async () => undefined,
    serverOf: ({ way }) => servers[way],
    expireSessions: () => sandbox.expireSessions(),
    async addProfiles(page) {
      const credential = { kind: 'cookie', cookie: signedIn } as const;
      const file = await upload(page, 'authority.pem', authority.cert);
      const through: ProxyChoice = {
        mode: 'manual',
        address: `http://127.0.0.1:${proxy.port}`,
        userName: '',
        bypass: [],
      };
      const shared = { signIn: 'cookie', credential, environment: 'test' } as const;
      const profiles: Partial<Record<Way, Partial<ServerDraft>>> = {
        plain: { address: `http://127.0.0.1:${plain.port}` },
        tls: { address: `https://127.0.0.1:${tls.port}`, authorityFiles: [file] },
        proxied: { address: 'http://behind.test', proxy: through },
        tunnelled: { address: 'https://behind.test', proxy: through },
      };
      for (const [way, part] of Object.entries(profiles))
        ids.set(way as Way, await add(page, { ...shared, name: way, ...part }));
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
