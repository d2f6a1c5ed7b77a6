/** Files of rich text: uploaded, and seen only as what they are (spec 1§7.1, 1§7.4). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { pictureFile } from '../sample-input.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const upload = (file: File) => client.call(uploadModuleFile, { file, module: 'document' });
const view = (path: string, by: Client | null = client) =>
  sandbox.fetch(
    new Request(`http://sandbox${path}`, {
      headers: { cookie: by?.cookie() ?? '', 'accept-language': 'en' },
    }),
  );
const preview = (fileId: string, type: 'imgs' | 'video' | 'redirect', by?: Client | null) =>
  view(filePreviewPath({ fileId, type }), by);

test('a picture is seen again byte for byte, under guard', async () => {
  const file = pictureFile('公告 1.png');
  const { fileId, name } = await upload(file);
  expect(name).toBe('公告 1.png');
  const response = await preview(fileId, 'imgs');
  expect(response.status).toBe(200);
  expect(await response.bytes()).toEqual(await file.bytes());
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': expect.stringMatching(/^inline; filename\*=UTF-8''%E5/),
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('a file that only claims to be a picture is never shown as one', async () => {
  const page = new File(['<svg onload="alert(1)"/>'], 'x.svg', { type: 'image/svg+xml' });
  const { fileId } = await upload(page);
  expect((await preview(fileId, 'imgs')).status).toBe(404);
  const saved = await preview(fileId, 'redirect');
  expect(saved.headers.get('content-type')).toBe('application/octet-stream');
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
});

test('a picture is no video, and an unknown way of viewing is refused', async () => {
  const { fileId } = await upload(pictureFile());
  expect((await preview(fileId, 'video')).status).toBe(404);
  const response = await view(`/api/file/preview?fileId=${fileId}&type=page`);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringContaining('type') });
});

test('people of the tenant see it, others do not, nor does anybody without a session', async () => {
  const { fileId } = await upload(pictureFile());
  expect((await preview(fileId, 'imgs', await signedIn(sandbox, 'employee'))).status).toBe(200);
  const stranger = await signedIn(sandbox, 'managerTenantAdministrator');
  const refused = await preview(fileId, 'imgs', stranger);
  expect(refused.status).toBe(404);
  expect(await refused.json()).toMatchObject({ code: 404, msg: 'This file does not exist' });
  expect((await preview(fileId, 'imgs', null)).status).toBe(401);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\a.png', 'a.png'],
  ['a\u202egnp.exe', 'agnp.exe'],
  ['a\u0000b.png', 'ab.png'],
  [`${'长'.repeat(300)}.png`, '长'.repeat(200)],
])('the name %j becomes plain', async (given, kept) => {
  expect((await upload(pictureFile(given))).name).toBe(kept);
});

test('empty and too large files are refused, another module too', async () => {
  await expect(upload(new File([], 'empty.png'))).rejects.toThrow('The file is empty');
  const heavy = new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'heavy.png');
  await expect(upload(heavy)).rejects.toThrow('larger than 20 MB');
  const body = new FormData();
  body.append('file', pictureFile());
  body.append('module', 'workflow');
  const url = `http://sandbox${uploadModuleFile.path}`;
  const headers = { cookie: client.cookie() ?? '' };
  const response = await sandbox.fetch(new Request(url, { method: 'POST', body, headers }));
  expect(await response.json()).toMatchObject({ code: 400, msg: expect.stringContaining('module') });
});

test('a file of exactly the limit is taken', async () => {
  const { fileId } = await upload(new File([new Uint8Array(20 * 1024 * 1024)], 'full.bin'));
  expect((await preview(fileId, 'redirect')).headers.get('content-length')).toBe(String(20 * 1024 * 1024));
});

test('a preview fails on demand like every call', async () => {
  const { fileId } = await upload(pictureFile());
  await sandbox.pretend({ ...sandbox.scenario(), failures: { 'file.preview': 'http500' } });
  expect((await preview(fileId, 'imgs')).status).toBe(500);
});
