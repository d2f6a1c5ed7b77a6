import { beforeEach, expect, it, vi } from 'vitest';
import type { FirstAnswers, FirstReadsRequest, KeepFirst } from '#data/shell/transport.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import { currentSession } from '#shared/api/session/session.ts';
import type { BridgeReply } from '#shared/bridge/errors.ts';

const shell = vi.hoisted(() => ({ start: vi.fn() }));
vi.mock('#data/shell/index.ts', () => ({ shell }));
vi.mock('#data/early-answers.ts', () => ({
  keepEarly(question: string, headers: Record<string, string>, answer: Promise<Response>) {
    const named = new Headers(headers);
    asked.push([question, named.get('x-steward-profile'), named.get('accept-language')]);
    return answer;
  },
}));

type Take = (reply: BridgeReply | null) => KeepFirst;
const asked: [question: string, mark: string | null, language: string | null][] = [];
let signedIn = true;

beforeEach(() => {
  asked.length = 0;
  signedIn = true;
  localStorage.clear();
  vi.resetModules();
});

const answer: FirstAnswers = async () => new Response('{}', { status: signedIn ? 200 : 401 });

const begin = async (start: (take: Take) => Promise<BridgeReply | null>) => {
  shell.start.mockImplementation(({ take }: FirstReadsRequest) => start((reply) => take(reply, answer)));
  const early = await import('./early.ts');
  expect(shell.start.mock.lastCall?.[0]).toMatchObject({
    paths: [session, tree],
    language: early.firstLanguage,
  });
  const reply = await early.startAnswer;
  await new Promise((later) => setTimeout(later, 10));
  return reply;
};
const [session, tree] = [currentSession.path, currentTree.path];
const facts: BridgeReply = {
  ok: true,
  value: { servers: { active: 'b', profiles: [{ id: 'b', mark: 'mark-of-b' }] } },
};

it('asks of the server that the program names', async () => {
  const reply = await begin(async (take) => {
    take(facts);
    return facts;
  });
  expect(reply).toBe(facts);
  expect(asked).toEqual([
    [session, 'mark-of-b', 'en-US'],
    [tree, 'mark-of-b', 'en-US'],
  ]);
});

it('asks of the server of the last time while the program has not answered, in the language of the last time', async () => {
  localStorage.setItem('steward.server', 'mark-of-a');
  localStorage.setItem('steward.language', 'zh-CN');
  await begin(async (take) => {
    take(null);
    return facts;
  });
  expect(asked[0]).toEqual([session, 'mark-of-a', 'zh-CN']);
});

it('keeps what the shell asks for the page at the address', async () => {
  history.replaceState(null, '', '/appManage');
  await begin(async (take) => {
    take(facts)('/api/of-the-page', Promise.resolve(new Response('{}')));
    return facts;
  });
  expect(shell.start.mock.lastCall?.[0]).toMatchObject({ page: '/appManage' });
  expect(asked).toContainEqual(['/api/of-the-page', 'mark-of-b', 'en-US']);
});

it('has nothing asked for a page whose address only the page can read', async () => {
  history.replaceState(null, '', '/appManage?dept=7');
  await begin(async () => null);
  expect(shell.start.mock.lastCall?.[0]).toMatchObject({ page: null });
});

it('does not ask for the grants of nobody', async () => {
  signedIn = false;
  await begin(async (take) => {
    take(facts);
    return facts;
  });
  expect(asked.map(([path]) => path)).toEqual([session]);
});

it('asks for nothing where this tab may not', async () => {
  expect(await begin(async () => null)).toBeNull();
  expect(asked).toEqual([]);
});
