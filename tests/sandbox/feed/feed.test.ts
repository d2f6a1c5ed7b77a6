/**
 * The feed on the sandbox: what is read, who may do what, what is refused, and 100,000 shares.
 * Rows FEED-002 to 005, 014 to 017, 020 to 031.
 */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  existConfigRange,
  queryFollowed,
  querySubordinates,
  querySuperiors,
  saveRangeConfig,
} from '#shared/api/feed/colleagues.ts';
import {
  addComment,
  type Blog,
  deleteAttachment,
  deleteComment,
  deleteShare,
  editShare,
  praiseShare,
  publishShare,
  queryComments,
  queryShare,
  queryShares,
} from '#shared/api/feed/feed.ts';
import { uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { encodeRequest } from '#shared/api/wire.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { pictureFile } from '../sample-input.ts';

let sandbox: Sandbox;
let admin: Client;
let employee: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  admin = await signedIn(sandbox, 'systemAdministrator');
  employee = await signedIn(sandbox, 'employee');
});
afterEach(() => sandbox.close());

const page = { pageNo: 1, pageSize: 25 };
const all = { range: 'company', workType: 'share', ...page } as const;
const blog = (more: Partial<Blog> = {}): Blog => ({
  content: 'Words',
  imAtContent: 'Words',
  relevanceList: [],
  shareScope: 'all',
  attachmentIds: [],
  userIds: [],
  userIdIndex: [],
  ...more,
});
const publish = async (client: Client, more: Partial<Blog> = {}) =>
  (await client.call(publishShare, { blog: blog(more), publishtype: 'share' })).id;
const one = async (client: Client, id: string) => {
  const share = await client.call(queryShare, { id });
  if (!share) throw new Error(`no share ${id}`);
  return share;
};
const refused = (message: string | RegExp, code = 500) =>
  expect.objectContaining({ kind: 'refused', code, message: expect.stringMatching(message) });

test('shares come in pages, the newest first, each once', async () => {
  const first = await employee.call(queryShares, all);
  expect(first.result).toHaveLength(25);
  expect(first.totalCount).toBeGreaterThan(100);
  const ids = new Set<string>();
  const times: string[] = [];
  for (let pageNo = 1; ids.size < first.totalCount; pageNo += 1) {
    const { result } = await employee.call(queryShares, { ...all, pageNo });
    for (const { id, createTime } of result) {
      ids.add(id);
      times.push(createTime);
    }
    if (result.length < 25) break;
  }
  expect(ids.size).toBe(first.totalCount);
  expect(times).toEqual([...times].sort().reverse());
});

test('a share has its files, who likes it, and the last that was said', async () => {
  const share = await one(employee, 'FS2308147000004');
  expect(share).toMatchObject({
    userName: 'Grace Holloway',
    department: 'Product Design',
    shareScope: 'all',
  });
  expect(share.attachments.map(({ name }) => name)).toEqual(['climate-test.csv']);
  expect(share.imageFiles).toHaveLength(3);
  const talked = await one(employee, 'FS2308147000001');
  expect(talked.comments.total).toBe(14);
  expect(talked.comments.list).toHaveLength(2);
  const { result, totalCount } = await employee.call(queryComments, {
    id: talked.id,
    pageNo: 2,
    pageSize: 10,
  });
  expect(totalCount).toBe(14);
  expect(result.at(-1)).toEqual(talked.comments.list.at(-1));
});

test('a share is published with its files and whom it names, changed and deleted', async () => {
  const upload = async (file: File) =>
    (await admin.call(uploadModuleFile, { file, module: 'document' })).fileId;
  const picture = await upload(pictureFile());
  const text = await upload(new File(['a,b'], 'table.csv'));
  const id = await publish(admin, {
    content: 'Hello @Grace Holloway',
    imAtContent: 'Hello @Grace Holloway',
    attachmentIds: [picture, text],
    userIds: ['U20112'],
    userIdIndex: [6],
    relevanceList: [{ module: 'project', targetId: 'PR1', name: 'The project' }],
  });
  const share = await one(employee, id);
  expect(share).toMatchObject({
    userName: '林知远',
    content: 'Hello @Grace Holloway',
    imageFiles: [{ fileId: picture, name: 'notice.png', size: 11 }],
    attachments: [{ fileId: text, name: 'table.csv', size: 3 }],
    userData: [{ userId: 'U20112', userName: 'Grace Holloway', userIdIndex: 6 }],
    relevanceList: [{ name: 'The project' }],
    updateTime: '',
  });
  const atMe = await employee.call(queryShares, { ...all, workType: 'shareAtme' });
  expect(atMe.result[0]?.id).toBe(id);

  await admin.call(deleteAttachment, { a: id, b: text });
  await admin.call(editShare, { id, blog: blog({ content: 'Changed', attachmentIds: [picture] }) });
  const changed = await one(employee, id);
  expect(changed).toMatchObject({ content: 'Changed', attachments: [], userData: [] });
  expect(changed.updateTime).not.toBe('');
  await admin.call(deleteShare, { id });
  expect(await employee.call(queryShare, { id })).toBeNull();
});

