/** A theme's names in several languages: by the platform's calls for them (2§7), shown to whoever reads that language. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { multilangGet, multilangSave } from '#shared/api/language-names/language-names.ts';
import { queryMyThemes } from '#shared/api/themes/settings.ts';
import { backThemes } from '#shared/api/themes/standard.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';

let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const field = { module: 'basicserver', tablefield: 'topic.topicName', targetId: 'TP100006' } as const;
const english = { lang: 'en_US', name: 'Celadon' } as const;
const nameFor = async (language: 'en-US' | 'zh-CN') => {
  const reader = await signedIn(sandbox, 'employee', language);
  return (await reader.call(queryMyThemes, { dtu: 'pc' })).find(({ id }) => id === 'TP100006')?.topicName;
};

test('the name itself is the Chinese one, the others stand beside it', async () => {
  await client.call(multilangSave, { ...field, langs: [{ lang: 'zh_CN', name: '青瓷' }, english] });
  const names = (await client.call(multilangGet, field)).map(({ lang, name }) => ({ lang, name }));
  expect(names).toEqual(expect.arrayContaining([{ lang: 'zh_CN', name: '青瓷' }, english]));
  expect([await nameFor('en-US'), await nameFor('zh-CN')]).toEqual(['Celadon', '青瓷']);
  const { datas } = await client.call(backThemes.query, {
    currentPage: 1,
    pageSize: 100,
    style: 'dark' as const,
    dtu: 'pc' as const,
  });
  expect(datas.find(({ id }) => id === 'TP100006')?.topicName).toBe('青瓷');
});

test.each([
  ['an empty one', '', 'required items'],
  ['a long one', '瓷'.repeat(51), '50'],
])('%s is refused as the name itself', async (_, name, message) => {
  const given = { ...field, langs: [{ lang: 'zh_CN' as const, name }] };
  await expect(client.call(multilangSave, given)).rejects.toThrow(message);
});

test('of a theme that is gone, and of none, there are no names', async () => {
  const topicId = 'TP100001';
  await client.call(multilangSave, { ...field, targetId: topicId, langs: [english] });
  await client.call(backThemes.remove, { topicId });
  await expect(client.call(multilangGet, { ...field, targetId: topicId })).rejects.toMatchObject({
    kind: 'refused',
  });
});
