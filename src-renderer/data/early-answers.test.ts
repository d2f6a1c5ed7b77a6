import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTree } from '#shared/api/frame/frame.ts';
import { searchDepartments } from '#shared/api/people/people.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { questionOf } from '#shared/bridge/start.ts';
import { dropEarlyAnswers, keepEarly } from './early-answers.ts';
import { takeSession } from '#state/session.ts';
import { aProfile } from '#state/testing/profile.ts';
import { send } from './http.ts';
import { readAgain } from './read.ts';
import { platformHeaders, setServerMark } from './server-mark.ts';

const refusal = (code: number) => new Response(JSON.stringify({ code, msg: `said ${code}` }));
const asked: Request[] = [];
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  asked.length = 0;
  setServerMark('mark-of-a');
  document.documentElement.lang = 'en-US';
  vi.stubGlobal('fetch', (input: Request | URL | string, init?: RequestInit) => {
    asked.push(new Request(input, init));
    return Promise.resolve().then(answer);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  dropEarlyAnswers();
});

const early = () =>
  keepEarly(currentTree.path, platformHeaders(), fetch(new URL(currentTree.path, location.href)));

describe('what was asked early', () => {
  it('is the answer to the first who asks the same, and to nobody else', async () => {
    answer = () => refusal(501);
    await early();
    answer = () => refusal(502);
    await expect(send(currentTree, {})).rejects.toMatchObject({ code: 501 });
    await expect(send(currentTree, {})).rejects.toMatchObject({ code: 502 });
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['another server', () => setServerMark('mark-of-b')],
    ['another language', () => document.documentElement.setAttribute('lang', 'zh-CN')],
    ['a start that is over', dropEarlyAnswers],
    ['a record that has been changed', () => void readAgain(null)],
    ['somebody else', () => takeSession(null, aProfile())],
  ])('is no answer for %s', async (_, change) => {
    answer = () => refusal(501);
    await early();
    answer = () => refusal(502);
    change();
    await expect(send(currentTree, {})).rejects.toMatchObject({ code: 502 });
  });

  it('is no answer to another question', async () => {
    answer = () => refusal(501);
    await early();
    answer = () => refusal(502);
    await expect(send(currentSession, {})).rejects.toMatchObject({ code: 502 });
  });

  it('is the answer to a read with a body', async () => {
    const question = { method: 'POST', url: '/api/calendar/common/search/departmentTree.common' };
    const asks = (id: string) =>
      send(searchDepartments, { menuCode: 'backMenu', ids: [id], pageNo: 1, pageSize: 1 });
    const body = JSON.stringify({ menuCode: 'backMenu', ids: ['D1'], pageNo: 1, pageSize: 1 });
    void keepEarly(questionOf({ ...question, body }), platformHeaders(), Promise.resolve(refusal(501)));
    answer = () => refusal(502);
    await expect(asks('D2')).rejects.toMatchObject({ code: 502 });
    await expect(asks('D1')).rejects.toMatchObject({ code: 501 });
  });

  it('is asked again where it failed', async () => {
    answer = () => Promise.reject(new TypeError('failed to fetch'));
    await early().catch(() => undefined);
    answer = () => refusal(502);
    await expect(send(currentTree, {})).rejects.toMatchObject({ code: 502 });
  });

  it('can be given up by whoever waits for it', async () => {
    answer = () => new Promise(() => undefined);
    void early();
    const stop = new AbortController();
    const waiting = send(currentTree, {}, { signal: stop.signal });
    stop.abort(new Error('left'));
    await expect(waiting).rejects.toThrow('left');
  });
});
