/**
 * Checks which of the console's calls a server has: reads only, several at once, each with a deadline.
 * `rules/servers/check` judges the answers; the connection check decides whether the server is reached at all.
 */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { checkPermission } from '#shared/api/frame/frame.ts';
import { createIdTypes, readingIds } from '#shared/api/id-types.ts';
import type { Mapping } from '#shared/api/mapping/mapping.ts';
import { locatedCall } from '#shared/api/call-placement.ts';
import { readAnswer } from '#shared/api/read-answer.ts';
import type { SessionFacts } from '#shared/api/session/session.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { TenantInfo } from '#shared/api/tenant/tenant.ts';
import { decodeResponse, encodeRequest, type WireRequest } from '#shared/api/wire.ts';
import { BridgeError } from '#shared/bridge/errors.ts';
import type { ConnectionReport } from '#shared/bridge/servers.ts';
import { limitedText } from '#shared/kit/limited-text.ts';
import { menuOfAdministrators } from '#shared/rules/common/session/session-from-parts.ts';
import { checkInput, sourceCalls, inputSources } from '#shared/rules/servers/check/check-inputs.ts';
import { callsToCheck, leftAlone } from '#shared/rules/servers/check/check-plan.ts';
import type { CheckAccount, CheckedCall, FreshCheck } from '#shared/rules/servers/check/check-shape.ts';
import { absenceOf, type CallAnswer, judgeCall } from '#shared/rules/servers/check/judge-call.ts';
import { judgePages } from '#shared/rules/servers/check/judge-pages.ts';
import { pageTable } from '#shared/rules/servers/check/page-calls.ts';
import { callVerdicts } from '#shared/rules/servers/check/verdicts.ts';

/** Concurrent calls: as many as a browser's page makes. */
const atOnce = 8;
/** Milliseconds for one call. */
const callLimit = 10_000;
/** Bytes of one answer that are read: no page requests more. */
const answerLimit = 16 * 1024 * 1024;
/** A path that certainly does not exist: the server's answer distinguishes a missing call from a refused one. */
const absentPath = '/api/basicserver/steward-check/absent';
/** Documented calls that are made first: where none of them meets a platform, the check stops. */
const probes = 12;

export interface CheckRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ReadableStream<Uint8Array> | null;
  readonly signal: AbortSignal;
}

interface CheckResponse {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ReadableStream<Uint8Array> | null;
}

export interface CheckedServer {
  readonly name: string;
  readonly address: string;
  /** The name in the platform's calls. */
  readonly host: string;
  readonly mapping: Mapping;
}

export interface Checking {
  /** Never rejects: the gateway names a failure in its header. */
  readonly ask: (request: CheckRequest) => Promise<CheckResponse>;
  /** Null where no connection can fail, as with the sandbox. */
  readonly diagnose: ((signal: AbortSignal) => Promise<ConnectionReport>) | null;
  readonly signal: AbortSignal;
  /** Whether to find out only if a platform answers, by the first reads alone. */
  readonly onlyWho?: boolean;
  readonly progress: (done: { readonly done: number; readonly total: number }) => void;
  readonly language: string;
  readonly now: () => number;
}

/** Rejects with CANCELLED where the check was stopped. */
export async function checkServer(server: CheckedServer, around: Checking): Promise<FreshCheck> {
  const time = new Date(around.now()).toISOString();
  const report = await around.diagnose?.(around.signal);
  refuseStopped(around.signal);
  const run = new Run(server, around);
  const failed = report?.steps.find(({ verdict }) => verdict === 'failed');
  if (failed && endsThere(failed)) run.leaveRest(failed.code ?? '');
  else await run.all();
  const session = await run.session();
  const calls = run.findings();
  const reached = calls.some(({ verdict }) => verdict !== 'notReached' && verdict !== 'notTried');
  const outcome = run.proof ? 'platform' : reached ? 'noPlatform' : 'notReached';
  // A server without a session call, or with one of its own kind, is a platform all the same.
  const failure = outcome === 'platform' && failed?.step === 'platform' ? undefined : failed;
  return {
    format: 'steward.server-check',
    version: 1,
    time,
    outcome,
    server: { name: server.name, address: server.address },
    connection: failure ? { step: failure.step, code: failure.code, detail: failure.detail } : null,
    ...(outcome === 'platform' ? { account: run.account() } : {}),
    counts: countsOf(calls),
    calls,
    pages: judgePages(pageTable, calls),
    session,
  };
}

