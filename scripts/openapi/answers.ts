/** The envelopes of src-shared/api/envelope.ts as schemas around an answer's data. */
import * as z from 'zod';
import type { Endpoint } from '../../src-shared/api/endpoint.ts';
import type { EnvelopeKind } from '../../src-shared/api/envelope.ts';
import { reference, type Schema, type SchemaNames, schemaOrReference } from './wire-schema.ts';

const digits = { type: 'string', pattern: '^\\d+$' };
const number = { anyOf: [{ type: 'number' }, digits] };
const text = { type: ['string', 'null'] };
const yes = { enum: [200, '200'], description: '200 says yes.' };
const code = { ...number, description: '200 says yes.' };
const status = { enum: [true, 'true', false, 'false'] };
const ref = (name: string) => ({ $ref: reference(name) });

/** `ways`: alternatives, each of which marks a refusal. */
function refusal(required: string, properties: Schema, ways: readonly Schema[], description: string): Schema {
  return {
    type: 'object',
    required: [required],
    properties: { ...properties, msg: ref('Message'), data: {} },
    anyOf: [...ways, { required: ['actionMsg'], properties: { actionMsg: ref('ActionRefusal') } }],
    description: `${description}, or an action message that does.`,
  };
}

const codeSaysNo = { properties: { code: { not: { enum: [200, '200'] } } } };
const statusSaysNo = { required: ['status'], properties: { status: { enum: [false, 'false'] } } };

/** The parts of envelopes, by name. */
export const envelopeParts: Readonly<Record<string, Schema>> = {
  Message: { ...text, description: 'What the server tells the user, in the language that was asked for.' },
  ActionMessage: {
    type: ['object', 'null'],
    required: ['code'],
    properties: { code: { enum: [0, '0'] }, message: text },
    description: 'May stand beside a success; with a code other than 0 it is a refusal.',
  },
  ActionRefusal: {
    type: 'object',
    required: ['code'],
    properties: { code: { ...number, not: { enum: [0, '0'] } }, message: text },
    description: 'Refuses whatever the rest says; its message is shown.',
  },
  CodeRefusal: refusal('code', { code }, [codeSaysNo], 'A code that says no'),
  StatusRefusal: refusal('status', { status, code: number }, [statusSaysNo], 'A status that says no'),
  ActionMessageRefusal: {
    type: 'object',
    properties: { code, msg: ref('Message'), data: {} },
    anyOf: [
      { required: ['code'], ...codeSaysNo },
      { required: ['actionMsg'], properties: { actionMsg: ref('ActionRefusal') } },
    ],
    description: 'An action message that says no, or a code that does.',
  },
  CodeStatusRefusal: refusal(
    'code',
    { code, status },
    [codeSaysNo, statusSaysNo],
    'A code or a status that says no',
  ),
};

const marks: Readonly<Record<EnvelopeKind, Schema>> = {
  code: { code: yes },
  codeMessage: { code: yes },
  rows: { code: yes },
  status: { status: { enum: [true, 'true'] }, code: number },
  codeStatus: { code: yes, status: { enum: [true, 'true'] } },
  action: { code: yes },
};

/** Name of the refusal's part for each envelope. */
export const refusals: Readonly<Record<EnvelopeKind, string>> = {
  code: 'CodeRefusal',
  codeMessage: 'CodeRefusal',
  rows: 'CodeRefusal',
  status: 'StatusRefusal',
  codeStatus: 'CodeStatusRefusal',
  action: 'ActionMessageRefusal',
};

/** Media type and schema of the body with HTTP status 200. */
export function answerContent(
  endpoint: Endpoint,
  named: SchemaNames,
  comment: (schema: Schema) => Schema,
): Record<string, object> {
  const { envelope } = endpoint;
  const data = comment(schemaOrReference(endpoint.response, named));
  if (envelope === 'rows') {
    const closing = success(
      'rows',
      { type: 'object', required: ['total'], properties: { total: number } },
      true,
    );
    const description = 'One line: rows, then one closing line that says the total or refuses.';
    return {
      'application/x-ndjson': { schema: { description, anyOf: [data, ...eitherWay('rows', closing)] } },
    };
  }
  // `codeMessage` reads message and data together, so that its data may be anything.
  const whole =
    envelope === 'codeMessage'
      ? success(envelope, {}, false)
      : success(envelope, data, !z.safeDecode(endpoint.response, undefined as never).success);
  return { 'application/json': { schema: { anyOf: eitherWay(envelope, whole) } } };
}

/** The field that marks a success, where it is no code. */
const mark: Partial<Record<EnvelopeKind, string>> = { status: 'status', action: 'actionMsg' };

function success(envelope: EnvelopeKind, data: Schema, required: boolean): Schema {
  return {
    type: 'object',
    required: [mark[envelope] ?? 'code', ...(required ? ['data'] : [])],
    properties: { ...marks[envelope], msg: ref('Message'), data, actionMsg: ref('ActionMessage') },
  };
}

function eitherWay(envelope: EnvelopeKind, whole: Schema): Schema[] {
  return [whole, ref(refusals[envelope])];
}
