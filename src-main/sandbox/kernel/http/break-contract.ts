/** Makes a response that breaks its endpoint's declaration: a field is missing or has the wrong type. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import { json } from './answer.ts';

const wrong = { unexpected: 'pretended' };

/** Makes the smallest change that the endpoint's schema notices; in the last resort it breaks the envelope. */
export async function breakContract(endpoint: Endpoint, response: Response): Promise<Response> {
  if (endpoint.envelope === 'rows') return breakRows(endpoint, response);
  const body = (await response.json()) as Record<string, unknown>;
  for (const data of damaged(body.data)) {
    const candidate = { ...body, data };
    if (isRefused(endpoint, candidate)) return json(candidate, response.status);
  }
  return json({ data: body.data }, response.status);
}

/** Damages the first row, or the closing line's total where there is no row. */
async function breakRows(endpoint: Endpoint, response: Response): Promise<Response> {
  const [first = '', ...rest] = (await response.text()).split('\n');
  const line = rest.some((each) => each !== '') ? damagedRow(endpoint, JSON.parse(first)) : { code: 200 };
  return new Response([JSON.stringify(line), ...rest].join('\n'), { headers: response.headers });
}

function damagedRow(endpoint: Endpoint, row: unknown): unknown {
  for (const candidate of damaged(row)) {
    if (readTolerantly(endpoint.response, candidate) === null) return candidate;
  }
  return row;
}

/** Whether the console refuses the body, also where it reads tolerantly, value by value. */
function isRefused(endpoint: Endpoint, body: Record<string, unknown>): boolean {
  try {
    decodeResponse(endpoint, body);
    return false;
  } catch {
    return endpoint.effect === 'write' || readTolerantly(endpoint.response, body.data) === null;
  }
}

/** Ways to damage a value, gentlest first: a missing field, a mistyped field, a value of another type. */
function* damaged(value: unknown): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const first of damaged(value[0])) yield [first, ...value.slice(1)];
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) yield { ...value, [name]: undefined };
    for (const name of Object.keys(value)) yield { ...value, [name]: wrong };
  }
  yield wrong;
  yield 'pretended';
}
