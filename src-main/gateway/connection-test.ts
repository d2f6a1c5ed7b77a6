/**
 * Tries a server step by step, so that a person sees which one fails: address, resolve, connect, tls, http, session.
 * Never throws; ends within 15 s. Codes are the gateway's names and those of `sessionStep`.
 */
import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { currentSession } from '#shared/api/session.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { type ConnectionReport, connectionSteps, type ServerDraft } from '#shared/bridge/servers.ts';
import { openTls } from './connector.ts';
import { nameFailure } from './failure.ts';
import { createGateway } from './gateway.ts';
import { gatewayHeader } from './refusal.ts';
import { readAddress, type TargetAddress } from './target.ts';

/** Milliseconds for all steps together. */
const limitDefault = 15_000;
/** Bytes of the session answer that are read. */
const answerLimit = 256 * 1024;

type Step = (typeof connectionSteps)[number];
type Finding = { readonly code: string | null; readonly detail: string | null; readonly skipped?: boolean };

export async function testConnection(
  draft: ServerDraft,
  signal?: AbortSignal,
  limit = limitDefault,
): Promise<ConnectionReport> {
  const bound = AbortSignal.timeout(limit);
  const stop = signal ? AbortSignal.any([signal, bound]) : bound;
  const trial = new Trial(draft, stop);
  const steps: ConnectionReport['steps'] = [];
  let failed = false;
  for (const step of connectionSteps) {
    const began = performance.now();
    const finding: Finding = failed ? skipped : await untilStopped(stop, () => trial[step]());
    const verdict = finding.skipped ? 'skipped' : finding.code ? 'failed' : 'ok';
    failed ||= verdict === 'failed';
    const milliseconds = Math.round(performance.now() - began);
    steps.push({ step, verdict, milliseconds, code: finding.code, detail: finding.detail });
  }
  trial.close();
  return { ok: !failed, steps };
}

const skipped: Finding = { code: null, detail: null, skipped: true };

function untilStopped(stop: AbortSignal, work: () => Promise<Finding>): Promise<Finding> {
  return new Promise((done) => {
    const give = (): void => {
      const timedOut = stop.reason instanceof Error && stop.reason.name === 'TimeoutError';
      done({ code: timedOut ? 'TIMEOUT' : 'CANCELLED', detail: null });
    };
    if (stop.aborted) return give();
    stop.addEventListener('abort', give, { once: true });
    const finished = (finding: Finding): void => {
      stop.removeEventListener('abort', give);
      done(finding);
    };
    work().then(finished, (error: unknown) => finished(nameFailure(error)));
  });
}

/** One run over the steps; each stands on what those before it found. */
class Trial implements Record<Step, () => Promise<Finding>> {
  readonly #draft: ServerDraft;
  readonly #stop: AbortSignal;
  #address: TargetAddress | null = null;
  #found: { address: string; family: number } | null = null;
  #socket: Socket | null = null;
  #answer: { status: number; type: string; text: string } | null = null;

  constructor(draft: ServerDraft, stop: AbortSignal) {
    this.#draft = draft;
    this.#stop = stop;
  }

  async address(): Promise<Finding> {
    this.#address = readAddress(this.#draft.address.replace(/\/+$/, ''));
    return this.#address ? good(this.#address.origin + this.#address.basePath) : bad('ADDRESS_INVALID');
  }

  async resolve(): Promise<Finding> {
    this.#found = await lookup(this.#host());
    return good(this.#found.address);
  }

  async connect(): Promise<Finding> {
    const url = new URL(this.#address?.origin ?? '');
    const port = Number(url.port || (this.#address?.secure ? 443 : 80));
    const socket = connect({ host: this.#found?.address ?? '', port });
    this.#socket = socket;
    await arrival(socket, 'connect');
    return good(`${socket.remoteAddress ?? ''} ${port}`);
  }

  async tls(): Promise<Finding> {
    if (!this.#address?.secure || !this.#socket) return skipped;
    const socket: TLSSocket = openTls({ host: this.#host(), socket: this.#socket });
    this.#socket = socket;
    await arrival(socket, 'secureConnect');
    return good(`${socket.getProtocol() ?? ''} SHA-256 ${socket.getPeerCertificate().fingerprint256}`);
  }

  async http(): Promise<Finding> {
    this.close();
    const { credential } = this.#draft;
    const address = `${this.#address?.origin ?? ''}${this.#address?.basePath ?? ''}`;
    const gateway = createGateway({
      target: () => ({ id: 'test', kind: 'remote', address, credential }),
      sandbox: () => Promise.reject(new Error('a connection test asks no sandbox')),
      deadline: limitDefault,
    });
    try {
      const response = await gateway.handle({
        method: 'GET',
        target: currentSession.path,
        headers: [['accept', 'application/json']],
        body: null,
        signal: this.#stop,
      });
      const headers = new Headers(response.headers);
      const text = await readAtMost(response.body, answerLimit);
      const refused = headers.get(gatewayHeader);
      if (refused) return bad(refused, detailOf(text));
      this.#answer = { status: response.status, type: headers.get('content-type') ?? '', text };
      return response.status >= 500
        ? bad('HTTP_FAILED', `HTTP ${response.status}`)
        : good(`HTTP ${response.status}`);
    } finally {
      await gateway.close();
    }
  }

  /** SESSION_REFUSED: the credential is not accepted. NOT_A_PLATFORM: something else answers there. */
  async session(): Promise<Finding> {
    const { status, type, text } = this.#answer ?? { status: 0, type: '', text: '' };
    if (status === 401 || status === 403) {
      return this.#draft.credential ? bad('SESSION_REFUSED', `HTTP ${status}`) : skipped;
    }
    if (status !== 200 || !/\bjson\b/i.test(type))
      return bad('NOT_A_PLATFORM', `HTTP ${status} ${type}`.trim());
    try {
      const facts = decodeResponse(currentSession, JSON.parse(text), status);
      return good(facts.user.username);
    } catch (error) {
      const refused = error instanceof Error && Reflect.get(error, 'kind') === 'refused';
      if (refused)
        return this.#draft.credential ? bad('SESSION_REFUSED', error.message.slice(0, 200)) : skipped;
      return bad('NOT_A_PLATFORM', error instanceof Error ? error.message.slice(0, 200) : null);
    }
  }

  close(): void {
    // What a server says after we are done with it is nobody's error.
    this.#socket?.on('error', () => undefined).destroy();
    this.#socket = null;
  }

  #host(): string {
    return (this.#address?.host ?? '').replace(/^\[|\]$/g, '');
  }
}

function arrival(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  return new Promise((done, fail) => {
    socket.once(event, done);
    socket.once('error', fail);
    socket.once('close', () => fail(Object.assign(new Error('closed'), { code: 'ECONNRESET' })));
  });
}

async function readAtMost(body: ReadableStream<Uint8Array> | null, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body ?? []) {
    parts.push(chunk);
    size += chunk.byteLength;
    if (size > bytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}

function detailOf(text: string): string | null {
  const found = /"detail":"([^"]{0,300})"/.exec(text);
  return found?.[1] ?? null;
}

function good(detail: string): Finding {
  return { code: null, detail };
}

function bad(code: string, detail: string | null = null): Finding {
  return { code, detail };
}
