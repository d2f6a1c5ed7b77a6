/** Ways to a server as the stand-in's network goes them: proxies in turn, tunnels, what a proxy is answered. */
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { answers } from './answers.ts';
import { NetError } from './net-error.ts';
import { secure } from './network-tls.ts';
import type { Session } from './session.ts';
import { beginNtlm, proveNtlm } from '../ntlm/ntlm.ts';

export interface ProxyAccount {
  readonly username: string;
  readonly password: string;
}

export interface WayWish {
  readonly url: URL;
  readonly session: Session;
  readonly login: (question: Electron.AuthInfo) => Promise<ProxyAccount | null>;
}

export interface Way {
  readonly agent: Agent;
  /** The connection to a server that has chosen HTTP/2. */
  readonly http2: TLSSocket | null;
  /** Whether the proxy is asked by the whole address. */
  readonly isWhole: boolean;
  /** The fields of a proxy that wants to know who one is and was not told; null where a way is open. */
  readonly refused: readonly string[] | null;
  fields(): readonly (readonly [string, string])[];
  /** Returns whether there is something new to answer. */
  answerChallenge(challenges: readonly string[]): Promise<boolean>;
}

interface Hop {
  readonly host: string;
  readonly port: number;
}

export async function openWay(wish: WayWish): Promise<Way> {
  const { url, session } = wish;
  let failed: Error = new NetError('NO_SUPPORTED_PROXIES');
  for (const entry of (await session.resolveProxy(url.href)).split(';')) {
    const [kind = '', place = ''] = entry.trim().split(/\s+/);
    const port = place.slice(place.lastIndexOf(':') + 1);
    const proxy =
      kind === 'DIRECT' ? null : { host: place.slice(0, place.lastIndexOf(':')), port: Number(port) };
    if (!/^(DIRECT|PROXY|HTTP)$/.test(kind)) continue;
    try {
      return await openBy(wish, proxy);
    } catch (error) {
      failed = error instanceof Error ? error : new Error(String(error));
      // Source (net/proxy_resolution/proxy_fallback.cc): another way only where this one's proxy is not reached.
      if (!failed.message.endsWith('PROXY_CONNECTION_FAILED')) throw failed;
    }
  }
  throw failed;
}

async function openBy(wish: WayWish, proxy: Hop | null): Promise<Way> {
  const { url, session } = wish;
  const isSecure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const server = { host, port: Number(url.port || (isSecure ? 443 : 80)) };
  const auth = proxy && new ProxyAuth(proxy, wish);
  const socket = await dial(proxy ?? server, proxy !== null);
  if (!isSecure) {
    const next = [socket];
    const agent = agentOf(() => Promise.resolve(next.pop() ?? dial(proxy ?? server, proxy !== null)));
    return {
      agent,
      http2: null,
      isWhole: proxy !== null,
      refused: null,
      fields: () => auth?.fields() ?? [],
      answerChallenge: async (challenges) => (await auth?.answer(challenges)) ?? false,
    };
  }
  const opened = auth ? await tunnel(socket, proxy as Hop, server, auth) : { socket, refused: null };
  const way = {
    isWhole: false,
    refused: opened.refused,
    fields: () => [],
    answerChallenge: async () => false,
  };
  if (opened.refused) return { ...way, agent: new Agent(), http2: null };
  const secured = await secure(opened.socket, server, session, async () => {
    const again = await dial(proxy ?? server, proxy !== null);
    return auth ? (await tunnel(again, proxy as Hop, server, auth)).socket : again;
  });
  const http2 = secured.alpnProtocol === 'h2' ? secured : null;
  return { ...way, agent: agentOf(async () => secured), http2 };
}

function agentOf(open: () => Promise<Socket>): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  agent.createConnection = (_options, made) => {
    open().then(
      (socket) => made?.(null, socket),
      (error: unknown) => made?.(error instanceof Error ? error : new Error(String(error)), null as never),
    );
    return undefined;
  };
  return agent;
}

const connectFailures: Readonly<Record<string, string>> = {
  ENOTFOUND: 'NAME_NOT_RESOLVED',
  EAI_AGAIN: 'NAME_NOT_RESOLVED',
  ECONNREFUSED: 'CONNECTION_REFUSED',
  ECONNRESET: 'CONNECTION_RESET',
  EHOSTUNREACH: 'ADDRESS_UNREACHABLE',
  ENETUNREACH: 'ADDRESS_UNREACHABLE',
};

function dial({ host, port }: Hop, isProxy: boolean): Promise<Socket> {
  return new Promise((done, fail) => {
    const socket = connect({ host, port });
    socket.once('connect', () => {
      socket.off('error', failed);
      socket.on('error', () => undefined);
      done(socket);
    });
    const failed = (error: Error): void => {
      const name = connectFailures[String(Reflect.get(error, 'code'))] ?? 'FAILED';
      fail(new NetError(isProxy ? 'PROXY_CONNECTION_FAILED' : name));
    };
    socket.once('error', failed);
  });
}

interface Tunnel {
  readonly socket: Socket;
  readonly refused: readonly string[] | null;
}

