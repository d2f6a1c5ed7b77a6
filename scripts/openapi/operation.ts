import * as z from 'zod';
import type { Endpoint } from '../../src-shared/api/endpoint.ts';
import { answerContent } from './answers.ts';
import type { SourceComments } from './comments.ts';
import { namedSchemas } from './parts.ts';
import { type Schema, wireSchema, withFieldComments } from './wire-schema.ts';

const mediaTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

/** The first sentence of the call's comment, else the words of its id. */
export function operationSummary({ id }: Pick<Endpoint, 'id'>, comments: SourceComments): string {
  const said = comments.ofCall(id)?.comment ?? '';
  const sentence = /^.*?[.;](?=\s|$)/.exec(said)?.[0].replace(/[.;]$/, '') ?? '';
  return sentence === '' || sentence.length > 120 ? operationWords(id) : sentence;
}

/** `licenceInfo.removeFromWhiteList` → “Licence info: remove from white list”. */
export function operationWords(id: string): string {
  const [area = '', call = ''] = id
    .split('.')
    .map((part) => part.replace(/[A-Z]/g, (one) => ` ${one.toLowerCase()}`));
  return `${area.slice(0, 1).toUpperCase()}${area.slice(1)}: ${call}`;
}

/** `access`: the right to make the call. */
export function operation(endpoint: Endpoint, access: string | undefined, comments: SourceComments): object {
  const description = comments.ofCall(endpoint.id);
  const comment = (schema: Schema) => withFieldComments(schema, description?.fields ?? new Map());
  const answer = description?.fields.get('response') ?? 'The data in their envelope, or a refusal in it.';
  return {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    summary: operationSummary(endpoint, comments),
    ...(description?.comment ? { description: description.comment } : {}),
    ...requestOf(endpoint, comment, description?.fields.get('request')),
    responses: {
      '200': { description: answer, content: answerContent(endpoint, namedSchemas, comment) },
      ...(access === 'anyone' ? {} : { '401': { $ref: '#/components/responses/SignedOut' } }),
    },
    ...(access === 'anyone' ? { security: [] } : {}),
    'x-access': access,
    'x-effect': endpoint.effect,
    'x-envelope': endpoint.envelope,
    'x-origin': endpoint.origin,
    'x-source': endpoint.source,
  };
}

function requestOf(endpoint: Endpoint, comment: (schema: Schema) => Schema, description?: string): object {
  const schema = comment(wireSchema(endpoint.request, namedSchemas));
  const fields = Object.entries((schema.properties ?? {}) as Readonly<Record<string, Schema>>);
  const required = (schema.required ?? []) as readonly string[];
  const inPath = new Set([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const isInBody = (name: string) => !inPath.has(name) && !endpoint.beside.includes(name);
  const example = exampleOf(endpoint);
  const parameters = fields
    .filter(([name]) => !isInBody(name) || endpoint.encoding === 'query')
    .map(([name, field]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: required.includes(name),
      ...described(field.description ?? description),
      ...heldBy(field, example[name]),
    }));
  const parameterPart = parameters.length > 0 ? { parameters } : {};
  if (endpoint.encoding === 'query') return parameterPart;
  const body = {
    ...schema,
    properties: Object.fromEntries(fields.filter(([name]) => isInBody(name))),
    ...(required.length > 0 ? { required: required.filter(isInBody) } : {}),
  };
  const shown = Object.entries(example).filter(([name]) => isInBody(name));
  const media = {
    schema: body,
    ...(shown.length > 0 && endpoint.encoding !== 'multipart' ? { example: Object.fromEntries(shown) } : {}),
  };
  const content = { [mediaTypes[endpoint.encoding]]: media };
  return {
    ...parameterPart,
    requestBody: { required: true, ...(description ? { description } : {}), content },
  };
}

/** The declaration's example in its encoded form. */
function exampleOf({ request, example }: Endpoint): Readonly<Record<string, unknown>> {
  return z.encode(request, example() as never) as Readonly<Record<string, unknown>>;
}

function described(words: unknown): object {
  return words ? { description: words } : {};
}

/** The content of a parameter; JSON as text is declared by its media type. */
function heldBy({ description: _, ...schema }: Schema, example: unknown): object {
  if (schema.contentMediaType !== 'application/json')
    return { schema, ...(example === undefined ? {} : { example }) };
  const held = typeof example === 'string' ? { example: JSON.parse(example) } : {};
  return { content: { 'application/json': { schema: schema.contentSchema, ...held } } };
}
