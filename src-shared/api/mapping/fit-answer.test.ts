import { expect, it } from 'vitest';
import * as z from 'zod';
import { get } from '../endpoint.ts';
import { locatedCall } from '../call-placement.ts';
import { fitOf } from './fit-answer.ts';
import { noMapping } from './no-mapping.ts';

const call = get('test.read', '/api/test/read', {
  chosen: 'test',
  response: z.object({ list: z.array(z.object({ id: z.string() })) }),
});
const rows = get('test.rows', '/api/test/rows', {
  chosen: 'test',
  envelope: 'rows',
  response: z.object({ id: z.string() }),
});
const named = (id: string) =>
  locatedCall(id === call.id ? call : rows, {
    ...noMapping,
    calls: {
      [call.id]: { answer: { names: { 'list[].id': 'rows[].no' } } },
      [rows.id]: { answer: { names: { id: 'no' } } },
    },
  });
const given = (text: string, status = 200, headers: Record<string, string> = {}) => ({
  text,
  status,
  header: (name: string) => headers[name] ?? null,
});

it.each<[string, ReturnType<typeof given>, string, string]>([
  ['as declared', given('{"code":200,"msg":"","data":{"rows":[{"no":"1"}]}}'), 'present', ''],
  ['refusing what was asked', given('{"code":500,"msg":"no such id"}'), 'present', ''],
  ['refusing it by its status', given('{"code":400,"msg":"no such id"}', 400), 'present', ''],
  ['a right that is missing', given('{"code":403,"msg":"no"}'), 'refused', ''],
  ['nobody signed in', given('no', 401), 'refused', ''],
  ['nothing there', given('<html>', 404), 'elsewhere', ''],
  ['a page', given('<html>'), 'different', ''],
  ['another field', given('{"code":200,"msg":"","data":{"rows":[{"no":1}]}}'), 'different', 'list.0.id'],
  ['a failure inside', given('oh', 500), 'different', ''],
  ['no way there', given('{}', 502, { 'x-steward-gateway': 'CONNECTION_REFUSED' }), 'unreachable', ''],
])('an answer that is %s', (_, answer, fit, field) => {
  expect(fitOf(named(call.id), answer)).toMatchObject({ fit, field });
});

it.each([
  ['{"no":"1"}\n{"code":200,"msg":"","data":{"total":1}}\n', 'present', ''],
  ['{"no":1}\n{"code":200,"msg":"","data":{"total":1}}\n', 'different', 'rows.0.id'],
])('rows: %j', (text, fit, field) => {
  expect(fitOf(named(rows.id), given(text))).toMatchObject({ fit, field });
});
