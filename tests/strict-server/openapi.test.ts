/**
 * The published description against what is known from the documents alone: the answers of the strict server fit it,
 * and so does what the console sends.
 */
import Ajv, { type AnySchema } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import { builtDocument } from '../../scripts/openapi/openapi-files.ts';
import type { Call } from './call.ts';
import { calls } from './calls.ts';
import { fullInput } from './full-input.ts';

interface Content {
  readonly content: Readonly<Record<string, { readonly schema: AnySchema }>>;
}
interface Parameter extends Partial<Content> {
  readonly name: string;
  readonly in: 'query' | 'path';
  readonly required: boolean;
  readonly schema?: AnySchema;
}
interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const text = JSON.stringify(await builtDocument());
const document = JSON.parse(text.replaceAll('"#/components', '"document#/components')) as Document;
const ajv = new Ajv({ strict: false, allErrors: true });
ajv.addSchema(document, 'document');

function faults(schema: AnySchema, value: unknown): unknown[] {
  const check = ajv.compile(schema);
  return check(value) ? [] : [{ value, errors: check.errors }];
}

const known = calls.filter(({ answers }) => answers !== 'file');
const operationOf = ({ path, method }: Pick<Call, 'path' | 'method'>) =>
  document.paths[path]?.[method.toLowerCase()];

function bodiesOf({ answers, data }: Call): unknown[] {
  if (answers === 'status') return [{ status: true, msg: '', data }];
  if (answers === 'codeStatus') return [{ code: 200, status: true, msg: '', data }];
  if (answers === 'action') return [{ actionMsg: { code: 0, message: '' }, data }];
  if (answers !== 'rows') return [{ code: 200, msg: '', data }];
  return [...(data as unknown[]), { code: 200, msg: '', data: { total: 1 } }];
}

test.each(known.map((call) => [call.name, call] as const))('%s: the answer fits', (_, call) => {
  const [content] = Object.values(operationOf(call)?.responses['200']?.content ?? {});
  expect(content).toBeDefined();
  expect(bodiesOf(call).flatMap((body) => faults(content?.schema ?? false, body))).toEqual([]);
});

const sent = endpoints.flatMap((endpoint) =>
  [endpoint.example(), fullInput(endpoint)]
    .filter((input) => input !== null)
    .map((input) => [endpoint.id, endpoint, input] as const),
);

test.each(sent)('%s: what the console sends fits', (_, endpoint, input) => {
  const { url, body, contentType } = encodeRequest(endpoint, input);
  const operation = operationOf(endpoint);
  const { pathname, searchParams: query } = new URL(url, 'http://server.invalid');
  const place = (name: string) => endpoint.path.split('/').indexOf(`{${name}}`);
  const parameters = operation?.parameters ?? [];
  expect([...query.keys()].filter((name) => !parameters.some((one) => one.name === name))).toEqual([]);
  for (const { name, in: where, required, schema, content } of parameters) {
    const inPath = () => decodeURIComponent(pathname.split('/')[place(name)] ?? '');
    const value = where === 'path' ? inPath() : query.get(name);
    if (value === null) expect(required).toBe(false);
    else if (content)
      expect(faults(content['application/json']?.schema ?? false, JSON.parse(value))).toEqual([]);
    else expect(faults(schema ?? false, value)).toEqual([]);
  }
  const described = operation?.requestBody?.content ?? {};
  expect(Object.keys(described)).toEqual(contentType === null ? [] : [contentType]);
  if (body === null) return;
  const fields =
    body instanceof FormData
      ? Object.fromEntries(body)
      : contentType === 'application/json'
        ? JSON.parse(body)
        : Object.fromEntries(new URLSearchParams(body));
  expect(faults(described[contentType ?? '']?.schema ?? false, fields)).toEqual([]);
});
