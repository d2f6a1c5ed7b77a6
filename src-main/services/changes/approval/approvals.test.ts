/** Approvals between two installations: requested, given, imported, enforced at the door; each refusal by its code. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { changeFileText } from '#shared/rules/changes/change-file.ts';
import {
  address,
  answer,
  ask,
  begin,
  change,
  collect,
  endAll,
  type Installation,
  installation,
  locator,
  server,
  take,
  trust,
} from './testing/installations.ts';

afterEach(endAll);
const refused = (reason: string) => ({ code: 'CHANGES_NOT_APPROVED', params: { reason } });

let first: Installation;
let second: Installation;
beforeEach(async () => {
  [first, second] = [await installation(), await installation({ approve: 'never' })];
  await collect(first, change('R1', 'b'), change('R2', 'b'));
});

it('is asked, approved with words, taken from a trusted key, and then applied; both names are kept', async () => {
  await expect(begin(first)).rejects.toMatchObject(refused('notAsked'));
  const request = await ask(first);
  await expect(begin(first)).rejects.toMatchObject(refused('notDecided'));
  const opened = await second.approvals.open({ server, user: 'Wei', file: second.put(request) });
  expect(opened).toMatchObject({
    deciding: null,
    decision: null,
    request: { by: 'Lin', words: 'For Monday', known: null },
  });
  expect(opened.request?.fingerprint).toBe((await first.approvals.key()).fingerprint);

  const text = await answer(second, request);
  await expect(take(first, text)).rejects.toMatchObject(refused('notTrusted'));
  await expect(begin(first)).rejects.toMatchObject(refused('notDecided'));
  await trust(first, second);
  await take(first, text);
  expect(await first.approvals.state({ server })).toMatchObject({
    demanded: true,
    problem: null,
    decision: { by: 'Wei', words: 'Seen', verdict: 'approved', known: 'Wei' },
  });
  expect(await begin(first)).toMatchObject({ approver: 'Wei' });
  for (const id of [1, 2])
    await first.changes.note({ server, id, wish: 0, result: 'done', message: '', applied: null });
  await first.changes.close(locator);
  expect((await first.changes.tray({ server })).sets).toMatchObject([{ user: 'Lin', approver: 'Wei' }]);
});

it('holds when it was said to, which is signed; who signed where is told', async () => {
  await trust(first, second);
  const request = await ask(first);
  const span = { notBefore: '2026-11-28T20:00:00.000Z', validUntil: '2026-11-28T22:00:00.000Z' };
  const text = await answer(second, request, 'approved', span);
  await take(first, text);
  await expect(begin(first)).rejects.toMatchObject(refused('notYet'));
  expect(await first.approvals.state({ server })).toMatchObject({
    problem: 'notYet',
    request: { computer: 'PC-1' },
    decision: { ...span, computer: 'PC-1' },
  });
  first.said.now = Date.parse(span.notBefore);
  expect(await begin(first)).toMatchObject({ approver: 'Wei' });
  first.said.now = Date.parse(span.validUntil) + 1;
  await expect(begin(first, 2)).rejects.toMatchObject(refused('expired'));
  await expect(take(first, text)).rejects.toMatchObject(refused('expired'));
  // A signature over one span does not cover another.
  const longer = text.replace('T22:00', 'T23:00');
  await expect(take(first, longer)).rejects.toMatchObject({ code: 'CHANGES_NOT_APPROVED' });
  const never = { notBefore: span.validUntil, validUntil: span.notBefore };
  await expect(answer(second, request, 'approved', never)).rejects.toMatchObject(refused('noTime'));
  const over = { validUntil: '2026-11-28T11:59:59.000Z' };
  await expect(answer(second, request, 'approved', over)).rejects.toMatchObject(refused('expired'));
});

it('a refused set is not applied and stays refused; after another request it can be approved', async () => {
  await trust(first, second);
  const request = await ask(first);
  const approved = await answer(second, request);
  await take(first, await answer(second, request, 'refused'));
  await expect(begin(first)).rejects.toMatchObject(refused('refused'));
  await expect(take(first, approved)).rejects.toMatchObject(refused('decided'));
  await take(first, await answer(second, await ask(first)));
  await begin(first);
});

describe('an approval is of the set as it was', () => {
  beforeEach(async () => {
    await trust(first, second);
    await take(first, await answer(second, await ask(first)));
    await begin(first);
  });
  it.each<[string, (of: Installation) => Promise<unknown>]>([
    ['one more', (of) => collect(of, change('R3', 'b'))],
    ['one less', (of) => of.changes.drop({ server, ids: [2] })],
    ['another wish', (of) => of.changes.edit({ server, id: 2, edits: { ruleName: { from: 'a', to: 'c' } } })],
    [
      'a wish that was folded into one',
      (of) => collect(of, { ...change('R2', 'c'), edits: { ruleName: { from: 'b', to: 'c' } } }),
    ],
  ])('%s, and none of it is sent', async (_, alter) => {
    await alter(first);
    await expect(begin(first)).rejects.toMatchObject(refused('altered'));
    await expect(take(first, await answer(second, await ask(first)))).resolves.toBeNull();
  });
  it('the same wish once more is the same set; trusted no longer it is none', async () => {
    await first.changes.edit({ server, id: 2, edits: change('R2', 'b').edits });
    await begin(first);
    const { fingerprint } = await second.approvals.key();
    await first.approvals.distrust({ server, fingerprint });
    await expect(begin(first)).rejects.toMatchObject(refused('notTrusted'));
  });
  it('the rest of it is applied later, and each of it once', async () => {
    await first.changes.note({ server, id: 1, wish: 0, result: 'done', message: '', applied: null });
    await first.changes.close(locator);
    await begin(first, 2);
    // The same wish was applied under this approval already.
    await collect(first, change('R1', 'b'));
    await expect(begin(first, 2)).rejects.toMatchObject(refused('altered'));
  });
  it('for one time: the same set once more asks once more', async () => {
    for (const id of [1, 2])
      await first.changes.note({ server, id, wish: 0, result: 'done', message: '', applied: null });
    await first.changes.close(locator);
    await collect(first, change('R1', 'b'), change('R2', 'b'));
    const [again] = (await first.changes.tray({ server })).changes;
    await expect(begin(first, again?.id)).rejects.toMatchObject(refused('spent'));
  });
  it('on a server that asks for none any more it goes on; another address asks anew', async () => {
    first.said.address = 'https://elsewhere.example.com';
    await expect(begin(first)).rejects.toMatchObject(refused('otherServer'));
    first.said.environment = 'test';
    expect(await begin(first)).toMatchObject({ approver: '' });
  });
});

describe('who answers', () => {
  it('is another person with another key', async () => {
    const request = await ask(first);
    const own = { server, file: first.put(request), user: 'Wei' };
    expect(await first.approvals.open(own)).toMatchObject({ deciding: 'samePerson' });
    const { digest } = await first.approvals.open(own);
    const say = { digest, verdict: 'approved', words: '' } as const;
    await expect(first.approvals.decide({ ...own, ...say })).rejects.toMatchObject(refused('samePerson'));
    const named = { server, file: second.put(request), user: ' lin' };
    await expect(second.approvals.decide({ ...named, ...say })).rejects.toMatchObject(refused('samePerson'));
    const { fingerprint } = await first.approvals.key();
    await expect(first.approvals.trust({ server, name: 'Wei', fingerprint })).rejects.toMatchObject(
      refused('samePerson'),
    );
  });
  it('signs what was shown, on the server that it is about, once', async () => {
    const request = await ask(first);
    const file = second.put(request);
    const given = { server, user: 'Wei', file, verdict: 'approved', words: '' } as const;
    const { digest } = await second.approvals.open(given);
    second.files.set(file, request.replace('For Monday', 'for monday'));
    await expect(second.approvals.decide({ ...given, digest })).rejects.toMatchObject({
      code: 'FILE_UNKNOWN',
    });
    second.files.set(file, request);
    second.said.address = '';
    await expect(second.approvals.decide({ ...given, digest })).rejects.toMatchObject(refused('otherServer'));
    second.said.address = address;
    const text = await answer(second, request);
    await expect(answer(second, text)).rejects.toMatchObject(refused('decided'));
  });
  it('is whom the policy names, and then nobody else', async () => {
    const { fingerprint } = await second.approvals.key();
    const text = await answer(second, await ask(first));
    await trust(first, second);
    first.said.fixed = [{ name: 'Bo', fingerprint: '00000 '.repeat(8).trim() }];
    await expect(take(first, text)).rejects.toMatchObject(refused('notListed'));
    await expect(first.approvals.trust({ server, name: 'X', fingerprint })).rejects.toMatchObject(
      refused('notListed'),
    );
    first.said.fixed = [{ name: 'Wei Chen', fingerprint, servers: [address] }];
    await take(first, text);
    expect(await begin(first)).toMatchObject({ approver: 'Wei Chen' });
    expect(await first.approvals.people({ server })).toEqual({
      people: [{ name: 'Wei Chen', fingerprint }],
      fixed: true,
    });
  });
  it('can’t bring another key under a name that is trusted', async () => {
    await trust(first, second);
    const third = await installation();
    const text = await answer(third, await ask(first));
    await expect(take(first, text)).rejects.toMatchObject(refused('otherKey'));
    const { fingerprint } = await third.approvals.key();
    await expect(first.approvals.trust({ server, name: 'wei', fingerprint })).rejects.toMatchObject(
      refused('otherKey'),
    );
  });
});

it('an answer to an earlier request, to another installation’s, or to none is refused', async () => {
  await trust(first, second);
  const earlier = await answer(second, await ask(first));
  await ask(first);
  await expect(take(first, earlier)).rejects.toMatchObject(refused('otherRequest'));
  const other = await installation();
  await collect(other, change('R1', 'b'), change('R2', 'b'));
  const theirs = await answer(second, await ask(other));
  await expect(take(first, theirs)).rejects.toMatchObject(refused('notMine'));
  await expect(take(first, await ask(first))).rejects.toMatchObject(refused('noDecision'));
  await expect(take(first, '{}')).rejects.toMatchObject(refused('noRequest'));
});

it('only what the tray holds is asked for', async () => {
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Office', user: 'Lin' } };
  const text = changeFileText([change('R1', 'b')], facts);
  await expect(first.approvals.request({ ...locator, words: '', text })).rejects.toMatchObject(
    refused('altered'),
  );
});

it('a profile that there is not is refused, and a server that asks for none makes no key', async () => {
  await expect(first.changes.begin({ server: 'P2', id: 1, wish: 0 })).rejects.toMatchObject({
    code: 'SERVER_UNKNOWN',
  });
  expect(await second.approvals.state({ server })).toEqual({
    demanded: false,
    problem: null,
    request: null,
    decision: null,
  });
});
