/** The published schemas accept exactly what the contract reads. */
import Ajv from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  flag01,
  jsonString,
  wireAmount,
  wireCount,
  wireId,
  wireNumber,
  wireText,
} from '../../src-shared/api/codecs.ts';
import { get } from '../../src-shared/api/endpoint.ts';
import { type EnvelopeKind, openEnvelope } from '../../src-shared/api/envelope.ts';
import { withFigures } from '../../src-shared/api/figures.ts';
import { pageRequest } from '../../src-shared/api/page.ts';
import { answerContent, envelopeParts } from './answers.ts';
import { declarationsIn } from './comments.ts';
import { operationSummary, operationWords } from './operation.ts';
import { namedSchemas, partSchemas } from './parts.ts';
import { reference, type Schema, wireSchema, withFieldComments } from './wire-schema.ts';

const silent = { of: () => undefined, ofCall: () => undefined };
const schemas = { ...partSchemas(silent), ...envelopeParts };
const ajv = new Ajv({ strict: false });
ajv.addSchema({ components: { schemas } }, 'parts');
const check = (schema: Schema) =>
  ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"parts#/')));

const values = ['', '0', '1', '2', '-1', '1.5', '2.0', 'x', 0, 1, 2, -1, 1.5, 2 ** 60, true, null, [], {}];

test.each([
  ['Flag', flag01],
  ['Number', wireNumber],
  ['Amount', wireAmount],
  ['Count', wireCount],
  ['Id', wireId],
  ['Text', wireText],
] as const)('%s lets pass what its codec reads', (name, codec) => {
  const passes = check({ $ref: reference(name) });
  expect(values.filter((value) => passes(value))).toEqual(
    values.filter((value) => z.safeDecode(codec as z.ZodType, value).success),
  );
});

test('a place is at least 1', () => {
  const passes = check({ $ref: reference('Place') });
  expect([1, '1', 20].every((value) => passes(value))).toBe(true);
  expect([0, '0', '00', -1, 1.5, '', null].filter((value) => passes(value))).toEqual([]);
  const read = values.filter((value) => z.safeDecode(pageRequest.pageNo as z.ZodType, value).success);
  expect(values.filter((value) => passes(value))).toEqual(read);
});

test('figures are written out, and may be missing', () => {
  const schema = wireSchema(withFigures({ name: z.string() }, { seats: wireCount.nullable() }), namedSchemas);
  expect(schema.required).toEqual(['name']);
  const passes = check(schema);
  expect(passes({ name: 'a' })).toBe(true);
  expect(passes({ name: 'a', seats: '5' })).toBe(true);
  expect(passes({ name: 'a', seats: -5 })).toBe(false);
});

test('a schema names the JSON that a text field holds', () => {
  const schema = wireSchema(jsonString(z.array(z.object({ id: wireId }))), namedSchemas);
  expect(schema).toMatchObject({ type: 'string', contentMediaType: 'application/json' });
  expect(JSON.stringify(schema.contentSchema)).toContain(reference('Id'));
});

test('digits for words say which is which', () => {
  const codec = z.codec(z.string(), z.enum(['app', 'mail']), {
    decode: (wire) => (wire === '1' ? 'app' : 'mail'),
    encode: (value) => (value === 'app' ? '1' : '2'),
  });
  expect(wireSchema(codec, namedSchemas).description).toBe('"1": app; "2": mail');
});

test('a schema that holds itself asks for a name', () => {
  const tree: z.ZodType = z.object({
    get below() {
      return z.array(tree);
    },
  });
  expect(() => wireSchema(tree, namedSchemas)).toThrow('needs a name in parts.ts');
  expect(() => wireSchema(z.object({ tree }), namedSchemas)).toThrow('needs a name in parts.ts');
  expect(wireSchema(tree, new Map([[tree, 'Tree']])).properties).toEqual({
    below: { type: 'array', items: { $ref: reference('Tree') } },
  });
});

const bodies: readonly unknown[] = [
  ...[200, '200', 500, '500', 0].flatMap((code) => [
    { code, msg: 'm', data: 'd' },
    { code, status: true, data: 'd' },
    { code, status: 'false', msg: null, data: null },
    { code, data: 'd', actionMsg: { code: 0, message: '' } },
    { code, data: 'd', actionMsg: { code: 3, message: 'no' } },
    { code, data: 'd', actionMsg: null },
  ]),
  ...[true, 'true', false, 'false'].map((status) => ({ status, msg: '', data: 'd' })),
  {},
  { data: 'd' },
  { code: 'x' },
  [],
  null,
  'text',
  { actionMsg: { code: 1 } },
];

test.each(['code', 'status', 'codeStatus', 'codeMessage'] satisfies EnvelopeKind[])(
  'the envelope %s lets pass what is opened',
  (envelope) => {
    const response: z.ZodType = envelope === 'codeMessage' ? z.unknown() : z.string();
    const one = get('a.b', '/api/a', { given: '1§7', envelope, response });
    const content = answerContent(one, namedSchemas, (schema) => schema) as Record<
      string,
      { schema: Schema }
    >;
    const passes = check(content['application/json']?.schema ?? {});
    const read = (body: unknown) => {
      const opened = openEnvelope(envelope, body);
      return opened !== null && (!opened.ok || z.safeDecode(one.response, opened.data as never).success);
    };
    expect(bodies.filter((body) => passes(body))).toEqual(bodies.filter(read));
  },
);

test('comments are those of the declaration, and of fields that stand there once', () => {
  const [row, call] = declarationsIn(
    [
      '/** A row. */',
      'export const row = z.object({',
      '  /** Days left. */',
      '  days: z.number(),',
      '  name: z.string(),',
      '});',
      "export const call = post('a.call', '/api/a', {",
      '  /** Its own. */',
      '  request: z.object({ name: z.string() }),',
      '  // id: no comment of a field',
      '  example: { days: 1 },',
      '});',
      '',
    ].join('\n'),
  );
  expect(row).toMatchObject({ name: 'row', comment: 'A row.', id: null });
  expect([...(row?.fields ?? [])]).toContainEqual(['days', 'Days left.']);
  expect(call).toMatchObject({ name: 'call', comment: '', id: 'a.call' });
  expect(call?.fields.get('request')).toBe('Its own.');
  const schema = withFieldComments({ properties: { days: {}, name: {} } }, row?.fields ?? new Map());
  expect(schema).toEqual({ properties: { days: { description: 'Days left.' }, name: {} } });
});

test('a call is summed up by its first sentence, else by the words of its id', () => {
  const said = (comment: string) => ({
    ...silent,
    ofCall: () => ({ name: 'a', comment, fields: new Map() }),
  });
  expect(operationSummary({ id: 'a.b' }, said('Does it (1§7.1). Once.'))).toBe('Does it (1§7.1)');
  expect(operationSummary({ id: 'licenceInfo.removeFromWhiteList' }, silent)).toBe(
    operationWords('licenceInfo.removeFromWhiteList'),
  );
  expect(operationWords('licenceInfo.removeFromWhiteList')).toBe('Licence info: remove from white list');
});

test('a field with a catch may be missing, and the schema names its default', () => {
  const schema = wireSchema(z.object({ id: wireId, state: z.enum(['on']).catch('on') }), namedSchemas);
  expect(schema.required).toEqual(['id']);
  expect(JSON.stringify(schema)).toContain('Anything else, or nothing, is read as');
});
