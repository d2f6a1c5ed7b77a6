/** Call, streamed rows and file report each failure alike. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deadline } from '#shared/api/answer-failure.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import { pageQueryOperationLog } from '#shared/api/operation-log/operation-log.ts';
import { closingLine, rowLine } from '#shared/api/rows.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { until } from '#shared/testing/until.ts';
import { onCall } from './calls.ts';
import { send } from './http.ts';
import { onServerChanged, setServerMark } from './server-mark.ts';
import { readPlatformFile } from './platform-file.ts';
import { callRead } from './read.ts';
import { clearSessionEnd } from './session-expired.ts';
import { callRows, streamRead } from './stream-read.ts';

const path = '/api/file/preview?fileId=7&type=imgs';
const logInput = {
  streamFilter: { module: 'basicserver', functionName: 'ainfo', pageNo: 1, pageSize: 10 },
} as const;

/** Each request without and with retries; a file has only the latter. */
const ways = {
  call: { id: currentTree.id, once: () => send(currentTree, {}), tried: () => callRead(currentTree, {}) },
  rows: {
    id: pageQueryOperationLog.id,
    once: () => streamRead(pageQueryOperationLog, logInput),
    tried: () => callRows(pageQueryOperationLog, logInput),
  },
  file: { id: 'file.preview', once: () => readPlatformFile(path), tried: () => readPlatformFile(path) },
};
const each = Object.entries(ways);

const json = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init);
const gateway = (code: string, status: number) =>
  json({ msg: '' }, { status, headers: { 'x-steward-gateway': code } });

let answer: (request: Request) => Response | Promise<Response>;
const seen: Request[] = [];
const isSession = ({ url }: Request) => new URL(url).pathname === currentSession.path;

beforeEach(() => {
  seen.length = 0;
  setServerMark('mark-of-a');
  vi.stubGlobal('fetch', (request: Request) => {
    seen.push(request);
    const aborted = new Promise<never>((_, reject) =>
      request.signal.addEventListener('abort', () => reject(request.signal.reason)),
    );
    return Promise.race([Promise.resolve(answer(request)), aborted]);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  clearSessionEnd();
});

describe.each(each)('%s', (_name, { id, once, tried }) => {
  it.each([
    [
      'HTTP 500 with words',
      () => json({ msg: 'out of order' }, { status: 500 }),
      { kind: 'http', message: 'out of order' },
    ],
    [
      'HTTP 429 for a minute',
      () => json({}, { status: 429, headers: { 'retry-after': '60' } }),
      { kind: 'http', retryAfter: 60_000 },
    ],
    ['the gateway’s deadline', () => gateway('TIMEOUT', 504), { kind: 'timeout', code: 'TIMEOUT' }],
    ['a certificate', () => gateway('TLS_EXPIRED', 502), { kind: 'network', code: 'TLS_EXPIRED' }],
    [
      'a refusal in an envelope',
      () => json({ code: 500, msg: 'busy' }),
      { kind: 'refused', message: 'busy' },
    ],
    ['a page', () => new Response('<html></html>'), { kind: 'contract' }],
  ])('says what %s is, at once', async (_, respond, facts) => {
    answer = respond;
    const told: string[] = [];
    const stop = onCall(({ endpoint, result }) => told.push(`${endpoint} ${result}`));
    await expect(tried()).rejects.toMatchObject({ name: 'ApiError', endpoint: id, ...facts });
    stop();
    expect(seen).toHaveLength(1);
    expect(seen[0]?.headers.get('x-steward-profile')).toBe('mark-of-a');
    expect(told).toEqual([`${id} ${facts.kind}`]);
  });

  it.each([
    ['its status', () => json({ code: 401, msg: 'No permission' }, { status: 401 })],
    ['its envelope', () => json({ code: 401, msg: 'No permission' })],
  ])('asks for the session once after a 401 in %s, and marks what it fails with', async (_, respond) => {
    answer = respond;
    const failures = await Promise.allSettled([tried(), tried(), tried()]);
    expect(failures.map((one) => one.status === 'rejected' && one.reason.sessionEnded)).toEqual([
      true,
      true,
      true,
    ]);
    expect(seen.filter(isSession)).toHaveLength(1);
    expect(seen).toHaveLength(4);
  });

  it('leaves a 401 what it is while the session stands', async () => {
    answer = (request) =>
      isSession(request) ? json({ code: 500, msg: 'x' }) : json({ code: 401 }, { status: 401 });
    await expect(tried()).rejects.toMatchObject({ status: 401, sessionEnded: false });
  });

  it('tells that another server is in use', async () => {
    const told = vi.fn();
    const stop = onServerChanged(told);
    answer = () => gateway('SERVER_CHANGED', 409);
    await expect(tried()).rejects.toMatchObject({ kind: 'network', code: 'SERVER_CHANGED' });
    stop();
    expect(told).toHaveBeenCalledOnce();
  });

  it('ends at the deadline', async () => {
    const late = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    answer = () => new Promise(() => undefined);
    const done = expect(once()).rejects.toMatchObject({ kind: 'timeout', endpoint: id });
    await until(() => seen.length === 1);
    late.abort(new DOMException('late', 'TimeoutError'));
    await done;
    expect(timeout).toHaveBeenCalledWith(deadline);
  });

  it('is tried again after a cut connection, three times in all', async () => {
    answer = () => Promise.reject(new TypeError('failed to fetch'));
    await expect(tried()).rejects.toMatchObject({ kind: 'network', endpoint: id });
    expect(seen).toHaveLength(3);
  });
});

describe('rows', () => {
  it('are not asked for again once some were told: they would come twice', async () => {
    const texts = { createdate: '2026-03-01 10:00:00', operatorname: 'An Lee', operatetypename: 'Change' };
    const ids = { targetId: 't1', modulename: 'basicserver', clientip: '10.0.0.1' };
    const row = { id: '1', ...texts, targetname: 'Tenant One', operatedesc: 'x', ...ids };
    const line = rowLine(pageQueryOperationLog, row);
    answer = () => new Response(line + line);
    const told = vi.fn();
    await expect(callRows(pageQueryOperationLog, logInput, { onRows: told })).rejects.toMatchObject({
      kind: 'network',
      code: 'CONNECTION_RESET',
    });
    expect(told).toHaveBeenCalledOnce();
    expect(seen).toHaveLength(1);
  });

  it('of no more than a closing line are none', async () => {
    answer = () => new Response(closingLine({ total: 0 }));
    await expect(callRows(pageQueryOperationLog, logInput)).resolves.toEqual({ rows: [], total: 0 });
  });
});

describe('a file', () => {
  it('is what names one; its type stays', async () => {
    answer = () =>
      new Response('PNG', {
        headers: { 'content-disposition': 'inline; filename=a.png', 'content-type': 'image/png' },
      });
    const file = await readPlatformFile(path);
    expect(file.type).toBe('image/png');
    await expect(file.text()).resolves.toBe('PNG');
    expect(new URL(seen[0]?.url ?? '').search).toBe('?fileId=7&type=imgs');
  });
});
