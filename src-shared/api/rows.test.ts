import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { type LogRow, pageQueryOperationLog as log } from './operation-log/operation-log.ts';
import { closingLine, rowLine, rowReader } from './rows.ts';

const row = (id: string): LogRow => ({
  id,
  createdate: '2026-11-20 09:30:00',
  operatorname: '林悦',
  operatetypename: 'Update',
  targetname: 'Tenant',
  operatedesc: 'Tenant name changed',
  clientip: '10.0.0.7',
  targetId: 't1',
  modulename: 'basicserver',
});
const lines = (...ids: string[]) => ids.map((id) => rowLine(log, row(id))).join('');

/** Feeds the text in pieces of `size`, and returns all rows in order. */
function readAll(text: string, size: number) {
  const reader = rowReader(log);
  const rows: LogRow[] = [];
  for (let at = 0; at < text.length; at += size) rows.push(...reader.push(text.slice(at, at + size)));
  const end = reader.finish();
  return { ids: [...rows, ...end.rows].map(({ id }) => id), total: end.total };
}

function failure(text: string): unknown {
  try {
    readAll(text, 7);
  } catch (error) {
    return error;
  }
  return null;
}

describe('rowReader', () => {
  const text = lines('1', '2', '3') + closingLine({ total: 1_000_000 });

  it.each([1, 2, 7, 64, 10_000])('reads rows and total from pieces of %i characters', (size) => {
    expect(readAll(text, size)).toEqual({ ids: ['1', '2', '3'], total: 1_000_000 });
  });

  it('reads a last line without a line end, blank lines and CRLF', () => {
    expect(readAll(text.replaceAll('\n', '\r\n\r\n').trimEnd(), 9)).toEqual({
      ids: ['1', '2', '3'],
      total: 1_000_000,
    });
  });

  it('hands rows over as they arrive, holding back the newest', () => {
    const reader = rowReader(log);
    expect(reader.push(lines('1', '2')).map(({ id }) => id)).toEqual(['1']);
    expect(reader.push(lines('3')).map(({ id }) => id)).toEqual(['2']);
    expect(reader.push(closingLine({ total: 3 })).map(({ id }) => id)).toEqual(['3']);
    expect(reader.finish()).toEqual({ rows: [], total: 3 });
  });

  it('reads an empty log', () => {
    expect(readAll(closingLine({ total: 0 }), 5)).toEqual({ ids: [], total: 0 });
  });

  it.each([
    ['a cut answer', lines('1', '2'), { kind: 'network' }],
    ['nothing at all', '', { kind: 'network' }],
    ['a cut closing line', lines('1') + closingLine({ total: 1 }).slice(0, 10), { kind: 'network' }],
    [
      'a refusal after rows',
      lines('1') + closingLine({ ok: false, code: 500, message: 'log store is full' }),
      { kind: 'refused', code: 500, message: 'log store is full' },
    ],
    [
      'a refusal instead of rows',
      closingLine({ ok: false, code: 401, message: 'No permission' }),
      { kind: 'refused', code: 401 },
    ],
    ['a closing line without a total', '{"code":200,"data":{}}\n', { kind: 'contract', field: 'total' }],
    ['a row that is not JSON', `{]\n${closingLine({ total: 1 })}`, { kind: 'contract', field: 'rows.0' }],
    [
      'a row that does not fit',
      `${lines('1')}{"id":"2","createdate":5}\n${closingLine({ total: 2 })}`,
      { kind: 'contract', field: 'rows.1.createdate' },
    ],
  ])('names %s', (_, text, facts) => {
    const error = failure(text);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ endpoint: 'operationLog.pageQuery', ...facts });
  });
});
