/** A hand-over signed by a trusted approver's earlier key counts where that key did; any other does not. */
import { afterEach, expect, it } from 'vitest';
import {
  answer,
  ask,
  begin,
  change,
  collect,
  endAll,
  installation,
  server,
  take,
  trust,
} from './testing/installations.ts';

afterEach(endAll);

it('approvals with the new key count after the hand-over, and not before', async () => {
  const [first, second] = [await installation(), await installation()];
  await trust(first, second);
  await collect(first, change('R1', 'b'));
  const { text: handOver } = await second.approvals.renewKey();
  const answered = await answer(second, await ask(first));
  await expect(take(first, answered)).rejects.toMatchObject({ params: { reason: 'otherKey' } });
  expect(await first.approvals.takeHandOver({ server, file: first.put(handOver) })).toEqual({
    names: ['Wei'],
  });
  await take(first, answered);
  expect(await begin(first)).toMatchObject({ approver: 'Wei' });
  const { fingerprint } = await second.approvals.key();
  expect(await first.approvals.people({ server })).toEqual({
    people: [{ name: 'Wei', fingerprint }],
    fixed: false,
  });
});

it('of a key that nobody trusts, or where the policy names whose count, it is refused', async () => {
  const [first, stranger] = [await installation(), await installation()];
  const { text } = await stranger.approvals.renewKey();
  const open = () => first.approvals.takeHandOver({ server, file: first.put(text) });
  await expect(open()).rejects.toMatchObject({ code: 'KEY_NOT_TRUSTED' });
  first.said.fixed = [];
  await expect(open()).rejects.toMatchObject({ params: { reason: 'notListed' } });
});

it('in UTF-16 is said to be so', async () => {
  const [first, second] = [await installation(), await installation()];
  const { text } = await second.approvals.renewKey();
  // The text of these bytes, which is written as they are.
  const file = first.put(Buffer.from(text, 'utf16le').toString());
  await expect(first.approvals.takeHandOver({ server, file })).rejects.toMatchObject({
    code: 'FILE_IN_UTF16',
  });
});
