/** Shares, chosen by hand and by the clipboard, on the sandbox's people and lists (APP-044, APP-045). */
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Share } from '#shared/rules/common/shares/share.ts';
import { copiedText } from '#widgets/Shares/copied.ts';
import { copiedSharesAtom, ShareEditor, type ShareEditorProps } from '#widgets/Shares/ShareEditor.tsx';
import { onSandbox } from '../support/on-sandbox.tsx';

const tenant = 'T2308147';
const one = (kind: Share['kind'], id = '', more: Partial<Share> = {}): Share => ({
  kind,
  id,
  exclude: false,
  below: false,
  ...more,
});
let now: readonly Share[];
let copied: string;

function Editor(props: Partial<ShareEditorProps>) {
  const [value, setValue] = useState(props.value ?? []);
  now = value;
  return (
    <ShareEditor
      label="Workflow"
      menuCode="appManage"
      most={50}
      levels
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}
const draw = (props: Partial<ShareEditorProps> = {}, language: 'en-US' | 'zh-CN' = 'en-US') =>
  onSandbox(<Editor {...props} />, { language });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const menu = async (name: string, item: string) => {
  await press(name);
  fireEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const row = async (name: RegExp) =>
  (await screen.findByRole('rowheader', { name })).closest('tr') ?? expect.unreachable();
const status = () =>
  screen
    .getAllByRole('status')
    .map((each) => each.textContent)
    .join('');

beforeEach(() => {
  copied = '';
  getDefaultStore().set(copiedSharesAtom, '');
  const writeText = async (text: string) => {
    copied = text;
  };
  vi.stubGlobal('navigator', Object.assign(navigator, { clipboard: { writeText } }));
});
afterEach(cleanup);

describe('a target of each kind', () => {
  it.each([
    ['People…', 'user', '林知远', 'U20001'],
    ['Subcompanies…', 'subcompany', '苏州分公司', 'SC230814700001'],
    ['Groups…', 'group', '项目管理组', 'G230814700001'],
    ['Positions…', 'position', '总经理', 'PO230814700001'],
  ] as const)('%s are chosen from their list', async (item, kind, name, id) => {
    await draw();
    await menu('Share with: Workflow', item);
    const dialog = await screen.findByRole('dialog', { name: /^Choose/ });
    fireEvent.click(await within(dialog).findByText(name));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Choose (1)' }));
    await row(new RegExp(name));
    expect(now).toEqual([one(kind, id, { below: kind === 'subcompany' })]);
  });

  it('departments are chosen in the tree, with what is below them', async () => {
    await draw();
    await menu('Share with: Workflow', 'Departments…');
    const dialog = await screen.findByRole('dialog', { name: 'Choose departments' });
    const found = await within(dialog).findByRole('treeitem', { name: /财务部/ });
    fireEvent.click(found.querySelector('[data-part="check"]') ?? expect.unreachable());
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Choose (1)' }));
    const line = within(await row(/财务部/));
    expect(now).toEqual([one('department', 'D204', { below: true })]);
    fireEvent.click(line.getByRole('checkbox', { name: '财务部 and all below' }));
    expect(now).toEqual([one('department', 'D204')]);
  });

  it('external people are told apart by where they are from', async () => {
    await draw();
    await menu('Leave out: Workflow', 'External people…');
    const dialog = await screen.findByRole('dialog', { name: 'Choose external people' });
    fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: '远岫物流' } });
    const [first] = await within(dialog).findAllByRole('gridcell', { name: '远岫物流' });
    expect(first).toBeDefined();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(now).toEqual([]);
  });

  it('everybody and all external people are added at once, each once', async () => {
    await draw();
    await menu('Share with: Workflow', 'Everybody');
    await menu('Leave out: Workflow', 'All external people');
    expect(now).toEqual([one('all'), one('allExternal', '', { exclude: true })]);
    await press('Share with: Workflow');
    const item = await screen.findByRole('menuitem', { name: 'Everybody' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryByRole('menuitem', { name: 'Nobody' })).toBeNull();
  });

  it('the picker has whom the list has, and takes off whom one takes off', async () => {
    await draw({ value: [one('group', 'G230814700001'), one('group', 'G230814700002', { exclude: true })] });
    await row(/项目管理组/);
    await menu('Share with: Workflow', 'Groups…');
    const dialog = await screen.findByRole('dialog', { name: 'Choose groups' });
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Remove 项目管理组' }));
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Choose (0)' }));
    expect(now).toEqual([one('group', 'G230814700002', { exclude: true })]);
  });
});

