/** Requests of tabs on different servers: each goes to the server that it means, with that server's credential. */
import { expect, it } from 'vitest';
import type { GatewayTarget } from './target.ts';
import { ask, at, gatewayTo, named, ok, server, targetAt } from './testing/exchange.ts';

async function twoServers() {
  const [one, other] = await Promise.all([
    server(ok('{"of":"one"}', 'Set-Cookie: s=of-one; Path=/\r\n')),
    server(ok('{"of":"other"}', 'Set-Cookie: s=of-other; Path=/\r\n')),
  ]);
  const targets: readonly GatewayTarget[] = [
    targetAt(at(one), { id: 'one', mark: 'm1', credential: { kind: 'token', token: 'T1' } }),
    targetAt(at(other), { id: 'other', mark: 'm2', credential: { kind: 'token', token: 'T2' } }),
  ];
  return { one, other, targets };
}
const meaning = (mark: string): [string, string][] => [['X-Steward-Profile', mark]];
const textOf = async (answer: Awaited<ReturnType<typeof ask>>) => new Response(answer.body).text();

it('go to their own, with its credential and its cookies, in any order', async () => {
  const { one, other, targets } = await twoServers();
  const gateway = gatewayTo('', { target: (mark) => targets.find((target) => target.mark === mark) ?? null });
  for (let n = 0; n < 3; n++) {
    const answers = ['m1', 'm2'].map(async (mark) => textOf(await ask(gateway, { headers: meaning(mark) })));
    expect(await Promise.all(answers)).toEqual(['{"of":"one"}', '{"of":"other"}']);
  }
  const all = [one.received.join(''), other.received.join('')];
  expect(all.map((sent) => [...new Set(sent.match(/Bearer \w+|s=of-\w+/g))].sort())).toEqual([
    ['Bearer T1', 's=of-one'],
    ['Bearer T2', 's=of-other'],
  ]);
  gateway.forgetSession('one');
  await Promise.all(['m1', 'm2'].map(async (mark) => textOf(await ask(gateway, { headers: meaning(mark) }))));
  expect([one.received.at(-1), other.received.at(-1)].map((sent) => sent?.includes('cookie: s='))).toEqual([
    false,
    true,
  ]);
});

it('are refused where nobody has their mark, and nothing is sent to any', async () => {
  const { one, other, targets } = await twoServers();
  const gateway = gatewayTo('', { target: (mark) => targets.find((target) => target.mark === mark) ?? null });
  for (const headers of [meaning('m3'), meaning(''), [...meaning('m1'), ...meaning('m2')]]) {
    expect(await named(ask(gateway, { headers })), headers.join()).toEqual([409, 'SERVER_CHANGED', null]);
  }
  expect([one.received, other.received]).toEqual([[], []]);
});

it('pass with what was approved at their own server and at no other', async () => {
  const { one, other, targets } = await twoServers();
  const approved = new Map([['K1', 'one']]);
  const gateway = gatewayTo('', {
    target: (mark) => targets.find((target) => target.mark === mark) ?? null,
    approving: ({ id }) => ({
      daily: false,
      hasBegun: (key) => approved.get(key) === id,
      allows: async () => true,
    }),
  });
  const write = (mark: string) =>
    ask(gateway, { method: 'POST', headers: [...meaning(mark), ['Idempotency-Key', 'K1']] });
  expect((await named(write('m2')))[1]).toBe('NOT_APPROVED');
  expect(await textOf(await write('m1'))).toBe('{"of":"one"}');
  expect([one.received.length, other.received.length]).toEqual([1, 0]);
});