/** Whether the failed step dooms every call. A failed session call does not. */
function endsThere({ step, code }: ConnectionReport['steps'][number]): boolean {
  if (step === 'http') return code !== 'HTTP_FAILED' && code !== 'REDIRECT_REFUSED';
  return step !== 'platform' && step !== 'session';
}

function countsOf(calls: readonly CheckedCall[]): FreshCheck['counts'] {
  const count = (wanted: string): number => calls.filter(({ verdict }) => verdict === wanted).length;
  return Object.fromEntries(callVerdicts.map((verdict) => [verdict, count(verdict)])) as FreshCheck['counts'];
}

function refuseStopped(signal: AbortSignal): void {
  if (signal.aborted) throw new BridgeError('CANCELLED', 'the check was stopped');
}

type Found = Pick<CheckedCall, 'verdict' | 'code' | 'message' | 'fields'>;

class Run {
  readonly #server: CheckedServer;
  readonly #around: Checking;
  readonly #calls = callsToCheck();
  readonly #found = new Map<string, Found>();
  readonly #answers = new Map<string, unknown>();
  readonly #ids = createIdTypes();
  readonly #total: number;
  #absence: string | null = null;
  proof = false;

  constructor(server: CheckedServer, around: Checking) {
    this.#server = server;
    this.#around = around;
    for (const call of this.#calls) {
      const code = leftAlone(call);
      if (code !== '') this.#found.set(call.id, { verdict: 'notTried', code, message: '', fields: [] });
    }
    this.#total = this.#calls.length - this.#found.size;
  }

