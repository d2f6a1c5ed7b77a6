/** Themes out of the tenant as zips and into it again (rows THM-142, 143, 145, 148, 150, 155, 157). */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { multilangSave } from '#shared/api/language-names/language-names.ts';
import type { ThemeFamily } from '#shared/api/themes/context.ts';
import { examplePackage } from '#shared/api/themes/example-package.ts';
import { mobileThemeById, mobileThemes } from '#shared/api/themes/mobile.ts';
import { specialThemes } from '#shared/api/themes/special.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import * as zips from '#shared/api/themes/zips.ts';
import { bytesSource, readPackage } from '../../../src-main/formats/theme-package/index.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

const noon = Date.UTC(2026, 10, 1, 12);
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  // A package says when it was made.
  sandbox = await freshSandbox({ now: () => noon });
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const refusal = (message: RegExp) =>
  expect.objectContaining({ kind: 'refused', message: expect.stringMatching(message) });
const page = { currentPage: 1, pageSize: 100 };

function fetchAt(path: string, cookie = client.cookie() ?? ''): Promise<Response> {
  return sandbox.fetch(new Request(`http://sandbox${path}`, { headers: { cookie } }));
}

async function zipOf(family: ThemeFamily, topicId: string): Promise<File> {
  const response = await fetchAt(zips.zipPath(family, { topicId }));
  expect(response.status).toBe(200);
  expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''.+\.zip$/);
  return new File([new Uint8Array(await response.arrayBuffer())], 'theme.zip');
}

async function picture(): Promise<{ readonly address: string; readonly bytes: Uint8Array }> {
  const base64 =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const bytes = Buffer.from(base64, 'base64');
  const file = new File([bytes], 'nav.png');
  const { fileId } = await client.call(uploadModuleFile, { file, module: 'document' });
  return { address: filePreviewPath({ fileId, type: 'imgs' }), bytes };
}

describe('a standard theme', () => {
  test('goes out with its picture and comes back the same, switched off, as a theme of its own', async () => {
    const { address, bytes } = await picture();
    const example = backThemes.add.example();
    const id =
      (await client.call(backThemes.add, { ...example, topicName: 'Sent', navBackgroundImg: address })) ?? '';
    const [made = ''] = await client.call(zips.importBackZip, {
      file: await zipOf('backTopic', id),
      dtu: 'pc',
    });
    const { datas } = await client.call(backThemes.query, { ...page, dtu: 'pc', style: 'dark' });
    const [sent, came] = [id, made].map((one) => datas.find((theme) => theme.id === one));
    const own = { id: made, topicOrder: came?.topicOrder, navBackgroundImg: came?.navBackgroundImg };
    expect(came).toEqual({ ...sent, ...own, topicStatus: false, updateTime: came?.updateTime });
    expect(came?.navBackgroundImg).not.toBe(address);
    const shown = await fetchAt(came?.navBackgroundImg ?? '');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(bytes);
  });

  test('of the other terminal is not taken where one is named', async () => {
    const file = examplePackage('backTopic');
    await expect(client.call(zips.importBackZip, { file, dtu: 'app-pc' })).rejects.toEqual(
      refusal(/holds no themes/),
    );
  });
});

test.each([
  ['backTopic', 'TP100001', zips.importBackZip],
  ['featureTopic', 'TF100001', zips.importSpecialZip],
  ['appTopic', 'TM100001', zips.importMobileZip],
] as const)(
  'a theme of %s that went out and came back goes out in the same bytes',
  async (family, id, call) => {
    const bytes = async (topicId: string) => Buffer.from(await (await zipOf(family, topicId)).arrayBuffer());
    await client.call(multilangSave, {
      module: 'basicserver',
      tablefield: 'topic.topicName',
      targetId: id,
      langs: [{ lang: 'ja_JP', name: '港' }],
    });
    const first = await bytes(id);
    const [made = ''] = await client.call(call, { file: new File([first], 'theme.zip') });
    expect(await bytes(made)).toEqual(first);
    const reading = await readPackage(bytesSource(first), { expects: 'package' });
    expect(reading.report).toMatchObject({ kind: 'package', findings: [] });
    expect(reading.package?.manifest.themes[0]?.names).toEqual({ 'ja-JP': '港' });
  },
);

test('special and mobile themes take their own ways', async () => {
  const special = await zipOf('featureTopic', 'TF100001');
  const [one = ''] = await client.call(zips.importSpecialZip, { file: special });
  const { datas } = await client.call(specialThemes.query, page);
  const [from, to] = ['TF100001', one].map((id) => datas.find((theme) => theme.id === id));
  expect(to).toMatchObject({
    topicName: from?.topicName,
    primaryColor: from?.primaryColor,
    topicStatus: false,
  });

  const mobile = await zipOf('appTopic', 'TM100001');
  for (const call of [zips.importMobileZip, zips.importMobileZips]) {
    const [id = ''] = await client.call(call, { file: mobile });
    const [before, after] = await Promise.all(
      ['TM100001', id].map((topicId) => client.call(mobileThemeById, { topicId })),
    );
    expect(after?.appTopicIcons).toEqual(before?.appTopicIcons);
    expect(after?.appTopic).toMatchObject({ topicName: before?.appTopic.topicName, topicStatus: false });
  }
});

describe('is refused', () => {
  const count = async () => (await client.call(mobileThemes.query, page)).totalCount;

  test.each([
    ['what is no zip', new File(['<html>'], 'a.zip'), /not a zip/],
    ['a zip of another family', examplePackage('backTopic'), /holds no themes/],
  ])('%s, and nothing is made', async (_, file, message) => {
    const before = await count();
    await expect(client.call(zips.importMobileZips, { file })).rejects.toEqual(refusal(message));
    expect(await count()).toBe(before);
  });

  test('whoever does not administer themes', async () => {
    const employee = await signedIn(sandbox, 'employee');
    await expect(employee.call(zips.importMobileZip, { file: examplePackage('appTopic') })).rejects.toEqual(
      refusal(/No permission/),
    );
    const path = zips.zipPath('appTopic', { topicId: 'TM100001' });
    expect(await (await fetchAt(path, employee.cookie() ?? '')).json()).toMatchObject({ code: 401 });
  });

  test('a theme of another family, or of nobody', async () => {
    for (const topicId of ['TP100001', 'TM999999', ''])
      expect((await fetchAt(zips.zipPath('appTopic', { topicId }))).status).toBe(404);
  });

  test('a department that may have no themes of its own', async () => {
    const sub = await signedIn(sandbox, 'departmentAdministrator');
    await expect(
      sub.call(zips.importBackZip, { file: examplePackage('backTopic'), deptId: 'D200' }),
    ).rejects.toEqual(refusal(/No permission/));
  });
});
