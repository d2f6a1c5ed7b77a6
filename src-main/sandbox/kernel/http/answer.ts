/** The sandbox's responses: envelopes as JSON, with the HTTP status that the platform would use. */
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { sealEnvelope } from '#shared/api/envelope.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import type { Refusal } from './implement.ts';

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  });
}

export function answerRefusal(
  { envelope }: Pick<Endpoint, 'envelope'>,
  refusal: Refusal,
  status = 200,
): Response {
  return json(sealEnvelope(envelope, { ok: false, ...refusal }), status);
}

/**
 * Encodes a handler's output by the endpoint's schema. With `check`, it is also decoded as the console would, and
 * must be the same. Throws where the output does not fit, which is a fault of the sandbox.
 */
export function answerOutput(endpoint: Endpoint, output: unknown, check: boolean): Response {
  const encoded = z.safeEncode(endpoint.response, output as never);
  if (!encoded.success) throw new WrongAnswer(endpoint, z.prettifyError(encoded.error));
  const sealed = sealEnvelope(endpoint.envelope, { ok: true, data: encoded.data ?? null, message: '' });
  if (check) {
    const readBack = decodeResponse(endpoint, JSON.parse(JSON.stringify(sealed)));
    if (!isDeepStrictEqual(readBack, output)) throw new WrongAnswer(endpoint, 'reads back differently');
  }
  return json(sealed);
}

export class WrongAnswer extends Error {
  constructor(endpoint: Endpoint, problem: string) {
    super(`${endpoint.id}: ${problem}`);
    this.name = 'WrongAnswer';
  }
}
