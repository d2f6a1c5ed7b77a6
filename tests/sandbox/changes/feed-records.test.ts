/** Personal settings of the feed, as changes: set and rolled back, every table is as it was. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { queryShares } from '#shared/api/feed/feed.ts';
import { changeOf, openServer, thereAndBack } from './on-sandbox.ts';

/** Of the employee who is signed in. */
const locator = { userId: 'U20112' };

let folder: string;
let server: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steward-feed-'));
  server = await openServer(folder, 1, 'employee');
});
afterEach(async () => {
  server.sandbox.close();
  await rm(folder, { recursive: true, force: true });
});

it('a share is liked, and not any more', async () => {
  const page = { pageNo: 1, pageSize: 50 };
  const { result } = await server.ask(queryShares, { range: 'company', workType: 'share', ...page });
  const share = result.find(({ praise }) => !praise.praised);
  const before = server.tables();
  const change = await changeOf(server.ask, 'feed.praise', { id: share?.id }, () => ({ praised: true }));
  expect(change).toMatchObject({ title: 'feed.change.liked', edits: { praised: { from: false, to: true } } });
  const results = await thereAndBack(server.client, [change], () =>
    expect(server.tables()).not.toEqual(before),
  );
  expect(results).toEqual(['feed.praise done', 'feed.praise done']);
  expect(server.tables()).toEqual(before);
});

it('the choice of shown shares is kept field by field, and restored', async () => {
  const choose = (wanted: object) => changeOf(server.ask, 'feed.range', locator, () => ({ ...wanted }));
  // A choice has no row until somebody makes it.
  await thereAndBack(server.client, [await choose({ workType: 'mine' })], () => undefined);
  const before = server.tables();
  const one = { range: 'employee', rangeUserId: 'U20016', rangeUserName: 'Grace Holloway' };
  const results = await thereAndBack(server.client, [await choose(one)], () =>
    expect(JSON.stringify(server.tables().feed_config)).toContain('employee-share-U20016-Grace Holloway'),
  );
  expect(results).toEqual(['feed.range done', 'feed.range done']);
  expect(server.tables()).toEqual(before);
});

it('a text that is no range is refused at the entrance', async () => {
  const change = await changeOf(server.ask, 'feed.range', locator, () => ({ range: 'evil' }));
  expect(await thereAndBack(server.client, [change], () => undefined)).toEqual(['feed.range refused range']);
});
