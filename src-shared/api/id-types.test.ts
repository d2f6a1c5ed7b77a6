/** Ids are sent in the type that the server used: a number as a number, a text as a text, with all digits. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { parseJson } from '../kit/exact-json.ts';
import { wireId } from './codecs.ts';
import { get, post } from './endpoint.ts';
import { createIdTypes, keepNumberIds, numberIdsIn } from './id-types.ts';
import { rowReader } from './rows.ts';
import { decodeResponse, encodeRequest } from './wire.ts';

const big = '1849302746518392344';
const next = '1849302746518392345';
const list = get('test.list', '/api/test', { given: 'test', response: z.array(z.object({ id: wireId })) });
const other = get('other.list', '/api/other', { given: 'test', response: z.array(z.object({ id: wireId })) });
const rows = get('test.rows', '/api/test', {
  given: 'test',
  envelope: 'rows',
  response: z.object({ id: wireId }),
});
const request = {
  id: z.string(),
  ids: z.array(z.string()),
  menuid: z.string(),
  name: z.string(),
  rows: z.array(z.object({ deptId: z.string(), valid: z.string() })),
};
const value = (id: string) => ({
  id,
  ids: [id, next],
  menuid: id,
  name: id,
  rows: [{ deptId: id, valid: id }],
});
const facts = { given: 'test', request, example: value('1') };
const save = post('test.save', '/api/test', facts);

function learned(text: string, call = list) {
  const types = createIdTypes();
  decodeResponse(call, parseJson(`{"code":200,"data":${text}}`), 200, types);
  return types;
}

describe('what came as a number', () => {
  const types = learned(`[{"id":${big}},{"id":${next}},{"id":7}]`);

  it('is a number in a body, in the fields of ids alone', () => {
    expect(encodeRequest(save, value(big), types).body).toBe(
      `{"id":${big},"ids":[${big},${next}],"menuid":${big},"name":"${big}","rows":[{"deptId":${big},"valid":"${big}"}]}`,
    );
    expect(encodeRequest(save, value('7'), types).body).toContain('"id":7,');
  });

  it('is its digits in paths, queries and forms, and a number in JSON inside of one', () => {
    const at = get('test.one', '/api/test/{id}', facts);
    const query = encodeRequest(at, value(big), types).url;
    expect(decodeURIComponent(query)).toBe(
      `/api/test/${big}?ids=[${big},${next}]&menuid=${big}&name=${big}&rows=[{"deptId":${big},"valid":"${big}"}]`,
    );
    const form = post('test.form', '/api/test', { ...facts, encoding: 'form' });
    expect(decodeURIComponent(String(encodeRequest(form, value(big), types).body))).toContain(
      `id=${big}&ids=[${big}`,
    );
  });

  it('is known from rows that stream', () => {
    const own = createIdTypes();
    const reader = rowReader(rows, own);
    expect(reader.push(`{"id":${big}}\n{"id":${next}}\n`)).toEqual([{ id: big }]);
    expect(numberIdsIn([big], own)).toEqual([big]);
  });
});

it('a text of digits goes back as a text', () => {
  const types = learned(`[{"id":"${big}"},{"id":"7"}]`);
  expect(encodeRequest(save, value(big), types).body).toBe(encodeRequest(save, value(big)).body);
});

it('an area that gives texts is asked by texts, whatever others give', () => {
  const types = learned('[{"id":"5"}]');
  decodeResponse(other, { code: 200, data: [{ id: 5 }] }, 200, types);
  expect(encodeRequest(save, value('5'), types).body).toContain('"id":"5"');
  const foreign = learned('[{"id":5}]', other);
  expect(encodeRequest(save, value('5'), foreign).body).toContain('"id":5');
});

it('a long id that was not given yet is as the others of the server', () => {
  const unread = '1849302746518392399';
  expect(encodeRequest(save, value(unread), learned('[{"id":5}]', other)).body).toContain(`"id":${unread},`);
  expect(encodeRequest(save, value('6'), learned('[{"id":5}]', other)).body).toContain('"id":"6"');
  const both = learned('[{"id":5}]', other);
  decodeResponse(list, { code: 200, data: [{ id: big }] }, 200, both);
  expect(encodeRequest(save, value(unread), both).body).toContain(`"id":"${unread}"`);
});

it('known types belong to one server, and can be passed on to later tabs', () => {
  const types = learned('[{"id":7}]');
  expect(encodeRequest(save, value('7'), createIdTypes()).body).toContain('"id":"7"');
  const later = createIdTypes();
  keepNumberIds(numberIdsIn({ place: { id: '7' }, edits: { name: { from: '8', to: null } } }, types), later);
  expect(encodeRequest(save, value('7'), later).body).toContain('"id":7,');
  expect(encodeRequest(save, value('8'), later).body).toContain('"id":"8",');
});

it('the newest of very many ids are known', () => {
  const all = Array.from({ length: 120_000 }, (_, at) => `{"id":${at}}`);
  const types = learned(`[${all.join(',')}]`);
  expect(numberIdsIn(['119999', '70000', '3'], types)).toEqual(['119999', '70000']);
});
