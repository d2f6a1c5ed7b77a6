import { expect, test } from 'vitest';
import * as z from 'zod';
import type { EnvelopeKind } from '../../../api/envelope.ts';
import { absenceOf, type CallAnswer, judgeCall } from './judge-call.ts';

const response = z.object({
  list: z.array(z.object({ id: z.string(), name: z.string().optional(), state: z.enum(['on', 'off']) })),
});
const call = (envelope: EnvelopeKind = 'code') => ({ envelope, response });
const json = (body: unknown, status = 200): CallAnswer => ({
  status,
  mediaType: 'application/json',
  refusal: null,
  text: JSON.stringify(body),
});
const page = (status: number, text: string): CallAnswer => ({
  status,
  mediaType: 'text/html',
  refusal: null,
  text,
});
const refusedBy = (refusal: string): CallAnswer => ({ ...json({ code: refusal }, 502), refusal });
const fits = { list: [{ id: '1', state: 'on' }] };

type Row = [string, CallAnswer, string, EnvelopeKind?, boolean?];

/** Expected texts are `verdict code | field found, …`, with `!` where a platform certainly answered. */
const path = '/api/x/list';
const asked = { ofExample: false, path, absence: null };

function story(
  answer: CallAnswer,
  envelope?: EnvelopeKind,
  ofExample = false,
  absence: string | null = null,
): string {
  const { verdict, code, fields, proof } = judgeCall(call(envelope), answer, { ofExample, path, absence });
  const named = fields.map(({ field, found }) => `${field} ${found}`).join(', ');
  return `${verdict}${proof ? '!' : ''} ${code}${named && `| ${named}`}`.trim();
}

const nginx404 = '<html><head><title>404 Not Found</title></head><body><center>nginx</center></body></html>';

test.each<Row>([
  ['a success that fits', json({ code: 200, msg: '', data: fits }), 'present!'],
  ['in the other envelope of its kind', json({ status: true, msg: '', data: fits }), 'present!', 'status'],
  ['behind an action', json({ actionMsg: { code: 0, message: '' }, data: fits }), 'present!', 'action'],
  [
    'a number for an id',
    json({ code: 200, msg: '', data: { list: [{ id: 7, state: 'on' }] } }),
    'different! | list[].id number',
  ],
  [
    'no field',
    json({ code: 200, msg: '', data: { list: [{ id: '1' }] } }),
    'different! | list[].state missing',
  ],
  [
    'an unknown word',
    json({ code: 200, msg: '', data: { list: [{ id: '1', state: 'half' }] } }),
    'different! | list[].state text',
  ],
  ['a null', json({ code: 200, msg: '', data: { list: null } }), 'different! UNREADABLE| list null'],
  ['no data', json({ code: 200, msg: '' }), 'different! UNREADABLE| data missing'],
  [
    'each field once, whichever rows',
    json({
      code: 200,
      msg: '',
      data: {
        list: [
          { id: 7, state: 'on' },
          { id: 8, state: null },
        ],
      },
    }),
    'different! | list[].id number, list[].state null',
  ],
  [
    'another envelope than the call’s',
    json({ code: 200, msg: '', data: fits }),
    'different ENVELOPE',
    'status',
  ],
  [
    'nothing at this path, in a platform’s words',
    json({ code: 404, msg: 'no such path' }, 404),
    'elsewhere HTTP 404',
  ],
  ['nothing at this path, in nginx’s', page(404, nginx404), 'elsewhere HTTP 404'],
  ['another method', json({ code: 405, msg: '' }, 405), 'elsewhere HTTP 405'],
  ['a right that is missing', json({ code: 401, msg: 'No permission' }), 'refused! 401'],
  ['the same by its status', json({ code: 403, msg: 'No licence' }, 403), 'refused! 403'],
  ['the same in the plainest envelope', json({ code: 401, msg: '' }, 401), 'refused! 401', 'action'],
  ['a 401 that says code 200', json({ code: 200, msg: '', data: null }, 401), 'refused! HTTP 401'],
  ['an error inside', json({ code: 500, msg: 'broken' }), 'refused 500'],
  ['an error inside, by its status', json({ code: 500, msg: 'broken' }, 500), 'refused 500'],
  ['a record that is gone', json({ code: 500, msg: 'gone' }), 'present 500', 'code', true],
  ['a record that nobody may see', json({ code: 401, msg: 'No permission' }), 'refused! 401', 'code', true],
  ['a server that fails over a record', json({ code: 500, msg: '' }, 500), 'refused 500', 'code', true],
  [
    'a 401 of a program of its own',
    json({ error: 'unauthorized' }, 401),
    'different HTTP 401 application/json',
  ],
  ['a 401 page', page(401, '<h1>Sign in</h1>'), 'different HTTP 401 text/html'],
  ['a 403 without words', { ...page(403, ''), mediaType: '' }, 'different HTTP 403'],
  ['a page in place of data', page(200, '<!doctype html><title>App</title>'), 'different HTTP 200 text/html'],
  ['another program’s JSON', json({ ok: true }), 'different HTTP 200 application/json'],
  ['another program’s code', json({ code: 0, data: {} }), 'refused 0'],
  ['a server that is busy', page(429, ''), 'notReached HTTP 429'],
  ['a proxy that reaches nothing', page(502, '<h1>502</h1>'), 'notReached HTTP 502'],
  ['a network’s own page', page(511, '<h1>Sign in to the network</h1>'), 'notReached HTTP 511'],
  ['a redirect', refusedBy('REDIRECT_REFUSED'), 'different REDIRECT_REFUSED'],
  ['silence', refusedBy('TIMEOUT'), 'notReached TIMEOUT'],
  ['a gate', refusedBy('GATE_AUTH'), 'notReached GATE_AUTH'],
])('%s', (_, answer, expected, envelope, ofExample) => {
  expect(story(answer, envelope, ofExample)).toBe(expected);
});

