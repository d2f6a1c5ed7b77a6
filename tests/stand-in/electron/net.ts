/**
 * Electron's `net.request` on Node's sockets: what it refuses, the order of its events, and how Chromium answers proxies
 * and judges certificates (network.ts). `source` in its comments is lib/common/api/net-client-request.ts.
 */
import { Readable, Writable } from 'node:stream';
import { NetError } from './net-error.ts';
import { type NetAnswer, type ProxyAccount, transact } from './network.ts';
import { needsReady } from './rules.ts';
import { Session } from './session.ts';

/** d.ts, `setHeader`: "Certain headers are restricted from being set by apps." Source (Chromium): ERR_INVALID_ARGUMENT. */
const restricted = /^(content-length|host|trailer|te|upgrade|cookie2|keep-alive|transfer-encoding)$/i;

type Known = Pick<
  Electron.ClientRequest,
  | 'setHeader'
  | 'getHeader'
  | 'removeHeader'
  | 'followRedirect'
  | 'abort'
  | 'chunkedEncoding'
  | 'getUploadProgress'
>;

/** docs/api/incoming-message: "IncomingMessage implements the Readable Stream interface". */
export class IncomingMessage
  extends Readable
  implements Pick<Electron.IncomingMessage, 'statusCode' | 'rawHeaders'>
{
  readonly statusCode: number;
  readonly rawHeaders: string[];
  readonly #source: Readable;

  constructor({ status, rawHeaders, body }: NetAnswer) {
    super();
    this.statusCode = status;
    this.rawHeaders = [...rawHeaders];
    this.#source = body;
    body.pause();
    body.on('data', (chunk: Buffer) => {
      if (!this.push(chunk)) body.pause();
    });
    body.on('end', () => this.push(null));
  }

  override _read(): void {
    this.#source.resume();
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#source.destroy();
    done(error);
  }
}

export class ClientRequest extends Writable implements Known {
  readonly #wish: { method: string; url: URL; session: Session; redirect: string };
  readonly #headers = new Map<string, [name: string, value: string]>();
  readonly #stopped = new AbortController();
  readonly #parts: Buffer[] = [];
  #chunked: boolean | undefined;
  #pipe: Readable | null = null;
  #started = false;
  #wrote = false;
  #aborted = false;
  #follow: (() => void) | null = null;
  #response: IncomingMessage | null = null;

  constructor(options: Electron.ClientRequestConstructorOptions) {
    // Source: so that `close` is emitted once the body has been sent, before any answer.
    super({ autoDestroy: true });
    needsReady('net.request');
    const { url: address = '', method = 'GET', redirect = 'follow', session } = options;
    const url = new URL(address);
    if (!/^https?:$/.test(url.protocol))
      throw new Error('ClientRequest only supports http: and https: protocols');
    const given: unknown = session;
    if (!(given instanceof Session))
      throw new TypeError('`session` should be an instance of the Session class');
    if (options.credentials !== undefined)
      throw new Error('the stand-in knows the default credentials alone');
    this.#wish = { method: method.toUpperCase(), url, session: given, redirect };
  }

