import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkPermission, currentTree } from '#shared/api/frame/frame.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { until } from '#shared/testing/until.ts';
import { onCall } from './calls.ts';
import { send } from './http.ts';
import { onServerChanged, setServerMark } from './server-mark.ts';
import { oddReportsAtom } from './odd-reports.ts';
import { clearSessionEnd, useSessionEnded } from './session-expired.ts';
import { store } from './store.ts';

type Answer = (request: Request) => Response | Promise<Response>;
let answer: Answer;
const seen: Request[] = [];

beforeEach(() => {
  seen.length = 0;
  vi.stubGlobal('fetch', (input: Request | string, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(new URL(input, 'http://127.0.0.1'), init);
    seen.push(request);
    return Promise.resolve(answer(request));
  });
});
afterEach(() => vi.unstubAllGlobals());

function json(body: unknown, init?: ResponseInit): Response {
  return new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' }, ...init });
}

describe('send', () => {
  it('sends the encoded call and answers clean output', async () => {
    answer = () => json({ code: 200, data: true });
    await expect(send(checkPermission, { menuCode: 'org' })).resolves.toBe(true);
    expect(seen[0]?.method).toBe('POST');
    expect(new URL(seen[0]?.url ?? '').pathname).toBe('/api/basicserver/menu/check-permission');
    await expect(seen[0]?.text()).resolves.toBe('{"menuCode":"org"}');
  });

  it.each([
    [
      'an envelope that refuses',
      () => json({ code: 500, msg: 'busy' }),
      { kind: 'refused', message: 'busy' },
    ],
    [
      'HTTP 500 with words',
      () => json({ msg: 'out of order' }, { status: 500 }),
      { kind: 'http', message: 'out of order' },
    ],
    [
      'HTTP 500 with an action message',
      () => json({ actionMsg: { code: 9, message: 'out of order' } }, { status: 500 }),
      { kind: 'http', message: 'out of order' },
    ],
    [
      'HTTP 503 without words',
      () => new Response('', { status: 503 }),
      { kind: 'http', status: 503, message: '' },
    ],
    ['HTML with 200', () => new Response('<html></html>'), { kind: 'contract' }],
    [
      'a refusal of the gateway',
      () => json({ msg: 'no route' }, { status: 502, headers: { 'x-steward-gateway': 'DNS_FAILED' } }),
      { kind: 'network', code: 'DNS_FAILED' },
    ],
    [
      'the deadline of the gateway',
      () => json({ msg: '' }, { status: 504, headers: { 'x-steward-gateway': 'TIMEOUT' } }),
      { kind: 'timeout' },
    ],
    ['a broken connection', () => Promise.reject(new TypeError('failed to fetch')), { kind: 'network' }],
  ])('turns %s into an ApiError', async (_, respond, facts) => {
    answer = respond;
    await expect(send(currentTree, {})).rejects.toMatchObject({
      name: 'ApiError',
      endpoint: 'frame.currentTree',
      ...facts,
    });
  });

  it('asks for the session once and prompts once, however many calls answer 401, and marks every one', async () => {
    answer = () => json({ code: 401, msg: 'No permission' }, { status: 401 });
    const ended = renderHook(() => useSessionEnded());
    const failures = await Promise.allSettled(Array.from({ length: 50 }, () => send(currentTree, {})));
    expect(failures.every((each) => each.status === 'rejected' && each.reason.sessionEnded)).toBe(true);
    expect(seen.filter(({ url }) => url.endsWith(currentSession.path))).toHaveLength(1);
    await expect(send(currentTree, {})).rejects.toMatchObject({ sessionEnded: true });
    expect(seen.filter(({ url }) => url.endsWith(currentSession.path))).toHaveLength(1);
    await until(() => ended.result.current);
    act(clearSessionEnd);
    expect(ended.result.current).toBe(false);
  });

  it('prompts too where the server says so in its envelope only', async () => {
    answer = () => json({ code: 401, msg: 'No permission' });
    await expect(send(currentTree, {})).rejects.toMatchObject({ code: 401, sessionEnded: true });
    expect(renderHook(() => useSessionEnded()).result.current).toBe(true);
    act(clearSessionEnd);
  });

  it('does not prompt where the session stands and only the permission lacks', async () => {
    answer = ({ url }) =>
      url.endsWith(currentSession.path)
        ? json({ code: 500, msg: 'x' })
        : json({ code: 401 }, { status: 401 });
    await expect(send(currentTree, {})).rejects.toMatchObject({ status: 401, sessionEnded: false });
    expect(seen).toHaveLength(2);
    expect(renderHook(() => useSessionEnded()).result.current).toBe(false);
  });

  it('tells of every call when it has ended', async () => {
    const told: string[] = [];
    const stop = onCall(({ endpoint, result }) => told.push(`${endpoint} ${result}`));
    answer = () => json({ code: 200, data: true });
    await send(checkPermission, { menuCode: 'org' });
    answer = () => json({ code: 500, msg: 'busy' });
    await send(checkPermission, { menuCode: 'org' }).catch(() => undefined);
    stop();
    expect(told).toEqual(['frame.checkPermission done', 'frame.checkPermission refused']);
  });

  it('says which server this tab shows, and sends nothing that was thought of for another one', async () => {
    answer = () => json({ code: 200, data: true });
    setServerMark('mark-of-a');
    await send(checkPermission, { menuCode: 'org' }, { mark: 'mark-of-a' });
    setServerMark('mark-of-b');
    await expect(send(checkPermission, { menuCode: 'org' }, { mark: 'mark-of-a' })).rejects.toMatchObject({
      kind: 'network',
      code: 'SERVER_CHANGED',
    });
    await send(checkPermission, { menuCode: 'org' });
    expect(seen.map(({ headers }) => headers.get('x-steward-profile'))).toEqual(['mark-of-a', 'mark-of-b']);
  });

  it('reports an odd value of the server that was asked, also where another one is shown by then', async () => {
    setServerMark('mark-of-a');
    store.set(oddReportsAtom, []);
    answer = () => {
      setServerMark('mark-of-b');
      return json({
        code: 200,
        data: [{ menuCode: 'org', menuName: 7, children: [{ menuCode: { odd: 1 } }] }],
      });
    };
    await send(currentTree, {});
    expect(store.get(oddReportsAtom).map(({ server }) => server)).toEqual(['mark-of-a']);
  });

  it('tells that the shell uses another server than this tab shows', async () => {
    const told = vi.fn();
    const stop = onServerChanged(told);
    answer = () => json({ msg: '' }, { status: 409, headers: { 'x-steward-gateway': 'SERVER_CHANGED' } });
    await expect(send(currentTree, {})).rejects.toMatchObject({ kind: 'network', code: 'SERVER_CHANGED' });
    expect(told).toHaveBeenCalledOnce();
    stop();
  });
});