describe('a share in the list', () => {
  it('is left out, shared with again, and removed', async () => {
    await draw({ value: [one('user', 'U20001'), one('user', 'U20016')] });
    await row(/林知远/);
    await press('Leave 林知远 out');
    expect(now).toEqual([one('user', 'U20001', { exclude: true }), one('user', 'U20016')]);
    expect(screen.getAllByRole('rowheader').map((each) => each.textContent)).toEqual([
      'Shared with1',
      '周以宁信息中心',
      'Left out1not shared, even if included above',
      '林知远总经理办公室',
    ]);
    await press('Share with 林知远');
    await press('Remove 周以宁');
    expect(now).toEqual([one('user', 'U20001')]);
  });

  it('says where it does nothing', async () => {
    await draw({ value: [one('all'), one('user', 'U20001'), one('allExternal', '', { exclude: true })] });
    within(await row(/林知远/)).getByText('Included already: Everybody');
  });

  it('that nobody knows any more is named by its kind and id', async () => {
    await draw({ value: [one('group', 'G7')] });
    await row(/^Group G7$/);
  });

  it('is shown and not changed where it may only be read', async () => {
    await draw({ readOnly: true, value: [one('department', 'D204', { below: true })] });
    const line = within(await row(/财务部/));
    line.getByText('and all below');
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['Copy']);
  });
});

describe('copied from one list to another', () => {
  const two = [one('user', 'U20001'), one('department', 'D204', { below: true, exclude: true })];

  it('all of them, or those that are chosen', async () => {
    await draw({ value: two });
    const line = within(await row(/林知远/));
    await press('Copy');
    expect(copied).toBe(copiedText(two, tenant));
    expect(status()).toContain('2 shares copied');
    fireEvent.click(line.getByRole('checkbox', { name: 'Choose 林知远' }));
    await press('Copy (1)');
    expect(copied).toBe(copiedText(two.slice(0, 1), tenant));
    await press('Remove (1)');
    expect(now).toEqual(two.slice(1));
    await press('Paste');
    expect(now).toEqual([two[1], two[0]]);
    expect(status()).toContain('Pasted: 1 added, 0 already there');
  });

  const group = () => screen.findByRole('group', { name: 'Workflow' });
  const pasteText = async (text: string) =>
    fireEvent.paste(await group(), { clipboardData: { getData: () => text } });

  it('by the keys, where leaving out wins', async () => {
    await draw({ value: [one('department', 'D204')] });
    await pasteText(copiedText(two, tenant));
    expect(now).toEqual([two[1], two[0]]);
    expect(status()).toContain('Pasted: 1 added, 1 already there');
  });

  it('without what is not possible here', async () => {
    await draw({ kinds: ['user', 'department'], levels: false });
    await pasteText(copiedText([...two, one('group', 'G1')], tenant));
    expect(now).toEqual([two[0], { ...two[1], below: false }]);
    expect(status()).toContain('1 not possible here');
  });

  it.each([
    ['something else', 'Hello', /contains no shares/],
    ['another tenant’s', copiedText(two, 'T1'), /copied in another tenant/],
    ['more than there may be', copiedText(two, tenant), /At most 1 are allowed/],
  ])('%s is not taken, and it is said', async (_, text, said) => {
    await draw({ most: 1 });
    await pasteText(text);
    expect(now).toEqual([]);
    expect(status()).toMatch(said);
  });
});

it('names that can’t be read are said, and the list stands', async () => {
  const { pretend } = await draw();
  await pretend({ failures: { 'people.targets': 'refused' } });
  await screen.findByText('Nobody yet.');
  fireEvent.paste(screen.getByRole('group', { name: 'Workflow' }), {
    clipboardData: { getData: () => copiedText([one('position', 'PO230814700001')], tenant) },
  });
  await screen.findByText('Some names could not be read');
  await row(/^Position PO230814700001$/);
});

it('in Chinese', async () => {
  await draw({ value: [one('department', 'D204', { below: true })] }, 'zh-CN');
  await row(/财务部/);
  await press('排除财务部');
  screen.getByText('即使包含在上方范围内也不共享');
});