const spring = (where: string) => json({ code: 500, msg: `No static resource ${where.slice(1)}.` });
const app = page(200, '<!doctype html><title>App</title><div id=root></div>');

test.each<[string, CallAnswer, CallAnswer, boolean, string]>([
  ['the same words with another path', spring('/api/none'), spring(path), true, 'elsewhere ABSENT'],
  ['other words', spring('/api/none'), json({ code: 500, msg: 'gone' }), true, 'present 500'],
  ['the application’s own page', app, app, false, 'elsewhere ABSENT'],
  ['another page', app, page(200, '<h1>Error</h1>'), false, 'different HTTP 200 text/html'],
  [
    'a 404 of the platform’s, of a record',
    page(404, nginx404),
    json({ code: 404, msg: 'gone' }, 404),
    true,
    'present 404',
  ],
  [
    'the same 404 as of any path',
    json({ code: 404, msg: '' }, 404),
    json({ code: 404, msg: '' }, 404),
    true,
    'elsewhere HTTP 404',
  ],
  [
    'a 404 of a call without a record',
    page(404, nginx404),
    json({ code: 404, msg: '' }, 404),
    false,
    'elsewhere HTTP 404',
  ],
  [
    'a right that is asked for before any path',
    json({ code: 401, msg: '' }),
    json({ code: 401, msg: '' }),
    false,
    'refused! 401',
  ],
  ['a proxy that says it of all', page(502, ''), page(502, ''), false, 'notReached HTTP 502'],
  [
    'a server that says yes to all',
    json({ code: 200, msg: '', data: fits }),
    json({ code: 200, msg: '', data: fits }),
    false,
    'present!',
  ],
])('beside a path that there is not: %s', (_, nothing, answer, ofExample, expected) => {
  expect(story(answer, 'code', ofExample, absenceOf(nothing, '/api/none'))).toBe(expected);
});

test('rows are judged one by one, and the last line says whether they are all', () => {
  const lines = (...all: unknown[]): CallAnswer => ({
    ...json(null),
    text: `${all.map((one) => JSON.stringify(one)).join('\n')}\n`,
  });
  const end = { code: 200, msg: '', data: { total: 2 } };
  expect(story(lines(fits, fits, end), 'rows')).toBe('present!');
  expect(story(lines(fits, { list: [{ id: 1, state: 'on' }] }, end), 'rows')).toBe(
    'different! | rows[].list[].id number',
  );
  expect(story(lines(end), 'rows')).toBe('present!');
  expect(story(lines({ code: 401, msg: 'No permission' }), 'rows')).toBe('refused! 401');
});

test('the server’s words are kept, but not all of a long text; no value of an answer is', () => {
  const long = 'x'.repeat(5000);
  expect(judgeCall(call(), json({ code: 401, msg: 'No permission' }), asked).message).toBe('No permission');
  expect(judgeCall(call(), json({ code: 401, msg: long }), asked).message).toHaveLength(300);
  const odd = json({ code: 200, msg: '', data: { list: [{ id: 'secret-7', state: 'secret-8' }] } });
  expect(JSON.stringify(judgeCall(call(), odd, asked))).not.toContain('secret');
});

test('of a choice between forms the nearest is held against the answer', () => {
  const either = z.union([
    z.object({ a: z.string(), b: z.string() }),
    z.object({ c: z.number(), d: z.number(), e: z.number() }),
  ]);
  const found = judgeCall(
    { envelope: 'code', response: either },
    json({ code: 200, msg: '', data: { a: 1, b: 'x' } }),
    asked,
  );
  expect(found.fields).toEqual([{ field: 'a', found: 'number' }]);
});
