import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ApiError } from './api-error.ts';
import { flag01, jsonString, wireId, wireNumber } from './codecs.ts';
import { get, post } from './endpoint.ts';
import { endpoints } from './index.ts';
import { decodeResponse, encodeRequest } from './wire.ts';

const request = z.strictObject({ id: wireId, on: flag01.optional(), name: z.string().optional() });
const response = z.object({
  broswerTitle: z.string(),
  enabled: flag01,
  count: wireNumber,
  list: jsonString(z.array(z.string())),
});
const facts = { given: 'test', request, response, example: { id: '7' } } as const;
const read = get('test.call', '/api/test/{id}/run', facts);

// Row GEN-074.
describe('encodeRequest', () => {
  it.each([
    ['query', 'GET', '/api/test/a%2Fb/run?on=1&name=%E4%B8%AD', null, null],
    ['form', 'POST', '/api/test/a%2Fb/run', 'application/x-www-form-urlencoded', 'on=1&name=%E4%B8%AD'],
    ['json', 'POST', '/api/test/a%2Fb/run', 'application/json', '{"on":"1","name":"中"}'],
  ] as const)(
    'puts the fields of a %s call where they belong',
    (encoding, method, url, contentType, body) => {
      const declare = method === 'GET' ? get : post;
      const call = declare('test.call', '/api/test/{id}/run', { ...facts, encoding });
      expect(encodeRequest(call, { id: 'a/b', on: true, name: '中' })).toEqual({
        method,
        url,
        contentType,
        body,
      });
    },
  );

  it('leaves out what is not given', () => {
    expect(encodeRequest(read, { id: '7' }).url).toBe('/api/test/7/run');
  });

  it('sends files as multipart with their names', () => {
    const upload = post('test.upload', '/api/up', {
      chosen: 'test',
      encoding: 'multipart',
      request: { file: z.file() },
      response,
      example: () => ({ file: new File([], 'a') }),
    });
    const wire = encodeRequest(upload, { file: new File(['x'], 'a.lic') });
    expect(wire.body).toBeInstanceOf(FormData);
    expect(((wire.body as FormData).get('file') as File).name).toBe('a.lic');
  });

  it('refuses an input that does not fit and names the field', () => {
    expect(() => encodeRequest(read, { id: 7 } as never)).toThrow(
      expect.objectContaining({ kind: 'contract', endpoint: 'test.call', field: 'id' }),
    );
  });
});

describe('decodeResponse', () => {
  const data = { broswerTitle: 't', enabled: 1, count: '12', list: '["a"]' };

  it('turns the wire into clean values', () => {
    expect(decodeResponse(read, { code: 200, msg: 'ok', data })).toEqual({
      broswerTitle: 't',
      enabled: true,
      count: 12,
      list: ['a'],
    });
  });

  // Rows GEN-002, 057, 058.
  it.each([
    [
      { code: 500, msg: 'no such tenant' },
      { kind: 'refused', code: 500, message: 'no such tenant' },
    ],
    [
      { code: 200, data, actionMsg: { code: 3, message: 'seats used up' } },
      { kind: 'refused', code: 3, message: 'seats used up' },
    ],
    [
      { code: 200, data: { ...data, list: '[' } },
      { kind: 'contract', field: 'list' },
    ],
    [
      { code: 200, data: { ...data, enabled: 'yes' } },
      { kind: 'contract', field: 'enabled' },
    ],
    [{ code: 200 }, { kind: 'contract' }],
    ['<html>', { kind: 'contract' }],
    [null, { kind: 'contract' }],
  ])('names what is wrong with %j', (body, facts) => {
    let thrown: unknown;
    try {
      decodeResponse(read, body);
    } catch (error) {
      thrown = error;
    }
    expect(thrown).toBeInstanceOf(ApiError);
    expect(thrown).toMatchObject({ endpoint: 'test.call', ...facts });
  });

  it('opens the status envelope of the mobile code calls', () => {
    const status = get('test.status', '/api/test', {
      chosen: 'test',
      envelope: 'status',
      response: z.string(),
    });
    expect(decodeResponse(status, { status: true, msg: '', data: 'mark' })).toBe('mark');
    expect(() => decodeResponse(status, { status: false, msg: 'too often' })).toThrow('too often');
  });
});

describe('the declarations', () => {
  it('have unique ids and unique method and path pairs', () => {
    const ids = endpoints.map(({ id }) => id);
    const routes = endpoints.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(routes).size).toBe(routes.length);
  });

  it('are under /api or /papi and say where they come from', () => {
    const wrong = endpoints.filter(({ path, source }) => !/^\/p?api\//.test(path) || source === '');
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});