test('a DELETE names what goes in its path, and has no body', () => {
  expect(encodeRequest(deleteAttachment, { a: 'S 1', b: 'F/2' })).toEqual({
    method: 'DELETE',
    contentType: null,
    body: null,
    url: '/api/blog/prior/deleteAttachmentsShare/S%201/F%2F2',
  });
});

test('an empty or too long text is refused with the documents’ words', async () => {
  const long = '好'.repeat(1001);
  for (const content of ['', ' ', '<p> </p>'])
    await expect(publish(admin, { content })).rejects.toEqual(
      refused('^please fill in content before submitting!$'),
    );
  await expect(publish(admin, { content: long })).rejects.toEqual(
    refused('^content too long, a single input not over 1000 characters$'),
  );
  const words = { userIds: [], userIdIndex: [] };
  await expect(admin.call(addComment, { id: 'FS2308147000001', content: long, ...words })).rejects.toEqual(
    refused('^content too long'),
  );
  await publish(admin, { content: '好'.repeat(1000) });
  await expect(publish(admin, { content: '<b>'.repeat(10_000) })).rejects.toEqual(
    refused('^content too long'),
  );
});

test('people and files that are not there, and places that do not fit, are refused', async () => {
  await expect(publish(admin, { userIds: ['U99'], userIdIndex: [0] })).rejects.toEqual(refused('U99'));
  await expect(publish(admin, { userIds: ['U20112'] })).rejects.toEqual(refused('userIdIndex', 400));
  await expect(publish(admin, { attachmentIds: ['nowhere'] })).rejects.toEqual(refused('does not exist'));
});

test('the author changes a share; the administrator deletes another person’s', async () => {
  const id = await publish(employee);
  const department = await signedIn(sandbox, 'departmentAdministrator');
  for (const client of [admin, department])
    await expect(client.call(editShare, { id, blog: blog() })).rejects.toEqual(refused('permission', 401));
  await expect(department.call(deleteShare, { id })).rejects.toEqual(refused('permission', 401));
  await expect(department.call(deleteAttachment, { a: id, b: 'x' })).rejects.toEqual(
    refused('permission', 401),
  );
  await admin.call(deleteShare, { id });
  await expect(admin.call(deleteShare, { id })).rejects.toEqual(refused('does not exist'));
});

test('who sees it: everybody, the department, oneself, and whoever is named', async () => {
  const sub = await signedIn(sandbox, 'subAdministrator');
  const own = await publish(employee, { shareScope: 'self' });
  const department = await publish(employee, { shareScope: 'department' });
  const toSub = await publish(employee, { shareScope: 'self', userIds: ['U20016'], userIdIndex: [0] });
  for (const id of [own, department]) expect(await sub.call(queryShare, { id })).toBeNull();
  expect(await sub.call(queryShare, { id: toSub })).not.toBeNull();
  for (const id of [own, department, toSub]) expect((await one(employee, id)).id).toBe(id);
  const neighbour = await signedIn(sandbox, 'managerTenantAdministrator');
  expect(await neighbour.call(queryShare, { id: await publish(employee) })).toBeNull();
});

test('ranges, tabs and filters narrow it', async () => {
  const ask = async (client: Client, more: object) =>
    (await client.call(queryShares, { ...all, pageSize: 100, ...more })).result;
  const ids = async (client: Client, endpoint: typeof queryFollowed, userId: string) =>
    new Set((await client.call(endpoint, { userId, pageNo: 1, pageSize: 100 })).result.map(({ id }) => id));
  const followed = await ids(admin, queryFollowed, 'U20001');
  for (const { userId } of await ask(admin, { range: 'watched' })) expect(followed).toContain(userId);
  const below = await ids(admin, querySubordinates, 'U20001');
  const direct = await ask(admin, { range: 'directSubordinates' });
  expect(direct.length).toBeGreaterThan(0);
  for (const { userId } of direct) expect(below).toContain(userId);
  for (const { userId } of await ask(admin, { range: 'subordinates' })) expect(userId).not.toBe('U20001');
  const superiors = await ask(employee, { range: 'superiors' });
  expect(new Set(superiors.map(({ userId }) => userId))).toEqual(new Set(['U20001']));
  expect(await ask(admin, { range: 'superiors' })).toEqual([]);
  expect(await ask(employee, { range: 'subordinates' })).toEqual([]);
  const own = await ask(employee, { range: 'department' });
  expect(own.map(({ department }) => department)).toContain('Product Design');
  const mine = await ask(employee, { range: 'superiors', workType: 'mine' });
  expect(new Set(mine.map(({ userId }) => userId))).toEqual(new Set(['U20112']));
  const colleague = await ask(employee, { range: 'employee', creator: 'U20016' });
  expect(new Set(colleague.map(({ userId }) => userId))).toEqual(new Set(['U20016']));
  const found = await ask(employee, { keywords: '机房检修' });
  expect(found.length).toBeGreaterThan(0);
  for (const { content } of found) expect(content).toContain('机房检修');
  const days = await ask(employee, { startDate: '2026-11-20', endDate: '2026-11-21' });
  expect(days.length).toBeGreaterThan(0);
  for (const { createTime } of days) expect(createTime.slice(0, 10)).toMatch(/^2026-11-2[01]$/);
});

