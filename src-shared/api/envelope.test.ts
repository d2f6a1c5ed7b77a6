import { describe, expect, it } from 'vitest';
import { openEnvelope, sealEnvelope } from './envelope.ts';

const yes = { ok: true, data: { a: 1 }, message: 'm' } as const;
const no = { ok: false, code: 500, message: 'no' } as const;

describe('envelopes', () => {
  // Rows GEN-002, 058.
  it.each([
    ['code', { code: 200, msg: 'm', data: { a: 1 } }, { code: 500, msg: 'no', data: null }],
    [
      'status',
      { status: true, msg: 'm', data: { a: 1 } },
      { status: false, code: 500, msg: 'no', data: null },
    ],
    [
      'codeStatus',
      { code: 200, status: true, msg: 'm', data: { a: 1 } },
      { code: 500, status: false, msg: 'no', data: null },
    ],
    ['rows', { code: 200, msg: 'm', data: { a: 1 } }, { code: 500, msg: 'no', data: null }],
    [
      'action',
      { actionMsg: { code: 0, message: 'm' }, data: { a: 1 } },
      { actionMsg: { code: 500, message: 'no' }, data: null },
    ],
  ] as const)('%s: seals and opens', (kind, success, failure) => {
    expect(sealEnvelope(kind, yes)).toEqual(success);
    expect(openEnvelope(kind, success)).toEqual(yes);
    expect(sealEnvelope(kind, no)).toEqual(failure);
    expect(openEnvelope(kind, failure)).toEqual(no);
  });

  it('codeMessage keeps the message beside the data', () => {
    const data = { msg: 'm', data: 7 };
    const wire = sealEnvelope('codeMessage', { ok: true, data, message: '' });
    expect(wire).toEqual({ code: 200, msg: 'm', data: 7 });
    expect(openEnvelope('codeMessage', wire)).toEqual({ ok: true, data, message: 'm' });
    expect(openEnvelope('codeMessage', { code: 301, msg: 'x' })).toEqual({
      ok: false,
      code: 301,
      message: 'x',
    });
  });

  it('action: without an action message it is no answer, unless it refuses', () => {
    expect(openEnvelope('action', { code: 200, data: 1 })).toBeNull();
    expect(openEnvelope('action', {})).toBeNull();
    expect(openEnvelope('action', { code: 401, msg: 'no' })).toEqual({ ok: false, code: 401, message: 'no' });
    expect(openEnvelope('action', { code: 200, actionMsg: { code: '0' } })).toMatchObject({ ok: true });
  });

  it.each([
    ['codeStatus', { code: 200, status: 'false', msg: 'x' }, false],
    ['codeStatus', { code: 201, status: true }, false],
    ['codeStatus', { code: '200' }, true],
    ['code', { code: 200, status: false }, true],
    ['code', { code: 200, actionMsg: { code: 1, message: 'x' } }, false],
    ['status', { status: true, code: 500 }, true],
  ] as const)('%s: %j opens as %s', (kind, body, ok) => {
    expect(openEnvelope(kind, body)?.ok).toBe(ok);
  });

  it.each([
    [{ code: 500, msg: 'outer', data: { msg: 'inner' } }, 'outer'],
    [{ code: 500, error: { msg: 'inner' } }, 'inner'],
    [{ code: 500, msg: '', data: { msg: 'inner' } }, 'inner'],
    [{ code: 500, error: { msg: 5 }, data: null }, ''],
  ])('a refusal may say why only inside: %j', (body, message) => {
    expect(openEnvelope('code', body)).toEqual({ ok: false, code: 500, message });
  });

  it.each([
    ['codeStatus', { status: true }],
    ['status', { code: 200 }],
    ['rows', []],
  ] as const)('%s: %j is no envelope', (kind, body) => {
    expect(openEnvelope(kind, body)).toBeNull();
  });
});
