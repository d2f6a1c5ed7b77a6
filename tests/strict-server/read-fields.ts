/** Reads the fields of a request from where its call puts them, and from nowhere else. */
import type { IncomingMessage } from 'node:http';
import type { Call } from './call.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** A request whose fields are not where, or not what, they should be; `status` is the fitting HTTP status. */
export class UnreadableFields extends Error {
  readonly status: number;

  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

/** `type`: as the request says it; '' where it says none. */
export async function readFields(
  call: Call,
  type: string,
  body: Buffer,
  query: URLSearchParams,
): Promise<ReadonlyMap<string, unknown>> {
  if (call.encoding === 'query') {
    if (body.length > 0) throw new UnreadableFields('a body where none is expected');
    if (type !== '') throw new UnreadableFields('a content type without a body', 415);
    return once(query);
  }
  const expected = mediaTypes[call.encoding];
  if (type.split(';')[0] !== expected) {
    throw new UnreadableFields(`content type ${type || 'missing'}, not ${expected}`, 415);
  }
  const { beside = [] } = call;
  if ([...query.keys()].some((name) => !beside.includes(name)))
    throw new UnreadableFields('fields in the query of a call that has a body');
  if (call.encoding === 'json') {
    const fields = Object.entries(readJson(body));
    if (fields.some(([name]) => beside.includes(name)))
      throw new UnreadableFields(`${beside} in the body, and not in the query`);
    return once([...fields, ...query]);
  }
  if (call.encoding === 'form') return once(new URLSearchParams(body.toString('utf8')));
  const asRequest = new Request('http://server.invalid', {
    method: 'POST',
    headers: { 'content-type': type },
    body: new Uint8Array(body),
  });
  return once(
    await asRequest.formData().catch((error: unknown) => {
      throw new UnreadableFields(`not multipart/form-data: ${String(error)}`);
    }),
  );
}

function readJson(body: Buffer): object {
  let value: unknown;
  try {
    value = JSON.parse(body.toString('utf8'));
  } catch {
    throw new UnreadableFields('not JSON');
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new UnreadableFields('not a JSON record');
}

/** Name to value; a name that comes twice has no meaning here. */
function once(entries: Iterable<[string, unknown]>): ReadonlyMap<string, unknown> {
  const fields = new Map<string, unknown>();
  for (const [name, value] of entries) {
    if (fields.has(name)) throw new UnreadableFields(`field ${name} comes twice`);
    fields.set(name, value);
  }
  return fields;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
