/** One exchange over the system's network: events of Electron's ClientRequest on one side, a carrier's sink on the other. */
import type { CarriedRequest, CarrierSink, Exchange } from '../carrier.ts';
import { refusalOfProxy } from '../door-answers.ts';
import { nameFailure } from '../failure.ts';
import { canonicalPath } from '../canonical-path.ts';
import { type GatewayRefusal, refusal } from '../refusal.ts';
import type { ParsedHeaders } from '../response-headers.ts';
import type { RefusedCertificate } from './judge-certificate.ts';
import { nameNetworkFailure } from './network-failure.ts';
import { answerFields, requestFields } from './network-headers.ts';
import { sendBody } from './send-body.ts';
import {
  type LoginQuestion,
  type NetworkRequest,
  type NetworkResponse,
  type NetworkSession,
  type ProxyLogin,
  redirectCookieField,
} from './system-network.ts';

export interface ExchangeTools {
  readonly lastRefusal: () => RefusedCertificate | null;
  readonly login: (question: LoginQuestion, tried: readonly ProxyLogin[]) => Promise<ProxyLogin | null>;
}

export class NetworkExchange implements Exchange {
  readonly #request: CarriedRequest;
  readonly #sink: CarrierSink;
  readonly #tools: ExchangeTools;
  readonly #tried: ProxyLogin[] = [];
  #sent: NetworkRequest | null = null;
  #response: NetworkResponse | null = null;
  #over = false;
  /** Whether a proxy was asked by the whole address, and may answer itself. */
  #throughProxy = false;

  constructor(request: CarriedRequest, sink: CarrierSink, tools: ExchangeTools) {
    this.#request = request;
    this.#sink = sink;
    this.#tools = tools;
  }

  begin(session: NetworkSession): void {
    this.#send(session).catch((error: unknown) => this.fail(error));
  }

  async #send(session: NetworkSession): Promise<void> {
    const { origin, path, method, headers, body } = this.#request;
    const url = origin + path;
    if (origin.startsWith('http:')) {
      const [first = ''] = (await session.resolveProxy(url)).split(';');
      this.#throughProxy = !/^\s*(DIRECT\s*)?$/i.test(first);
    }
    if (this.#over) return;
    // Chromium reads the address once more; nothing of it may mean another place than what was decided.
    // wall: network-same-address
    if (!isSameAddress(url, path)) return this.#fail(refusal('PATH_REFUSED', 'CHARACTERS'));
    const request = session.request({ method, url });
    this.#sent = request;
    for (const [name, value] of requestFields(headers)) request.setHeader(name, value);
    request.on('error', (error) => this.#fail(nameNetworkFailure(error.message, this.#tools.lastRefusal())));
    request.on('login', (question, answer) => {
      this.#answerLogin(question).then(
        (login) => (login ? answer(login.userName, login.password) : answer()),
        (error: unknown) => {
          answer();
          this.fail(error);
        },
      );
    });
    request.on('redirect', (status, _method, target, fields) => this.#redirected(status, target, fields));
    request.on('response', (response) => this.#answered(response));
    await sendBody(request, headers, body, {
      isOver: () => this.#over,
      delivered: () => {
        if (!this.#over) this.#sink.noteProgress();
      },
    });
  }

  async #answerLogin(question: LoginQuestion): Promise<ProxyLogin | null> {
    // The server's own question is answered by the fields of the request alone.
    if (/* wall: network-login-proxy */ !question.isProxy || this.#over) return null;
    const login = await this.#tools.login(question, this.#tried);
    if (login) this.#tried.push(login);
    if (!this.#over) this.#sink.noteProgress();
    return login;
  }

  #redirected(status: number, target: string, fields: Readonly<Record<string, string[]>>): void {
    if (this.#over) return;
    const headers: Record<string, string | string[]> = { location: target };
    for (const [name, values] of Object.entries(fields)) headers[name.toLowerCase()] = oneOrAll(values);
    const cookies = fields[redirectCookieField];
    if (cookies) headers['set-cookie'] = cookies;
    // A redirect that is not followed within its event has ended (ClientRequest, `redirect`).
    this.#head(status, headers);
    this.#stop();
  }

  #answered(response: NetworkResponse): void {
    this.#response = response;
    response.on('error', (error) => this.#fail(nameNetworkFailure(error.message, this.#tools.lastRefusal())));
    if (this.#over || !this.#head(response.statusCode, answerFields(response.rawHeaders))) {
      this.#stop();
      return;
    }
    response.on('data', (chunk) => {
      if (!this.#over && !this.#sink.data(chunk)) response.pause();
    });
    response.on('end', () => {
      if (this.#over) return;
      this.#over = true;
      this.#sink.end();
    });
    // The request's own `close` says nothing: it comes once the body is sent (lib/common/api/net-client-request.ts).
    response.on('close', () => this.#fail(refusal('CONNECTION_RESET')));
  }

  #head(status: number, headers: ParsedHeaders): boolean {
    const refused =
      this.#throughProxy || /* wall: network-proxy-status */ status === 407
        ? refusalOfProxy(status, headers)
        : null;
    if (refused) {
      this.#fail(refused);
      return false;
    }
    return this.#sink.head(status, headers);
  }

  /** Names what failed outside the network: the session, the sign-in at a proxy, the request's own body. */
  fail(error: unknown): void {
    this.#fail(nameFailure(error));
    this.#stop();
  }

  abort(): void {
    this.#stop();
  }

  resume(): void {
    if (!this.#over) this.#response?.resume();
  }

  #fail(named: GatewayRefusal): void {
    if (this.#over) return;
    this.#over = true;
    this.#sink.fail(named);
  }

  #stop(): void {
    this.#over = true;
    this.#sent?.abort();
  }
}

function oneOrAll(values: string[]): string | string[] {
  const [first, ...others] = values;
  return first !== undefined && others.length === 0 ? first : values;
}

function isSameAddress(url: string, path: string): boolean {
  const [asked = ''] = path.split('?', 1);
  const canonical = canonicalPath(asked);
  return typeof canonical === 'string' && canonical === canonicalPath(new URL(url).pathname);
}
