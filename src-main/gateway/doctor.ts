/**
 * Tries a server step by step, so that a person sees which one fails and why. Never throws; ends within 15 s. Codes
 * are the gateway's names and those of the last steps here.
 */
import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { currentSession, type SessionFacts } from '#shared/api/session.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { type ConnectionReport, connectionSteps } from '#shared/bridge/servers.ts';
import { openTls } from './connector.ts';
import { nameFailure } from './failure.ts';
import { createGateway } from './gateway.ts';
import { gatewayHeader } from './refusal.ts';
import { type GatewayTarget, readAddress, type TargetAddress } from './target.ts';

/** Milliseconds for all steps together. */
const limitDefault = 15_000;
/** Seconds by which clocks may differ. */
const skewLimit = 120;
/** Bytes of the session answer that are read. */
const answerLimit = 256 * 1024;

type Step = (typeof connectionSteps)[number];
type DoctorStep = ConnectionReport['steps'][number];
type Finding = {
  readonly code: string | null;
  readonly detail: string | null;
  readonly verdict?: 'skipped' | 'warning';
};

export interface Examination {
  readonly signal: AbortSignal;
  readonly progress: (step: DoctorStep) => void;
}

export async function diagnose(
  target: GatewayTarget,
  { signal, progress }: Examination,
  limit = limitDefault,
): Promise<ConnectionReport> {
  const stop = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  const trial = new Trial(target, stop);
  const steps: DoctorStep[] = [];
  let failed = false;
  for (const step of connectionSteps) {
    const began = performance.now();
    const finding: Finding = failed ? skipped : await untilStopped(stop, () => trial[step]());
    const verdict = finding.verdict ?? (finding.code ? 'failed' : 'ok');
    failed ||= verdict === 'failed';
    const milliseconds = Math.round(performance.now() - began);
    const done: DoctorStep = { step, verdict, milliseconds, code: finding.code, detail: finding.detail };
    steps.push(done);
    progress(done);
  }
  trial.close();
  return { ok: !failed, steps, chain: trial.chain, clockSkew: trial.clockSkew };
}

const skipped: Finding = { code: null, detail: null, verdict: 'skipped' };

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
  readonly #target: GatewayTarget;
  readonly #stop: AbortSignal;
  #address: TargetAddress | null = null;
  #found: { address: string; family: number } | null = null;
  #socket: Socket | null = null;
  #answer: { status: number; type: string; text: string } | null = null;
  #facts: SessionFacts | null = null;
  chain: ConnectionReport['chain'] = [];
  clockSkew: number | null = null;

  constructor(target: GatewayTarget, stop: AbortSignal) {
    this.#target = target;
    this.#stop = stop;
  }

  async address(): Promise<Finding> {
    this.#address = readAddress(this.#target.address.replace(/\/+$/, ''));
    return this.#address ? good(this.#address.origin + this.#address.basePath) : bad('ADDRESS_INVALID');
  }

  async resolve(): Promise<Finding> {
    this.#found = await lookup(this.#host());
    return good(this.#found.address);
  }

  async proxy(): Promise<Finding> {
    return skipped;
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
    const gateway = createGateway({
      target: () => this.#target,
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
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) this.clockSkew = date - Date.now();
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

  /** NOT_A_PLATFORM: something else answers there. */
  async platform(): Promise<Finding> {
    const { status, type, text } = this.#answered();
    if (status === 401 || status === 403) return good(`HTTP ${status}`);
    if (status !== 200 || !/\bjson\b/i.test(type)) {
      return bad('NOT_A_PLATFORM', `HTTP ${status} ${type}`.trim());
    }
    try {
      this.#facts = decodeResponse(currentSession, JSON.parse(text), status);
      return good(this.#facts.platform.deployment);
    } catch (error) {
      // A refusal in the platform's own envelope is how it says that nobody is signed in.
      if (error instanceof Error && Reflect.get(error, 'kind') === 'refused')
        return good(error.message.slice(0, 200));
      return bad('NOT_A_PLATFORM', error instanceof Error ? error.message.slice(0, 200) : null);
    }
  }

  /** SESSION_REFUSED: the credential is not accepted. */
  async session(): Promise<Finding> {
    if (this.#facts) return good(this.#facts.user.username);
    return this.#target.credential ? bad('SESSION_REFUSED', `HTTP ${this.#answered().status}`) : skipped;
  }

  /** NOT_AN_ADMINISTRATOR: signed in, and most of the console will be closed. */
  async permission(): Promise<Finding> {
    if (!this.#facts) return skipped;
    const { admin, managedDepartments } = this.#facts.user;
    if (admin || managedDepartments.length > 0) return good('');
    return { code: 'NOT_AN_ADMINISTRATOR', detail: null, verdict: 'warning' };
  }

  /** CLOCK_SKEW: sessions and certificates go wrong when clocks differ by minutes. */
  async clock(): Promise<Finding> {
    if (this.clockSkew === null) return skipped;
    const seconds = Math.round(this.clockSkew / 1000);
    const detail = `${seconds > 0 ? '+' : ''}${seconds} s`;
    return Math.abs(seconds) > skewLimit ? { code: 'CLOCK_SKEW', detail, verdict: 'warning' } : good(detail);
  }

  #answered(): { status: number; type: string; text: string } {
    return this.#answer ?? { status: 0, type: '', text: '' };
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
