/**
 * Every call that the console declares, sent through the gateway to the strict server as to any
 * remote one: nothing is refused, the answers decode, and no field that the documents name is lost on the way.
 */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { filePreviewPath, previewTypes } from '#shared/api/file-upload/file-upload.ts';
import { endpoints } from '#shared/api/index.ts';
import { listAccounts, signIn } from '#shared/api/session/session.ts';
import { querySignInPage } from '#shared/api/session/sign-in-page.ts';
import { encodeRequest, type WireRequest } from '#shared/api/wire.ts';
import { createGateway, type Gateway } from '../../src-main/gateway/index.ts';
import { targetAt } from '../../src-main/gateway/testing/exchange.ts';
import { readAnswer } from '../sandbox/client.ts';
import { calls } from './calls.ts';
import { fullInput } from './full-input.ts';
import { type StrictServer, startStrictServer } from './strict-server.ts';

/** Picking an account is the sandbox's own (S-32); no platform server is ever asked. */
const sandboxOnly: readonly Endpoint[] = [listAccounts, signIn, querySignInPage];
const declared = endpoints.filter((endpoint) => !sandboxOnly.includes(endpoint));

let server: StrictServer;
let gateway: Gateway;
beforeAll(async () => {
  server = await startStrictServer();
  gateway = createGateway({
    target: () =>
      targetAt(server.address, { id: 'strict', credential: { kind: 'token', token: server.token } }),
    sandbox: () => Promise.reject(new Error('no sandbox here')),
  });
});
afterAll(async () => {
  await gateway.close();
  await server.close();
});
let checked = 0;
afterEach(() => {
  checked = server.refusals.length;
});

function send(endpoint: Endpoint, input: unknown): Promise<{ status: number; text: string }> {
  return sendWire(encodeRequest(endpoint, input));
}

/** A request as a browser sends it from the console's page, with everything that must not reach the server. */
async function sendWire(wire: WireRequest): Promise<{ status: number; text: string }> {
  const { method, url, contentType, body } = wire;
  const request = new Request(`http://127.0.0.1:1${url}`, { method, body });
  const type = contentType === 'multipart/form-data' ? request.headers.get('content-type') : contentType;
  const answer = await gateway.handle({
    method,
    target: url,
    headers: [
      ...(type === null ? [] : [['content-type', type] as const]),
      ['host', '127.0.0.1:1'],
      ['accept', 'application/json, text/plain, */*'],
      ['accept-language', 'en-US'],
      ['x-steward-session', 'secret of the shell'],
      ['x-steward-call', '1'],
      ['cookie', 'of=the-page'],
      ['referer', 'http://127.0.0.1:1/base/teams'],
      ['sec-fetch-site', 'same-origin'],
      ['sec-ch-ua', '"Chromium"'],
      ...(method === 'POST' ? [['origin', 'http://127.0.0.1:1'] as const] : []),
    ],
    body: request.body,
    signal: AbortSignal.timeout(10_000),
  });
  return { status: answer.status, text: await new Response(answer.body).text() };
}

/** Leaves, by their place, spelled as texts: the wire may spell a number or a flag either way. */
function leaves(value: unknown, place = ''): Map<string, string> {
  const inner = documentIn(value);
  if (typeof inner !== 'object' || inner === null) return new Map([[place, String(inner)]]);
  return new Map(Object.entries(inner).flatMap(([name, part]) => [...leaves(part, `${place}.${name}`)]));
}

/** The JSON list or record that a text holds, or the value as it is. */
function documentIn(value: unknown): unknown {
  if (typeof value !== 'string' || !/^[[{]/.test(value)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** Fields of the server's answer that the declaration does not read, or reads as something else. */
function lost(endpoint: Endpoint, decoded: unknown, answered: unknown): string[] {
  const again = leaves(z.encode(endpoint.response, decoded as never));
  return [...leaves(answered)].filter(([place, value]) => again.get(place) !== value).map(([place]) => place);
}

const callOf = (endpoint: Endpoint) =>
  calls.find(({ method, path }) => path === endpoint.path && method === endpoint.method);

describe.each(declared.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_, endpoint) => {
  const inputs = [endpoint.example(), fullInput(endpoint)].filter((input) => input !== null);

  test('is let pass, and its answer decodes whole', async () => {
    for (const input of inputs) {
      const before = server.taken.length;
      const { status, text } = await send(endpoint, input);
      expect(server.refusals.slice(checked)).toEqual([]);
      expect(status).toBe(200);
      const [took] = server.taken.slice(before);
      expect(took?.headers.authorization).toBe(`Bearer ${server.token}`);
      expect(took?.headers.cookie).toBeUndefined();
      const call = callOf(endpoint);
      const answer = readAnswer(endpoint, text);
      const decoded = endpoint.envelope === 'rows' ? (answer as { rows: unknown[] }).rows : [answer];
      const answered = endpoint.envelope === 'rows' ? (call?.data as unknown[]) : [answerOf(endpoint, call)];
      expect(decoded.length).toBe(answered.length);
      expect(decoded.flatMap((one, place) => lost(endpoint, one, answered[place]))).toEqual([]);
    }
  });
});

test('a call says "given" only where the documents show the path', () => {
  const wrong = declared.filter((endpoint) => {
    const pathChosen = /path|everything/.test(callOf(endpoint)?.chosen ?? '');
    return endpoint.origin !== (pathChosen ? 'chosen' : 'given');
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

/** The data that `decodeResponse` hands to the declaration's schema. */
function answerOf(endpoint: Endpoint, call: ReturnType<typeof callOf>): unknown {
  return endpoint.envelope === 'codeMessage' ? { msg: '', data: call?.data } : call?.data;
}

test('the full inputs have every field that a declaration allows', () => {
  const missing = declared.flatMap((endpoint) => {
    const { shape } = endpoint.request as z.ZodObject;
    const given = Object.keys((fullInput(endpoint) ?? endpoint.example()) as object);
    return Object.keys(shape)
      .filter((name) => !given.includes(name))
      .map((name) => `${endpoint.id}.${name}`);
  });
  expect(missing).toEqual([]);
});

test('every call that the documents name is declared', () => {
  const undeclared = calls
    .filter(({ answers }) => answers !== 'file')
    .filter((call) => !declared.some((endpoint) => callOf(endpoint) === call));
  expect(undeclared.map(({ name }) => name)).toEqual([]);
});

test.each(previewTypes)('the address of a file is let pass: %s', async (type) => {
  for (const file of [{ fileId: 'F-88012' }, { fileId: 'F 1&2', authModule: 'document' }]) {
    const url = filePreviewPath({ ...file, type });
    const { status } = await sendWire({ method: 'GET', url, contentType: null, body: null });
    expect(server.refusals.slice(checked)).toEqual([]);
    expect(status).toBe(200);
    expect(server.taken.at(-1)?.fields).toEqual(new Map(Object.entries({ ...file, type })));
  }
});

test('a path that only the sandbox has is refused', async () => {
  expect((await send(listAccounts, {})).status).toBe(404);
  expect((await send(querySignInPage, {})).status).toBe(404);
  expect((await send(signIn, { account: 'employee' })).status).toBe(404);
});
