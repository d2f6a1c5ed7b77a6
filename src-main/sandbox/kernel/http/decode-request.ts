/** Decodes a request as its endpoint declares it: query, JSON, form or multipart, then the request's schema. */
import * as z from 'zod';
import type { Endpoint } from '#shared/api/endpoint.ts';

/** `field` is '' where no single field is at fault. */
export type DecodedInput =
  | { readonly ok: true; readonly input: unknown }
  | { readonly ok: false; readonly field: string; readonly problem: string };

/** `params` are the values of `{name}` parts of the path. */
export async function decodeRequest(
  endpoint: Endpoint,
  request: Request,
  params: Readonly<Record<string, string>>,
): Promise<DecodedInput> {
  const fields = await readFields(endpoint, request);
  if (!fields.ok) return fields;
  const beside = readBeside(endpoint, request, fields.input);
  if (!beside.ok) return beside;
  const decoded = z.safeDecode(endpoint.request, { ...fields.input, ...beside.input, ...params } as never);
  if (decoded.success) return { ok: true, input: decoded.data };
  const issue = decoded.error.issues[0];
  const path = issue?.path.map(String) ?? [];
  const field = issue?.code === 'unrecognized_keys' ? [...path, issue.keys.join(', ')] : path;
  return { ok: false, field: field.join('.'), problem: issue?.message ?? '' };
}

type Fields =
  | { readonly ok: true; readonly input: Record<string, unknown> }
  | Extract<DecodedInput, { ok: false }>;

async function readFields(endpoint: Endpoint, request: Request): Promise<Fields> {
  if (endpoint.encoding === 'query') return toFields(new URL(request.url).searchParams);
  const type = (request.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const expected = contentTypes[endpoint.encoding];
  if (type !== expected) return bad('', `Content-Type must be ${expected}`);
  try {
    const body = boundedBody(endpoint, request);
    if (endpoint.encoding === 'json') return readJson(await body.text());
    if (endpoint.encoding === 'form') return toFields(new URLSearchParams(await body.text()));
    return toFields(await body.formData());
  } catch (error) {
    if (request.signal.aborted) throw error;
    return bad('', error instanceof BodyTooLarge ? error.message : 'the body is cut short or not a form');
  }
}

/** Fields of the query beside a body, which have no other place. */
function readBeside({ encoding, beside }: Endpoint, request: Request, body: object): Fields {
  if (encoding === 'query') return { ok: true, input: {} };
  const misplaced = beside.find((name) => name in body);
  if (misplaced !== undefined) return bad(misplaced, 'belongs in the query');
  const query = new URL(request.url).searchParams;
  return toFields([...query].filter(([name]) => beside.includes(name)));
}

const contentTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function readJson(text: string): Fields {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return bad('', 'the body is not JSON');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return bad('', 'the body is not an object');
  }
  return { ok: true, input: { ...body } };
}

/** Refuses a repeated field, as the intended value is unknown. */
function toFields(entries: Iterable<[string, unknown]>): Fields {
  const input = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (input.has(name)) return bad(name, 'given more than once');
    input.set(name, value);
  }
  return { ok: true, input: Object.fromEntries(input) };
}

function bad(field: string, problem: string): Extract<DecodedInput, { ok: false }> {
  return { ok: false, field, problem };
}

const mebibyte = 1024 * 1024;
/** Bytes: two licence files of the largest size that the bridge takes, and their multipart frame. */
const multipartLimit = 130 * mebibyte;
const fieldsLimit = 4 * mebibyte;

/** A request's body, refused as soon as it exceeds the limit of its kind. */
class BodyTooLarge extends Error {}

/** Returns the body with its content type, for `json()`, `text()` or `formData()`; reading throws BodyTooLarge. */
function boundedBody(endpoint: Endpoint, request: Request): Response {
  const limit = endpoint.encoding === 'multipart' ? multipartLimit : fieldsLimit;
  let size = 0;
  const counted = request.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength;
        if (size > limit) throw new BodyTooLarge(`more than ${limit / mebibyte} MiB`);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted ?? null, {
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
}
