/** Calls the sandbox as the console would: encoded by the endpoint's declaration, with a cookie jar of one. */
import type { Endpoint, Input, Output } from '#shared/api/endpoint.ts';
import type { UnstatedFigures } from '#shared/api/figures.ts';
import { rowReader } from '#shared/api/rows.ts';
import { type SandboxAccount, signIn } from '#shared/api/session/session.ts';
import { decodeResponse, encodeRequest } from '#shared/api/wire.ts';
import { createSandbox, type Sandbox, type SandboxOptions } from '../../src-main/sandbox/index.ts';

export interface Client {
  /** The clean output; throws ApiError as the console's transport would. */
  call<E extends Endpoint>(endpoint: E, input: Input<E>, init?: RequestInit): Promise<Output<E>>;
  /** The bare answer. */
  send<E extends Endpoint>(endpoint: E, input: Input<E>, init?: RequestInit): Promise<Response>;
  /** The rows of a streamed answer and how many there are in all; throws as `call` does. */
  rows<E extends Endpoint>(endpoint: E, input: Input<E>): Promise<{ rows: Output<E>[]; total: number }>;
  cookie(): string | null;
}

/** Reads a whole answer of any kind as the console would. */
export function readAnswer<E extends Endpoint>(endpoint: E, text: string, status = 200): unknown {
  if (endpoint.envelope !== 'rows') return decodeResponse(endpoint, JSON.parse(text), status);
  const reader = rowReader(endpoint);
  const rows = reader.push(text);
  const end = reader.finish();
  return { rows: [...rows, ...end.rows], total: end.total };
}

/** Whatever answers requests as a sandbox does. */
type Answering = Pick<Sandbox, 'fetch'>;

export function clientOf(sandbox: Answering, language = 'en-US'): Client {
  let cookie: string | null = null;
  const send: Client['send'] = async (endpoint, input, init) => {
    const wire = encodeRequest(endpoint, input);
    const headers = new Headers({ 'accept-language': language });
    if (wire.contentType && wire.contentType !== 'multipart/form-data') {
      headers.set('content-type', wire.contentType);
    }
    if (cookie) headers.set('cookie', cookie);
    const response = await sandbox.fetch(
      new Request(`http://sandbox${wire.url}`, { method: wire.method, headers, body: wire.body, ...init }),
    );
    const set = response.headers.get('set-cookie');
    if (set) cookie = /Max-Age=0/.test(set) ? null : (set.split(';')[0] ?? null);
    return response;
  };
  return {
    send,
    call: async (endpoint, input, init) => {
      const response = await send(endpoint, input, init);
      return decodeResponse(endpoint, await response.json(), response.status);
    },
    rows: async (endpoint, input) =>
      readAnswer(endpoint, await (await send(endpoint, input)).text()) as never,
    cookie: () => cookie,
  };
}

type Stated<Info> = { readonly [Name in keyof Info]: NonNullable<Info[Name]> };

/** The same, where every figure is stated; throws where one is not. */
export function stated<Info extends UnstatedFigures>(info: Info): Stated<Info> {
  if (info.unstated) throw new Error(`not stated: ${Object.keys(info.unstated)}`);
  return info as Stated<Info>;
}

/** A fresh sandbox in memory whose answers are checked. */
export function freshSandbox(options: Partial<SandboxOptions> = {}): Promise<Sandbox> {
  return createSandbox({ file: ':memory:', checkResponses: true, ...options });
}

export async function signedIn(
  sandbox: Answering,
  account: SandboxAccount,
  language?: string,
): Promise<Client> {
  const client = clientOf(sandbox, language);
  await client.call(signIn, { account });
  return client;
}
