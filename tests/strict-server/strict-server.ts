/**
 * A platform server on loopback that lets pass what the specification shows (`calls.ts`) and refuses everything
 * else, keeping a record of each refusal. It has no state: every call answers the same.
 *
 *   const server = await startStrictServer();
 *   // point a server profile with an access token at server.address …
 *   expect(server.refusals).toEqual([]);
 *   await server.close();
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { readBody, readFields, UnreadableFields } from './read-fields.ts';
import { headersProblem } from './request-headers.ts';
import { fieldsProblem } from './value-checks.ts';

export interface Taken {
  /** The call's name in the documents. */
  readonly name: string;
  readonly fields: ReadonlyMap<string, unknown>;
  /** Its target and its body, as they were sent: numbers have all their digits. */
  readonly text: string;
  readonly headers: IncomingMessage['headers'];
}

export interface StrictServer {
  /** `http://127.0.0.1:PORT` */
  readonly address: string;
  /** The access token that it asks for. */
  readonly token: string;
  /** The requests that passed, in their order. */
  readonly taken: readonly Taken[];
  /** `METHOD path: what is wrong`, in their order. */
  readonly refusals: readonly string[];
  close(): Promise<void>;
}

class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface StrictWish {
  readonly token?: string;
  /** The calls that it has; all that the project knows of. */
  readonly has?: readonly Call[];
  /** The change that the server makes to the data of an answer. */
  readonly answer?: (data: unknown, call: Call) => unknown;
  /** Takes the values of fields as they come; their names are looked at all the same. */
  readonly anyValue?: boolean;
}

export async function startStrictServer({
  token = 'strict-token-4471',
  has = calls,
  answer: answered = (data) => data,
  anyValue = false,
}: StrictWish = {}): Promise<StrictServer> {
  const taken: Taken[] = [];
  const refusals: string[] = [];
  let address = '';

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', address);
    try {
      const call = await admit(request, pathname, searchParams);
      write(response, { ...call, data: answered(call.data, call) });
    } catch (error) {
      if (!(error instanceof Refused || error instanceof UnreadableFields)) throw error;
      refusals.push(`${request.method} ${pathname}: ${error.message}`);
      request.resume();
      send(response, error.status, { code: error.status, msg: error.message, data: null });
    }
  };

  const admit = async (request: IncomingMessage, path: string, query: URLSearchParams): Promise<Call> => {
    const onPath = has.filter((call) => isPath(call.path, path));
    if (onPath.length === 0) throw new Refused(404, 'no call has this path');
    const call = onPath.find(({ method }) => method === request.method);
    if (!call) throw new Refused(405, `the call is a ${onPath.map(({ method }) => method).join()}`);
    const wrongHeader = headersProblem(request.headers, address);
    if (wrongHeader) throw new Refused(400, wrongHeader);
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new Refused(401, 'the access token is not ours');
    const body = await readBody(request);
    const fields = await readFields(call, request.headers['content-type'] ?? '', body, query);
    const problem = anyValue ? null : fieldsProblem(call.fields, fields);
    if (problem) throw new Refused(400, problem);
    const text = `${request.url}\n${body.toString('utf8')}`;
    taken.push({ name: call.name, fields, text, headers: request.headers });
    return call;
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      refusals.push(`${request.method} ${request.url}: failed inside: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    token,
    taken,
    refusals,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function write(response: ServerResponse, call: Call): void {
  const { data } = call;
  if (call.answers === 'status') send(response, 200, { status: true, msg: '', data });
  else if (call.answers === 'codeStatus') send(response, 200, { code: 200, status: true, msg: '', data });
  else if (call.answers === 'code') send(response, 200, { code: 200, msg: '', data });
  else if (call.answers === 'action') send(response, 200, { actionMsg: { code: 0, message: '' }, data });
  else if (call.answers === 'rows') writeRows(response, data as readonly unknown[]);
  else writeFile(response, String(data));
}

function writeFile(response: ServerResponse, text: string): void {
  response.writeHead(200, {
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': 'attachment; filename="notice.txt"',
  });
  response.end(text);
}

function writeRows(response: ServerResponse, rows: readonly unknown[]): void {
  response.writeHead(200, { 'content-type': 'application/x-ndjson; charset=utf-8' });
  for (const row of rows) response.write(`${JSON.stringify(row)}\n`);
  response.end(`${JSON.stringify({ code: 200, msg: '', data: { total: rows.length } })}\n`);
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** `{id}` stands for one word of an address. */
function isPath(declared: string, path: string): boolean {
  const [words, given] = [declared.split('/'), path.split('/')];
  return (
    words.length === given.length && words.every((word, at) => /^\{\w+\}$/.test(word) || word === given[at])
  );
}
