import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oddFieldsOf } from '#shared/api/odd-values/odd-fields.ts';
import { type LogRow, pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { closingLine, rowLine } from '#shared/api/rows.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { setServerMark } from './server-mark.ts';
import { oddReportsAtom } from './odd-reports.ts';
import { store } from './store.ts';
import { streamRead } from './stream-read.ts';

const input = {
  streamFilter: { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 },
} as const;
const row = (id: string): LogRow => ({
  id,
  createdate: '2026-03-01 10:00:00',
  operatorname: 'An Lee',
  operatetypename: 'Change',
  targetname: 'Tenant One',
  operatedesc: '改名',
  clientip: '10.0.0.1',
  targetId: 't1',
  modulename: 'basicserver',
});
const line = (id: string) => rowLine(pageQueryOperationLog, row(id));
const end = closingLine({ total: 2 });

let answer: (request: Request) => Response | Promise<Response>;
beforeEach(() => {
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' });
  vi.stubGlobal('fetch', async (request: Request) => {
    const { signal } = request;
    const answered = answer(request);
    const aborted = new Promise<never>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    );
    return Promise.race([answered, aborted]);
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A body whose chunks arrive one by one. */
function pieces(...parts: readonly (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  const rest = parts.map((part) => (typeof part === 'string' ? encoder.encode(part) : part));
  return new Response(
    new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = rest.shift();
        if (next) controller.enqueue(next);
        else controller.close();
      },
    }),
  );
}

describe('streamRead', () => {
  it('tells a row when the next line has come, and answers the total', async () => {
    answer = () => pieces(line('1'), line('2'), end);
    const told: string[][] = [];
    const { rows, total } = await streamRead(pageQueryOperationLog, input, {
      onRows: (next) => told.push(next.map(({ id }) => id)),
    });
    expect(rows.map(({ id }) => id)).toEqual(['1', '2']);
    expect(total).toBe(2);
    expect(told).toEqual([['1'], ['2']]);
  });

  it('says which server this tab shows', async () => {
    let mark: string | null = null;
    answer = ({ headers }) => {
      mark = headers.get('x-steward-profile');
      return pieces(closingLine({ total: 0 }));
    };
    setServerMark('mark-of-a');
    await streamRead(pageQueryOperationLog, input);
    expect(mark).toBe('mark-of-a');
  });

  it('reports odd values of the server that was asked, also where another one is shown by the end', async () => {
    vi.stubGlobal('location', { href: 'http://127.0.0.1/', pathname: '/' });
    answer = () => {
      setServerMark('mark-of-b');
      return pieces(
        rowLine(pageQueryOperationLog, row('1')).replace('"10.0.0.1"', '{"odd":1}'),
        closingLine({ total: 1 }),
      );
    };
    setServerMark('mark-of-a');
    store.set(oddReportsAtom, []);
    await streamRead(pageQueryOperationLog, input);
    expect(store.get(oddReportsAtom).map(({ server }) => server)).toEqual(['mark-of-a']);
  });

  it('puts characters together that arrive in two pieces', async () => {
    const bytes = new TextEncoder().encode(line('1') + closingLine({ total: 1 }));
    answer = () => pieces(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    await expect(streamRead(pageQueryOperationLog, input)).resolves.toEqual({ rows: [row('1')], total: 1 });
  });

  it('asks by the endpoint’s own wire', async () => {
    let url = '';
    answer = (request) => {
      url = request.url;
      return pieces(closingLine({ total: 0 }));
    };
    await streamRead(pageQueryOperationLog, input);
    const asked = new URL(url);
    expect(asked.pathname).toBe('/api/basicserver/operationlog/pageQuery');
    expect(JSON.parse(asked.searchParams.get('streamFilter') ?? '')).toEqual(input.streamFilter);
  });

  it.each([
    ['a cut answer', () => pieces(line('1')), { kind: 'network' }],
    [
      'a refusal in the closing line',
      () => pieces(line('1'), closingLine({ ok: false, code: 500, message: 'busy' })),
      { kind: 'refused', message: 'busy' },
    ],
    ['a row that is none', () => pieces('17\n', end), { kind: 'contract', field: 'rows.0' }],
    ['HTML', () => pieces('<html>\n</html>'), { kind: 'contract' }],
    [
      'HTTP 500 with words',
      () => new Response('{"msg":"out of order"}', { status: 500 }),
      { kind: 'http', message: 'out of order' },
    ],
    [
      'a word of the gateway',
      () => new Response('{}', { status: 504, headers: { 'x-steward-gateway': 'TIMEOUT' } }),
      { kind: 'timeout', code: 'TIMEOUT' },
    ],
    ['no answer', () => Promise.reject(new TypeError('refused')), { kind: 'network' }],
  ])('says what %s is', async (_, answered, facts) => {
    answer = answered;
    await expect(streamRead(pageQueryOperationLog, input)).rejects.toMatchObject({
      name: 'ApiError',
      endpoint: 'operationLog.pageQuery',
      ...facts,
    });
  });

  it('reads a row with a value that nobody understands, and says which', async () => {
    answer = () => pieces('{"id":[]}\n', line('2'), end);
    const { rows } = await streamRead(pageQueryOperationLog, input);
    expect(rows).toHaveLength(2);
    expect(oddFieldsOf(rows[0])).toMatchObject({ id: { raw: [] } });
    expect(store.get(oddReportsAtom).at(-1)).toMatchObject({
      count: expect.any(Number),
      lines: expect.arrayContaining([expect.stringContaining('rows.0.id: []')]),
    });
  });

  it('throws the reason of an abort', async () => {
    answer = () => new Promise(() => undefined);
    const abort = new AbortController();
    const reading = streamRead(pageQueryOperationLog, input, { signal: abort.signal });
    abort.abort(new Error('no longer wanted'));
    await expect(reading).rejects.toThrow('no longer wanted');
  });

  it('is for rows only', async () => {
    await expect(streamRead(currentSession, {})).rejects.toThrow('does not answer rows');
  });
});
