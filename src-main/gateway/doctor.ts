/**
 * The connection check: examines a server step by step, so that a person sees which step fails and why. Never
 * throws; ends within 15 s, once this computer's authorities have been read. Codes are the gateway's, with some
 * more for the last steps.
 */

import { lookup } from 'node:dns/promises';
import type { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import { currentSession, type SessionFacts } from '#shared/api/session/session.ts';
import { type ConnectionReport, connectionSteps } from '#shared/bridge/servers.ts';
import { authorities } from '../authorities/authorities.ts';
import { type AskSystem, chooseWays } from './choose-proxy.ts';
import { certificateDoubt } from './certificate-requests.ts';
import { asProxyFailure, openByWays } from './connector.ts';
import { nameFailure } from './failure.ts';
import { bad, detailOf, findingOfStatus, findingOfWays, good, skipped, type StepFinding } from './finding.ts';
import { createGateway } from './gateway.ts';
import { oldTlsVersion, tlsVersion } from './offered-tls.ts';
import { factsOfChain, presentedChain, refusedChain } from './presented-chain.ts';
import { nameOfWay, type ProxyWays } from './proxy-rules.ts';
import { type GatewayRefusal, gatewayHeader } from './refusal.ts';
import {
  firstCall,
  nextCall,
  type SessionCall,
  sessionQuestion,
  sessionVerdict,
  type WholeAnswer,
  wholeAnswer,
} from './session-answer.ts';
import { connectsAsSystem } from './system-network/connects-as-system.ts';
import { createSystemCarrier, type SystemCarrier } from './system-network/system-carrier.ts';
import type { SystemNetwork } from './system-network/system-network.ts';
import { type GatewayTarget, readAddress, type TargetAddress } from './target.ts';
import { untilStopped } from './until-stopped.ts';

/** Milliseconds for all steps together. */
const limitDefault = 15_000;
/** Seconds by which the clocks may differ. */
const skewLimit = 120;
/** The failures that a server for another protocol causes when it is spoken to in plain HTTP. */
const portFailures: readonly string[] = ['CONNECTION_RESET', 'BAD_RESPONSE'];

type Step = (typeof connectionSteps)[number];
type DoctorStep = ConnectionReport['steps'][number];

export interface DiagnosisOptions {
  readonly askSystem?: AskSystem | null;
  readonly network?: SystemNetwork | null;
  readonly signal: AbortSignal;
  readonly progress: (step: DoctorStep) => void;
}

export async function diagnose(
  target: GatewayTarget,
  { signal, progress, askSystem = null, network = null }: DiagnosisOptions,
  limit = limitDefault,
): Promise<ConnectionReport> {
  await untilStopped(signal, async () => {
    await authorities.ready();
    return skipped;
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(limit)]);
  const trial = new Trial(target, stop, { askSystem, network });
  const steps: DoctorStep[] = [];
  let failed = false;
  for (const step of connectionSteps) {
    const began = performance.now();
    const found: StepFinding = failed ? skipped : await untilStopped(stop, () => trial[step]());
    const isScriptLate = step === 'proxy' && found.code === 'TIMEOUT' && target.route.proxy.mode === 'pac';
    const finding = isScriptLate ? bad('PAC_FAILED', 'TIME') : found;
    const verdict = finding.verdict ?? (finding.code ? 'failed' : 'ok');
    failed ||= verdict === 'failed';
    const milliseconds = Math.round(performance.now() - began);
    const done: DoctorStep = { step, verdict, milliseconds, code: finding.code, detail: finding.detail };
    steps.push(done);
    progress(done);
  }
  await trial.end();
  return { ok: !failed, steps, chain: trial.chain, clockSkew: trial.clockSkew };
}

/** One run over the steps; each step uses the findings of those before it. */
class Trial implements Record<Step, () => Promise<StepFinding>> {
  readonly #target: GatewayTarget;
  readonly #stop: AbortSignal;
  readonly #askSystem: AskSystem | null;
  /** Null where the connections are our own. */
  readonly #system: SystemCarrier | null;
  #address: TargetAddress | null = null;
  #ways: ProxyWays = [null];
  #socket: Socket | null = null;
  #answer: WholeAnswer | null = null;
  #call: SessionCall = currentSession;
  #facts: SessionFacts | null = null;
  chain: ConnectionReport['chain'] = [];
  clockSkew: number | null = null;

  constructor(
    target: GatewayTarget,
    stop: AbortSignal,
    { askSystem, network }: Required<Pick<DiagnosisOptions, 'askSystem' | 'network'>>,
  ) {
    this.#askSystem = askSystem;
    this.#system = network && connectsAsSystem(target.route) ? createSystemCarrier(network) : null;
    this.#target = target;
    this.#stop = stop;
  }

  async address(): Promise<StepFinding> {
    this.#address = readAddress(this.#target.address.replace(/\/+$/, ''));
    return this.#address ? good(this.#address.origin + this.#address.basePath) : bad('ADDRESS_INVALID');
  }

  /** The steps, in the order in which they are tried. */
  async proxy(): Promise<StepFinding> {
    const { route } = this.#target;
    const origin = this.#address?.origin ?? '';
    // The system resolves names and opens connections by itself: what fails there is a finding of `http`.
    if (this.#system) return findingOfWays(await this.#system.resolveProxy(origin, route));
    this.#ways = await chooseWays(route, origin, this.#askSystem);
    if (route.proxy.mode === 'none') return skipped;
    const detail = this.#ways.map(nameOfWay).join('; ');
    if (connectsAsSystem(route)) return { code: 'NOT_AS_SYSTEM', detail, verdict: 'warning' };
    // The proxy is bypassed for this server: by the list, by the script, or as for every loopback address.
    return this.#ways[0] ? good(detail) : { ...skipped, detail };
  }

  /** Looks up the next hop: a proxy, where there is one, resolves the server's name itself. */
  async resolve(): Promise<StepFinding> {
    if (this.#system) return skipped;
    const hosts = this.#ways.map((way) => way?.host ?? this.#host());
    let failed: unknown = null;
    for (const [index, host] of hosts.entries()) {
      try {
        return good((await lookup(host)).address);
      } catch (error) {
        failed ??= this.#ways[index] ? asProxyFailure(error) : error;
      }
    }
    throw failed;
  }

  async connect(): Promise<StepFinding> {
    if (this.#system) return skipped;
    const socket = await this.#open(false);
    return good(`${socket.remoteAddress ?? ''} ${socket.remotePort ?? ''}`.trim());
  }

  async tls(): Promise<StepFinding> {
    if (!this.#address?.secure || this.#system) return skipped;
    const socket = await this.#open(true).catch((error: unknown) => {
      this.chain = refusedChain(error, this.#address);
      return nameFailure(error);
    });
    if ('code' in socket) return this.#withOldVersion(socket);
    if (!(socket instanceof TLSSocket)) return skipped;
    this.chain = presentedChain(socket.getPeerX509Certificate());
    return good(`${socket.getProtocol() ?? ''} SHA-256 ${this.chain[0]?.fingerprint ?? ''}`);
  }

  /** No common TLS version mostly means an old server: the finding names its version for the administrator. */
  async #withOldVersion(refused: GatewayRefusal): Promise<StepFinding> {
    if (refused.code !== 'TLS_FAILED' || this.#ways.some((way) => way !== null)) return refused;
    const old = await this.#open(false).then(
      (socket) => oldTlsVersion(socket, this.#host()),
      () => null,
    );
    return old === null ? refused : bad(refused.code, `${old}; ${refused.detail}`);
  }

  /** Opens a new connection for each step: with TLS, or TCP only. */
  #open(secure: boolean): Promise<Socket> {
    this.close();
    const url = new URL(this.#address?.origin ?? '');
    const port = Number(url.port || (this.#address?.secure ? 443 : 80));
    const { route } = this.#target;
    const end = { hostname: url.hostname, port, secure, route };
    return new Promise((done, fail) => {
      openByWays(end, this.#ways, (error, socket) => {
        if (error || !socket) return fail(error ?? new Error('no connection'));
        this.#socket = socket.on('error', () => undefined);
        // Nobody else closes a socket that opens after the check was aborted.
        if (this.#stop.aborted) this.close();
        done(socket);
      });
    });
  }

  async http(): Promise<StepFinding> {
    this.close();
    const gateway = createGateway({
      target: () => this.#target,
      sandbox: () => Promise.reject(new Error('a connection test asks no sandbox')),
      deadline: limitDefault,
      askSystem: this.#askSystem,
      ...(this.#system && { remote: this.#system }),
    });
    try {
      const ask = async (call: SessionCall) => {
        this.#call = call;
        const came = await gateway.handle({ ...sessionQuestion(this.#target, call), signal: this.#stop });
        return { headers: new Headers(came.headers), answer: await wholeAnswer(came) };
      };
      let { headers, answer } = await ask(firstCall(this.#target));
      const next = headers.get(gatewayHeader)
        ? null
        : nextCall(this.#call, answer, sessionVerdict(answer, this.#target.mapping, this.#call));
      if (next) ({ headers, answer } = await ask(next));
      const date = Date.parse(headers.get('date') ?? '');
      if (!Number.isNaN(date)) this.clockSkew = date - Date.now();
      const refused = headers.get(gatewayHeader);
      const isOdd = refused ? portFailures.includes(refused) : answer.status === 400;
      if (isOdd && (await this.#wantsTls())) return bad('TLS_WANTED', refused ?? `HTTP ${answer.status}`);
      if (refused) return this.#ofProxy(refused) ?? bad(refused, detailOf(answer.text));
      this.#answer = answer;
      return findingOfStatus(answer);
    } finally {
      if (this.#system)
        this.chain = factsOfChain(this.#system.shownChain(this.#address?.origin ?? '', this.#target.route));
      await gateway.close();
    }
  }

  /** Whether a port that was asked in plain HTTP speaks TLS. A server behind a proxy is not asked. */
  async #wantsTls(): Promise<boolean> {
    if (this.#address?.secure !== false || this.#ways[0] || this.#system) return false;
    const socket = await this.#open(false).catch(() => null);
    return socket !== null && (await tlsVersion(socket, this.#host())) !== null;
  }

  /**
   * Over plain HTTP the proxy owns the connection: a broken connection or another protocol is the proxy's fault, not
   * the server's.
   */
  #ofProxy(code: string): StepFinding | null {
    if (this.#address?.secure !== false || !this.#ways[0] || !portFailures.includes(code)) return null;
    return bad('PROXY_REFUSED', code === 'BAD_RESPONSE' ? 'NOT_HTTP' : 'CLOSED');
  }

  /** NOT_A_PLATFORM: another program answers; PAGE_ANSWERS: with a page; PLATFORM_UNCERTAIN: it refuses everything. */
  async platform(): Promise<StepFinding> {
    const verdict = sessionVerdict(this.#answered(), this.#target.mapping, this.#call);
    if (verdict.kind === 'noPlatform')
      return bad(verdict.page ? 'PAGE_ANSWERS' : 'NOT_A_PLATFORM', verdict.detail || null);
    if (verdict.kind === 'uncertain') {
      const doubt = certificateDoubt(this.#target.route, this.#address?.origin ?? '');
      return bad(doubt === 'missing' ? 'TLS_CLIENT_CERTIFICATE' : 'PLATFORM_UNCERTAIN', verdict.detail);
    }
    if (verdict.kind === 'signedOut') return good(verdict.detail);
    // Somebody is signed in, but the console cannot read the answer.
    if (!verdict.facts) return bad('NOT_A_PLATFORM', verdict.detail);
    this.#facts = verdict.facts;
    return good(verdict.facts.platform.deployment);
  }

  /** SESSION_REFUSED: the server does not accept the credential. */
  async session(): Promise<StepFinding> {
    if (this.#facts) return good(this.#facts.user.username);
    return this.#target.credential ? bad('SESSION_REFUSED', `HTTP ${this.#answered().status}`) : skipped;
  }

  /** NOT_AN_ADMINISTRATOR: the user is signed in, but most of the console will be closed. */
  async permission(): Promise<StepFinding> {
    if (!this.#facts) return skipped;
    const { admin, managedDepartments } = this.#facts.user;
    if (admin || managedDepartments.length > 0) return good('');
    return { code: 'NOT_AN_ADMINISTRATOR', detail: null, verdict: 'warning' };
  }

  /** CLOCK_SKEW: sessions and certificates fail when clocks differ by minutes. */
  async clock(): Promise<StepFinding> {
    if (this.clockSkew === null) return skipped;
    const seconds = Math.round(this.clockSkew / 1000);
    const detail = `${seconds > 0 ? '+' : ''}${seconds} s`;
    return Math.abs(seconds) > skewLimit ? { code: 'CLOCK_SKEW', detail, verdict: 'warning' } : good(detail);
  }

  async end(): Promise<void> {
    this.close();
    await this.#system?.close();
  }

  #answered(): WholeAnswer {
    return this.#answer ?? { status: 0, type: '', retryAfter: '', text: '' };
  }

  close(): void {
    // Errors of the connection after its step are irrelevant.
    this.#socket?.on('error', () => undefined).destroy();
    this.#socket = null;
  }

  #host(): string {
    return (this.#address?.host ?? '').replace(/^\[|\]$/g, '');
  }
}