test('liking twice is liking once, and it is taken back', async () => {
  const id = await publish(admin);
  for (const praised of [true, true]) await employee.call(praiseShare, { id, praised });
  expect((await one(employee, id)).praise).toEqual({
    total: 1,
    praised: true,
    userNames: ['Grace Holloway'],
  });
  expect((await one(admin, id)).praise.praised).toBe(false);
  expect((await admin.call(queryShares, { ...all, workType: 'likeme' })).result[0]?.id).toBe(id);
  await employee.call(praiseShare, { id, praised: false });
  expect((await one(employee, id)).praise.total).toBe(0);
});

test('comments and answers, and who may delete them', async () => {
  const id = await publish(admin);
  const words = { userIds: [], userIdIndex: [] };
  const first = await employee.call(addComment, { id, content: 'Good', ...words });
  expect((await admin.call(queryShares, { ...all, workType: 'shareReplay' })).result[0]?.id).toBe(id);
  const answer = await admin.call(addComment, { id, content: 'Thanks', replyId: first.id, ...words });
  const { list } = (await one(admin, id)).comments;
  expect(list.map(({ content, replyUserName }) => [content, replyUserName])).toEqual([
    ['Good', ''],
    ['Thanks', 'Grace Holloway'],
  ]);
  expect((await employee.call(queryShares, { ...all, workType: 'shareReplay' })).result[0]?.id).toBe(id);
  await expect(employee.call(deleteComment, { id: answer.id })).rejects.toEqual(refused('permission', 401));
  await admin.call(deleteComment, { id: first.id });
  await admin.call(deleteComment, { id: answer.id });
  expect((await one(admin, id)).comments).toEqual({ total: 0, list: [] });
});

test('the preference is one’s own, and the server names the size of a page', async () => {
  const asked = { userId: 'U20112', configName: 'teamShareRange' } as const;
  expect(await employee.call(existConfigRange, asked)).toBe('');
  await employee.call(saveRangeConfig, { key: 'teamShareRange', value: 'superiors-share--' });
  await employee.call(saveRangeConfig, { key: 'teamShareRange', value: 'employee-mine-U20016-周以宁' });
  expect(await employee.call(existConfigRange, asked)).toBe('employee-mine-U20016-周以宁');
  expect(await employee.call(existConfigRange, { ...asked, configName: 'teamSharePageSize' })).toBe('25');
  await expect(admin.call(existConfigRange, asked)).rejects.toEqual(refused('permission', 401));
  const { contentType, body } = encodeRequest(existConfigRange, asked);
  expect([contentType, body]).toEqual([
    'application/x-www-form-urlencoded',
    'userId=U20112&configName=teamShareRange',
  ]);
});

test('colleagues come by pages of ten; of others nobody is told', async () => {
  const ten = { userId: 'U20001', pageNo: 1, pageSize: 10 };
  const followed = await admin.call(queryFollowed, ten);
  expect([followed.result.length, followed.totalCount]).toEqual([10, 16]);
  expect((await admin.call(querySubordinates, ten)).totalCount).toBe(11);
  expect((await admin.call(querySuperiors, ten)).totalCount).toBe(0);
  const { result } = await employee.call(querySuperiors, { ...ten, userId: 'U20112' });
  expect(result.map(({ username }) => username)).toEqual(['林知远']);
  await expect(employee.call(queryFollowed, ten)).rejects.toEqual(refused('permission', 401));
});

test('a hundred thousand shares: the first page and the last one, and what nobody has said', {
  timeout: 60_000,
}, async () => {
  await sandbox.pretend({ ...sandbox.scenario(), scale: 'large' });
  const client = await signedIn(sandbox, 'employee');
  const { totalCount } = await client.call(queryShares, all);
  expect(totalCount).toBeGreaterThan(95_000);
  const last = await client.call(queryShares, { ...all, pageNo: Math.ceil(totalCount / 25) });
  expect(last.result.length).toBeGreaterThan(0);
  const found = await client.call(queryShares, { ...all, range: 'subordinates', keywords: '机房' });
  expect(found.result).toEqual([]);
  await (await signedIn(sandbox, 'systemAdministrator')).call(queryShares, { ...all, range: 'subordinates' });
});