  /** Makes first the calls that prove a platform, then those that give ids to others, then the rest. */
  async all(): Promise<void> {
    const waitingCalls = this.#calls.filter(({ id }) => !this.#found.has(id));
    const first = waitingCalls
      .filter(({ id, origin, method }) => origin === 'given' && method === 'GET' && !inputSources[id])
      .slice(0, probes);
    this.#absence = absenceOf(
      await this.#send({ method: 'GET', url: absentPath, contentType: null, body: null }),
      absentPath,
    );
    refuseStopped(this.#around.signal);
    await this.#each(first);
    if (/* wall: check-no-platform */ !this.proof || this.#around.onlyWho) return this.leaveRest('NOT_ASKED');
    const rest = waitingCalls.filter((call) => !first.includes(call));
    await this.#each(rest.filter(({ id }) => sourceCalls.has(id)));
    await this.#each(rest.filter(({ id }) => !sourceCalls.has(id)));
  }

  /** Proposes a session mapping where the server has no call that says who is signed in. */
  async session(): Promise<NonNullable<FreshCheck['session']> | null> {
    if (this.#found.get(currentSession.id)?.verdict !== 'elsewhere') return null;
    const at = locatedCall<Endpoint>(checkPermission, this.#server.mapping);
    const answer = await this.#send(
      encodeRequest(at, { menuCode: menuOfAdministrators } as never, this.#ids),
    );
    const granted = readingIds(this.#ids, at.id, () => {
      const { verdict } = judgeCall(at, answer, { ofExample: false, path: at.path, absence: this.#absence });
      return verdict === 'present' ? this.#decoded(at, answer) : null;
    });
    return { administrator: typeof granted === 'boolean' ? granted : null };
  }

  leaveRest(code: string): void {
    for (const { id } of this.#calls)
      if (!this.#found.has(id)) this.#found.set(id, { verdict: 'notReached', code, message: '', fields: [] });
  }

  /** The account by the server's answers; missing facts come from the profile's mapping. */
  account(): CheckAccount {
    const { session: words } = this.#server.mapping;
    const session = this.#answers.get('session.current') as SessionFacts | undefined;
    const tenant = this.#answers.get('tenant.info') as TenantInfo | undefined;
    return {
      userId: session?.user.id ?? words?.userId ?? '',
      tenantKey: session?.tenant.tenantKey ?? words?.tenantKey ?? tenant?.tenantKey ?? '',
    };
  }

  findings(): CheckedCall[] {
    return this.#calls.map((call) => {
      const { id, method, origin } = call;
      const { path } = locatedCall(call, this.#server.mapping);
      const { verdict, code, message, fields } = this.#found.get(id) ?? unasked;
      return { id, method, path, origin, verdict, code, message, fields };
    });
  }

  async #each(calls: readonly Endpoint[]): Promise<void> {
    const waiting = [...calls];
    const worker = async (): Promise<void> => {
      for (let call = waiting.shift(); call; call = waiting.shift()) {
        refuseStopped(this.#around.signal);
        await this.#one(call);
        refuseStopped(this.#around.signal);
        this.#around.progress({ done: this.#doneReads(), total: this.#total });
      }
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  #doneReads(): number {
    return this.#found.size - (this.#calls.length - this.#total);
  }

  async #one(endpoint: Endpoint): Promise<void> {
    const { input, ofExample } = checkInput(endpoint, this.#answers, this.#server.host);
    const at = locatedCall(endpoint, this.#server.mapping);
    const request = encodeRequest(at, input as never, this.#ids);
    const answer = await this.#send(request);
    const path = request.url.split('?')[0] ?? '';
    const { proof, ...found } = readingIds(this.#ids, endpoint.id, () =>
      judgeCall(at, answer, { ofExample, path, absence: this.#absence }),
    );
    this.#found.set(endpoint.id, found);
    this.proof ||= proof;
    if (found.verdict === 'present' && sourceCalls.has(endpoint.id))
      this.#answers.set(endpoint.id, this.#decoded(at, answer));
  }

  #decoded(at: Endpoint, { text, status }: CallAnswer): unknown {
    return decodeResponse(at, readAnswer(text), status, this.#ids);
  }

  async #send({ method, url, contentType, body }: WireRequest): Promise<CallAnswer> {
    const { ask, signal, language } = this.#around;
    const limit = AbortSignal.timeout(callLimit);
    const text = typeof body === 'string' ? body : null;
    const response = await ask({
      method,
      target: url,
      signal: AbortSignal.any([signal, limit]),
      headers: [
        ['accept', 'application/json'],
        ['accept-language', language],
        ...(text !== null && contentType
          ? ([
              ['content-type', contentType],
              ['content-length', `${Buffer.byteLength(text)}`],
            ] as const)
          : []),
      ],
      body: text === null ? null : new Response(text).body,
    });
    const header = (wanted: string): string | null =>
      response.headers.find(([name]) => name === wanted)?.[1] ?? null;
    const cut = (error: unknown): string => {
      cutBy = error instanceof Error ? error.message : 'CONNECTION_RESET';
      return '';
    };
    let cutBy: string | null = null;
    const whole = await limitedText(response.body, answerLimit).catch(cut);
    const refusal = header('x-steward-gateway') ?? cutBy;
    return {
      status: response.status,
      mediaType: header('content-type')?.split(';')[0]?.trim() ?? '',
      // An abort by the deadline is no wish of the user's.
      refusal: refusal !== null && limit.aborted ? 'TIMEOUT' : refusal,
      text: whole,
    };
  }
}

const unasked: Found = { verdict: 'notReached', code: '', message: '', fields: [] };
