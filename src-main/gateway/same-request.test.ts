import { expect, it } from 'vitest';
import type { WireRequest } from '#shared/api/wire.ts';
import { isSameRequest } from './same-request.ts';

const json: WireRequest = {
  method: 'POST',
  url: '/api/x/change?of=1&at=2',
  contentType: 'application/json',
  body: '{"id":"7","name":"ä","on":true,"of":[1,2],"big":12345678901234567890}',
};
interface Sent {
  method: string;
  path: string;
  query: string;
  type: string | null;
  body: string;
}
const same = (wanted: WireRequest, part: Partial<Sent> = {}) => {
  const type = part.type === undefined ? wanted.contentType : part.type;
  const sent: Sent = {
    method: wanted.method,
    path: '/api/x/change',
    query: '?of=1&at=2',
    type: null,
    body: String(wanted.body ?? ''),
    ...part,
  };
  return isSameRequest(
    {
      method: sent.method,
      path: sent.path,
      query: sent.query,
      body: Buffer.from(sent.body),
      headers: type === null ? [] : ['Content-Type', type],
    },
    wanted,
  );
};

it.each<[string, Partial<Sent>]>([
  ['as it is', {}],
  ['a charset behind the type', { type: 'application/json; charset=utf-8' }],
  ['another order', { body: '{"name":"ä","id":"7","of":[1,2],"on":true,"big":12345678901234567890}' }],
  ['an id as a number', { body: '{"id":7,"name":"ä","on":true,"of":["1",2],"big":"12345678901234567890"}' }],
  ['another order of the query', { query: '?at=2&of=1' }],
])('JSON, %s: the same', async (_, part) => expect(await same(json, part)).toBe(true));

const text = String(json.body);
it.each<[string, Partial<Sent>]>([
  ['another method', { method: 'PUT' }],
  ['another path', { path: '/api/x/changes' }],
  ['another query', { query: '?of=1&at=3' }],
  ['more in the query', { query: '?of=1&at=2&_method=DELETE' }],
  ['twice in the query', { query: '?of=1&at=2&at=3' }],
  ['no query', { query: '' }],
  ['another type', { type: 'text/plain' }],
  ['no type', { type: null }],
  ['another value', { body: text.replace('"7"', '"8"') }],
  ['another digit of a long number', { body: text.replace('890}', '891}') }],
  ['one field more', { body: text.replace('}', ',"x":1}') }],
  ['one field less', { body: text.replace('"on":true,', '') }],
  ['null for a value', { body: text.replace('true', 'null') }],
  ['a name twice', { body: text.replace('{', '{"id":"8",') }],
  [
    'blanks, which other readers may take otherwise',
    { body: text.replace(',', ' , ').replace('"7"', '"7" ') },
  ],
  ['nothing', { body: '' }],
  ['no JSON', { body: '{' }],
])('JSON, %s: another', async (_, part) => expect(await same(json, part)).toBe(false));

const form: WireRequest = {
  method: 'POST',
  url: '/api/x/change',
  contentType: 'application/x-www-form-urlencoded',
  body: 'a=1&b=x+y&b=z',
};
it.each<[string, boolean]>([
  ['a=1&b=x+y&b=z', true],
  ['b=x%20y&b=z&a=1', true],
  ['a=1&b=z&b=x+y', false],
  ['a=1&b=x+y', false],
  ['a=1&a=2&b=x+y&b=z', false],
])('a form %s: %s', async (body, is) => expect(await same(form, { query: '', body })).toBe(is));

it('a query alone has no body', async () => {
  const query: WireRequest = { method: 'GET', url: '/api/x/change?of=1&at=2', contentType: null, body: null };
  expect(await same(query)).toBe(true);
  expect(await same(query, { body: 'a=1' })).toBe(false);
});

it('the texts of a multipart body count, a file never is the same', async () => {
  const wanted = new FormData();
  wanted.set('a', '1');
  const multipart: WireRequest = { ...form, contentType: 'multipart/form-data', body: wanted };
  const sending = async (given: FormData) => {
    const response = new Response(given);
    const type = response.headers.get('content-type');
    return same(multipart, { query: '', type, body: await response.text() });
  };
  expect(await sending(wanted)).toBe(true);
  const other = new FormData();
  other.set('a', '2');
  expect(await sending(other)).toBe(false);
  const withFile = new FormData();
  withFile.set('a', new File(['1'], 'a'));
  expect(await sending(withFile)).toBe(false);
});