  get chunkedEncoding(): boolean {
    return this.#chunked ?? false;
  }
  set chunkedEncoding(on: boolean) {
    if (this.#started) throw new Error('chunkedEncoding can only be set before the request is started');
    if (this.#chunked !== undefined) throw new Error('chunkedEncoding can only be set once');
    this.#chunked = on;
  }

  /** d.ts: "Calling this method after the first write will throw an error." */
  setHeader(name: string, value: string): void {
    if (this.#started || this.#wrote) throw new Error("Can't set headers after they are sent");
    if (!/^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/.test(name)) throw new Error(`Invalid header name: '${name}'`);
    if (/[\0\r\n]/.test(value)) throw new Error(`Invalid value for header '${name}': '${value}'`);
    this.#headers.set(name.toLowerCase(), [name, value]);
  }
  getHeader(name: string): string {
    return this.#headers.get(name.toLowerCase())?.[1] ?? '';
  }
  removeHeader(name: string): void {
    if (this.#started || this.#wrote) throw new Error("Can't remove headers after they are sent");
    this.#headers.delete(name.toLowerCase());
  }
  getUploadProgress(): Electron.UploadProgress {
    return { active: false, started: false, current: 0, total: 0 };
  }

  /** Without chunked encoding the whole body is collected first (d.ts, `chunkedEncoding`). */
  override _write(chunk: Buffer, _encoding: string, delivered: (error?: Error | null) => void): void {
    this.#wrote = true;
    if (!this.#chunked) {
      this.#parts.push(chunk);
      delivered();
      return;
    }
    if (!this.#pipe) {
      this.#pipe = new Readable({ read: () => undefined });
      this.#start(this.#pipe);
    }
    this.#pipe.push(chunk);
    // d.ts: "It is called asynchronously in the next tick after `chunk` content have been delivered".
    process.nextTick(delivered);
  }

  override _final(done: (error?: Error | null) => void): void {
    if (this.#pipe) this.#pipe.push(null);
    else this.#start(this.#wrote ? Buffer.concat(this.#parts) : null);
    done();
  }

  #start(body: Buffer | Readable | null): void {
    this.#started = true;
    const fields = [...this.#headers.values()];
    const run = async (): Promise<void> => {
      const isForbidden = ([name, value]: [string, string]): boolean =>
        restricted.test(name) || (/^connection$/i.test(name) && /upgrade/i.test(value));
      if (fields.some(isForbidden)) throw new NetError('INVALID_ARGUMENT');
      const { method, url, session } = this.#wish;
      const answer = await transact({
        method,
        url,
        session,
        body,
        headers: fields,
        signal: this.#stopped.signal,
        login: (question) => this.#askLogin(question),
        failed: (error) => this.#fail(error),
      });
      if (this.#aborted) return answer.body.destroy() && undefined;
      if (answer.redirect) return this.#redirected(answer);
      this.#response = new IncomingMessage(answer);
      this.emit('response', this.#response);
    };
    run().catch((error: unknown) => this.#fail(error));
  }

  /** Source: "If there were no listeners, cancel the authentication request." */
  #askLogin(question: Electron.AuthInfo): Promise<ProxyAccount | null> {
    const { promise, resolve } = Promise.withResolvers<ProxyAccount | null>();
    const isHeard = this.emit('login', question, (username?: string, password?: string) =>
      resolve(username === undefined || password === undefined ? null : { username, password }),
    );
    if (!isHeard) resolve(null);
    return promise;
  }

  /** d.ts, `redirect`: "`request.followRedirect` must be called synchronously, otherwise the request will be cancelled". */
  #redirected({ status, redirect, body }: NetAnswer): void {
    body.destroy();
    let isFollowed = false;
    this.#follow = () => {
      isFollowed = true;
    };
    if (this.#wish.redirect !== 'manual') throw new Error('the stand-in follows no redirect');
    this.emit('redirect', status, this.#wish.method, redirect?.url, redirect?.fields);
    this.#follow = null;
    if (isFollowed) throw new Error('the stand-in follows no redirect');
    if (!this.#aborted) this.#die(new Error('Redirect was cancelled'));
  }
  followRedirect(): void {
    if (!this.#follow) throw new Error('followRedirect() called, but was not waiting for a redirect');
    this.#follow();
  }

  #fail(error: unknown): void {
    if (this.#aborted) return;
    this.#die(error instanceof NetError ? error : new Error(String(error), { cause: error }));
  }

  /** d.ts: "an ongoing event will emit `abort` and `close` events". */
  abort(): void {
    if (!this.#aborted) process.nextTick(() => this.emit('abort'));
    this.#aborted = true;
    this.#die();
  }

  /** Source: an error of a request that has closed already is emitted all the same. */
  #die(error?: Error): void {
    if (this.destroyed && error) this.emit('error', error);
    this.destroy(error);
    this.#stopped.abort();
    this.#response?.destroy(error);
  }
}

/** @public as all that is taken by name from `electron`. */
export const net = {
  // The stand-in's request has what src-main/desktop and electron-updater use of Electron's.
  request: (options: Electron.ClientRequestConstructorOptions) =>
    new ClientRequest(options) as unknown as Electron.ClientRequest,
} satisfies Pick<Electron.Net, 'request'>;
