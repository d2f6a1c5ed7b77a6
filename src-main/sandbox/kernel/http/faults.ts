/** Latency and failures of the scenario: deliberate misbehaviour of the server. */
import type { Endpoint } from '#shared/api/endpoint.ts';
import { readTolerantly } from '#shared/api/odd-values/tolerant-read.ts';
import { decodeResponse } from '#shared/api/wire.ts';
import type { SandboxScenario } from '#shared/bridge/sandbox.ts';
import type { Language } from '#shared/text/types.ts';
import { messagesIn } from '../messages.ts';
import { answerRefusal, json } from './answer.ts';
import { refuse } from './implement.ts';

type Fault = SandboxScenario['failures'][string];

/** Waits; throws at once when the caller gives up or the sandbox closes. */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    if (signal.aborted) giveUp();
    else signal.addEventListener('abort', giveUp, { once: true });
  });
}

/** Faults that replace the work, so that nothing is written. Returns null for a fault that lets the work happen. */
export async function failBefore(
  fault: Fault | undefined,
  endpoint: Pick<Endpoint, 'envelope'>,
  language: Language,
  signal: AbortSignal,
): Promise<Response | null> {
  const messages = messagesIn(language);
  switch (fault) {
    case 'refused':
      return answerRefusal(endpoint, refuse(messages.pretendedFailure));
    case 'http500':
      return answerRefusal(endpoint, refuse(messages.failed), 500);
    case 'http401':
      return answerRefusal(endpoint, refuse(messages.noPermission, 401), 401);
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>It works</h1>', {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    case 'timeout':
      return never(signal);
    default:
      return null;
  }
}

/** Faults of the response: the work was done. */
export async function failAfter(
  fault: Fault | undefined,
  endpoint: Endpoint,
  response: Response,
  language: Language,
): Promise<Response> {
  if (fault === 'http500Done') return answerRefusal(endpoint, refuse(messagesIn(language).failed), 500);
  if (fault === 'cut') return cutShort(response);
  if (fault === 'contract') return breakContract(endpoint, response);
  return response;
}

function never(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    else signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Sends half of the body, then breaks the connection. */
async function cutShort(response: Response): Promise<Response> {
  const bytes = new Uint8Array(await response.arrayBuffer());
  let sent = false;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) return controller.error(new Error('the sandbox cut the connection'));
      sent = true;
      controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
    },
  });
  return new Response(body, { status: response.status, headers: response.headers });
}

const wrong = { unexpected: 'pretended' };

/** Breaks the declaration by the smallest change that the endpoint's schema notices; in the last resort it breaks the envelope. */
async function breakContract(endpoint: Endpoint, response: Response): Promise<Response> {
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