async function tunnel(first: Socket, proxy: Hop, server: Hop, auth: ProxyAuth): Promise<Tunnel> {
  let socket = first;
  for (;;) {
    if (socket.destroyed) socket = await dial(proxy, true);
    const place = `${server.host}:${server.port}`;
    const fields = [['Host', place], ...auth.fields()].map(([name, value]) => `${name}: ${value}\r\n`);
    socket.write(`CONNECT ${place} HTTP/1.1\r\n${fields.join('')}\r\n`);
    const { status, fields: came } = await readHead(socket);
    if (status >= 200 && status < 300) return { socket, refused: null };
    if (status !== 407) throw new NetError('TUNNEL_CONNECTION_FAILED');
    const asks = came.flatMap(([name, value]) =>
      name.toLowerCase() === 'proxy-authenticate' ? [value] : [],
    );
    if (!(await auth.answer(asks))) return { socket, refused: came.flat() };
  }
}

/** The head of a proxy's answer and, past it, a body of known length. */
function readHead(socket: Socket): Promise<{ status: number; fields: [string, string][] }> {
  return new Promise((done, fail) => {
    let text = '';
    const end = (): void => {
      socket.off('data', read).off('close', closed);
    };
    const closed = (): void => {
      end();
      fail(new NetError('TUNNEL_CONNECTION_FAILED'));
    };
    const read = (chunk: Buffer): void => {
      text += chunk.toString('latin1');
      const [head = '', ...rest] = text.split('\r\n\r\n');
      if (rest.length === 0) return;
      const [line = '', ...lines] = head.split('\r\n');
      const fields = lines.map((one): [string, string] => {
        const at = one.indexOf(':');
        return [one.slice(0, at), one.slice(at + 1).trim()];
      });
      const length = fields.find(([name]) => name.toLowerCase() === 'content-length')?.[1];
      if (rest.join('\r\n\r\n').length < Number(length ?? 0)) return;
      const status = Number(line.split(' ')[1]);
      const isClosed = fields.some(
        ([name, value]) => /^(proxy-)?connection$/i.test(name) && /close/i.test(value),
      );
      end();
      // A refusal of unknown length ends with its connection (RFC 9112 §6.3).
      if (isClosed || (length === undefined && status >= 300)) socket.destroy();
      done({ status, fields });
    };
    socket.on('data', read).once('close', closed);
  });
}

/**
 * The answers to a proxy: the strongest scheme first (source, net/http/http_auth_handler.h). Basic by the `login` event
 * alone; NTLM by the system's account first, without an event (net/http/http_auth_handler_ntlm.cc,
 * AllowsDefaultCredentials: always for a proxy), its three messages on one connection; Negotiate by the system's ticket,
 * and not at all where there is none (net/http/http_auth_gssapi_posix.h, AllowsExplicitCredentials: never).
 */
class ProxyAuth {
  readonly #proxy: Hop;
  readonly #wish: WayWish;
  #account: ProxyAccount | null = null;
  #isSystemTried = false;
  #isTicketTried = false;
  #begun: Buffer = Buffer.alloc(0);
  #field = '';

  constructor(proxy: Hop, wish: WayWish) {
    this.#proxy = proxy;
    this.#wish = wish;
  }

  fields(): readonly (readonly [string, string])[] {
    return this.#field === '' ? [] : [['Proxy-Authorization', this.#field]];
  }

  async answer(challenges: readonly string[]): Promise<boolean> {
    const asked = challenges.map((one) => /^NTLM (\S+)$/i.exec(one)?.[1]).find((one) => one !== undefined);
    if (asked !== undefined && this.#account) {
      this.#field = `NTLM ${proveNtlm(this.#account, this.#begun, Buffer.from(asked, 'base64')).toString('base64')}`;
      return true;
    }
    const offers = (scheme: string): boolean =>
      challenges.some((one) => one.toLowerCase().split(' ')[0] === scheme);
    if (offers('negotiate') && answers.systemTicket !== null && !this.#isTicketTried) {
      this.#isTicketTried = true;
      this.#field = `Negotiate ${answers.systemTicket}`;
      return true;
    }
    const scheme = offers('ntlm') ? 'ntlm' : 'basic';
    if (!offers(scheme)) return false;
    const realm = /realm="([^"]*)"/i.exec(challenges.join())?.[1] ?? '';
    this.#account = await this.#findAccount(scheme, realm);
    if (!this.#account) return false;
    const { username, password } = this.#account;
    this.#begun = beginNtlm();
    const basic = Buffer.from(`${username}:${password}`).toString('base64');
    this.#field = scheme === 'ntlm' ? `NTLM ${this.#begun.toString('base64')}` : `Basic ${basic}`;
    return true;
  }

  async #findAccount(scheme: string, realm: string): Promise<ProxyAccount | null> {
    const { host, port } = this.#proxy;
    const { authCache } = this.#wish.session;
    const key = `${host}:${port}`;
    const kept = authCache.get(key);
    // The proxy has refused the kept password now.
    if (kept && kept === this.#account) authCache.delete(key);
    else if (kept) return kept;
    if (scheme === 'ntlm' && answers.systemAccount && !this.#isSystemTried) {
      this.#isSystemTried = true;
      return answers.systemAccount;
    }
    const typed = await this.#wish.login({ isProxy: true, scheme, host, port, realm });
    if (typed) authCache.set(key, typed);
    return typed;
  }
}
