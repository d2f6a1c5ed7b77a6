import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readPlan } from './lib/screen-plan.ts';
import { readLanguage } from './texts/read-texts.mjs';
import { writeScreen } from './new-screen.ts';

const project = join(import.meta.dirname, '..');
const named = [
  '--purpose',
  'Who was invited.',
  '--zh-purpose',
  '谁被邀请了。',
  '--permission',
  'administrator',
];
const plain = ['letters/InvitationList', '--zh', '邀请列表', ...named];

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'steward-screen-'));
  for (const path of [
    'src-renderer/frame/registry.ts',
    'src-renderer/screens/licence/screens.ts',
    'src-shared/text',
  ]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(project, path), join(root, path), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const text = (path: string): string => readFileSync(join(root, path), 'utf8');

function texts(language: 'en-US' | 'zh-CN'): Record<string, Record<string, unknown>> {
  return readLanguage(join(root, 'src-shared/text'), language).tables;
}

describe('new-screen', () => {
  it('writes a screen in a new area, registers it, and names it in both languages', async () => {
    await writeScreen(root, readPlan(plain));
    expect(readdirSync(join(root, 'src-renderer/screens/letters/InvitationList')).sort()).toEqual([
      'InvitationListPage.test.tsx',
      'InvitationListPage.tsx',
    ]);
    expect(text('src-renderer/frame/registry.ts')).toContain('...lettersScreens');
    expect(text('src-renderer/frame/registry.ts')).toContain("from '../screens/letters/screens.ts'");
    const list = text('src-renderer/screens/letters/screens.ts');
    expect(list).toContain("path: '/invitation-list'");
    expect(list).toContain("permission: 'administrator'");
    expect(texts('en-US').letters).toEqual({
      invitationList: { title: 'Invitation list', purpose: 'Who was invited.' },
    });
    expect(texts('zh-CN').letters).toEqual({
      invitationList: { title: '邀请列表', purpose: '谁被邀请了。' },
    });
  });

  it('adds to an area that is there, and makes a list of what an endpoint answers', async () => {
    const list = ['--read', 'licenceTool.codeHistory', '--columns', 'sm3Hash:指纹,createTime:时间'];
    await writeScreen(root, readPlan(['licence/CodeList', '--zh', '许可码', ...named, ...list]));
    const folder = 'src-renderer/screens/licence/CodeList';
    const declared = text(`${folder}/list.ts`);
    expect(declared).toContain("from '#shared/api/licence/licence.ts'");
    expect(declared).toContain('source: useRead(getAllDbLicenseCode, {})');
    expect(declared).toContain('String(row.sm3Hash)');
    expect(declared).toContain("key: 'createTime', title: t('licence.codeList.columns.createTime')");
    expect(text(`${folder}/CodeListPage.tsx`)).toContain('<ListScreen');
    const screens = text('src-renderer/screens/licence/screens.ts');
    expect(screens).toContain("id: 'licence.codeList'");
    expect(screens).toContain("id: 'licence.tool'");
    expect(text('src-renderer/frame/registry.ts').split("'../screens/licence/screens.ts'")).toHaveLength(2);
    const { licence } = texts('zh-CN');
    expect(licence?.codeList).toMatchObject({
      title: '许可码',
      columns: { sm3Hash: '指纹', createTime: '时间' },
    });
    expect(licence?.screen).toBeDefined();
  });

  it('makes a list of a call that answers pages, in an area whose name has two words', async () => {
    const area = 'src-renderer/screens/licence-info/screens.ts';
    mkdirSync(dirname(join(root, area)), { recursive: true });
    cpSync(join(project, area), join(root, area));
    const list = ['--read', 'licenceInfo.whiteList', '--columns', 'username:姓名,department:部门'];
    await writeScreen(root, readPlan(['licence-info/FreeSeats', '--zh', '免占人员', ...named, ...list]));
    const declared = text('src-renderer/screens/licence-info/FreeSeats/list.ts');
    expect(declared).toContain('paged(queryLicenseWhiteList, ({ pageNo, pageSize, values }) =>');
    expect(declared).toContain('{ keywords: values.q }');
    expect(declared).toContain("Output<typeof queryLicenseWhiteList>['result'][number]");
    const screens = text('src-renderer/screens/licence-info/screens.ts');
    expect(screens).toContain("id: 'licenceInfo.freeSeats'");
    expect(screens).toContain("id: 'licenceInfo.apps'");
    expect(texts('zh-CN').licenceInfo?.freeSeats).toMatchObject({ title: '免占人员' });
  });

  it.each([
    [['--read', 'no.such', '--columns', 'a:甲'], 'no endpoint has the id no.such'],
    [['--read', 'tenant.info', '--columns', 'a:甲'], 'does not answer a list'],
    [['--read', 'licenceTool.codeHistory', '--columns', 'nothing:无'], 'a row has no nothing; it has'],
  ])('refuses %j and writes nothing', async (extra, message) => {
    await expect(writeScreen(root, readPlan([...plain, ...extra]))).rejects.toThrow(message);
    expect(readdirSync(join(root, 'src-renderer/screens'))).toEqual(['licence']);
  });

  it('never overwrites', async () => {
    await writeScreen(root, readPlan(plain));
    await expect(writeScreen(root, readPlan(plain))).rejects.toThrow('is there already');
  });

  it.each([
    [['invitations', ...plain.slice(1)], 'name the screen as area/ScreenName'],
    [['security/List'], 'missing --zh'],
    [[...plain, '--path', 'x y'], 'is not an address'],
    [[...plain, '--permission', 'everybody'], 'is none of anyone'],
    [[...plain, '--read', 'licenceTool.codeHistory'], 'missing --columns'],
    [[...plain, '--what'], "Unknown option '--what'"],
  ])('says what is wrong with %j', (args, message) => expect(() => readPlan(args)).toThrow(message));
});
