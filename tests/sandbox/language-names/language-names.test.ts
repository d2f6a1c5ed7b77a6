/** Names in several languages on the server (spec 1§5, 1§7.1; S-12). */
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type LanguageName,
  multilangGet,
  multilangSave,
  queryNamePerLangs,
  saveNamePerLangs,
} from '#shared/api/language-names/language-names.ts';
import { platformLanguages } from '#shared/api/language-names/platform-languages.ts';
import { cancelTenantNameAuth, submitTenantNameAuth } from '#shared/api/tenant/changes.ts';
import { getTenantInfo, queryTenantTips } from '#shared/api/tenant/tenant.ts';
import type { Sandbox } from '../../../src-main/sandbox/index.ts';
import { type Client, freshSandbox, signedIn } from '../client.ts';
import { seededTenant, tenantKey } from '../sample-input.ts';

const { tenantName } = seededTenant;
const own = { lang: 'zh_CN', name: tenantName } as const;
let sandbox: Sandbox;
let client: Client;
beforeEach(async () => {
  sandbox = await freshSandbox();
  client = await signedIn(sandbox, 'systemAdministrator');
});
afterEach(() => sandbox.close());

const owner = { orgType: 'tenant', targetId: tenantKey } as const;
const read = () => client.call(queryNamePerLangs, owner);
const save = (orgNameLangs: LanguageName[]) => client.call(saveNamePerLangs, { ...owner, orgNameLangs });

test('at first the tenant has its name in its own language only', async () => {
  expect(await read()).toMatchObject([own]);
});

test('names of all languages are kept, trimmed, in the platform’s order; empty ones go', async () => {
  const names = platformLanguages.map((lang) => ({
    lang,
    name: lang === 'zh_CN' ? tenantName : ` ${lang} `,
  }));
  await save([...names].reverse());
  expect(await read()).toMatchObject(names.map(({ lang, name }) => ({ lang, name: name.trim() })));
  await save([
    { lang: 'ja_JP', name: '' },
    { lang: 'en_US', name: 'Chengting Works' },
  ]);
  const after = await read();
  expect(after.map(({ lang }) => lang)).not.toContain('ja_JP');
  // Row BMENU-041: the language itself in the reader's words, in its own and in Chinese.
  expect(after).toContainEqual({
    lang: 'en_US',
    name: 'Chengting Works',
    transName: 'English',
    checked: true,
    ori: 'English',
    cn: '英语',
  });
  expect(after).toHaveLength(11);
});

test('both ways to the tenant’s name lead to the same names', async () => {
  await save([{ lang: 'de_DE', name: 'Chengting Werke' }]);
  const field = { module: 'basicserver', targetId: tenantKey, tablefield: 'tenant_info.tenantName' } as const;
  expect(await client.call(multilangGet, field)).toEqual(await read());
  await client.call(multilangSave, { ...field, langs: [{ lang: 'de_DE', name: '' }] });
  expect(await read()).toMatchObject([own]);
});

test('the own language’s name is the tenant’s name, under the same rules', async () => {
  await save([{ lang: 'zh_CN', name: '澄汀智造集团' }]);
  expect((await client.call(getTenantInfo, {})).tenantName).toBe('澄汀智造集团');
  const name = (text: string) => save([{ lang: 'zh_CN', name: text }]);
  await expect(name(' ')).rejects.toThrow('required items');
  await expect(name('澄汀')).rejects.toThrow('at least 4');
  await expect(name('澄汀智造1号')).rejects.toThrow('Chinese or English characters');
  await expect(name('云岫协同平台')).rejects.toThrow('exists already');
  await expect(save([{ lang: 'fr_FR', name: 'x'.repeat(41) }])).rejects.toThrow('at most 40');
  expect((await read()).map(({ name: text }) => text)).toEqual(['澄汀智造集团']);
});

test('under review the own name stays, other languages may change', async () => {
  await client.call(cancelTenantNameAuth, { tenantName });
  await client.call(submitTenantNameAuth, { tenantName });
  await expect(save([{ lang: 'zh_CN', name: '澄汀智造集团' }])).rejects.toThrow('under review');
  await save([own, { lang: 'en_US', name: 'Chengting' }]);
  expect(await read()).toHaveLength(2);
});

test('a config’s names: the value itself is the own language’s', async () => {
  const tips = await client.call(queryTenantTips, {});
  const field = {
    module: 'basicserver',
    targetId: 'C2001',
    tablefield: 'application_config.config_value',
  } as const;
  expect(await client.call(multilangGet, field)).toMatchObject([{ lang: 'zh_CN', name: tips?.configValue }]);
  const english = { lang: 'en_US', name: '<p>Tips</p>' } as const;
  await client.call(multilangSave, { ...field, langs: [english, { lang: 'zh_CN', name: '<p>提示</p>' }] });
  expect(await client.call(multilangGet, field)).toMatchObject([
    { lang: 'zh_CN', name: '<p>提示</p>' },
    english,
  ]);
  expect((await client.call(queryTenantTips, {}))?.configValue).toBe('<p>提示</p>');
});

test('records of another tenant are neither read nor written', async () => {
  const other = { orgType: 'tenant', targetId: 'T1000001' } as const;
  await expect(client.call(queryNamePerLangs, other)).rejects.toMatchObject({ code: 401 });
  await expect(client.call(saveNamePerLangs, { ...other, orgNameLangs: [] })).rejects.toMatchObject({
    code: 401,
  });
  const config = {
    module: 'basicserver',
    targetId: 'C1001',
    tablefield: 'application_config.config_value',
  } as const;
  await expect(client.call(multilangGet, config)).rejects.toThrow('does not exist');
  await expect(client.call(multilangSave, { ...config, langs: [] })).rejects.toThrow('does not exist');
});

test('everyone reads the names', async () => {
  client = await signedIn(sandbox, 'employee');
  expect(await read()).toMatchObject([own]);
});
