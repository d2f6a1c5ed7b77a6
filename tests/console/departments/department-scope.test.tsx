/**
 * The department of a page, in every state that the platform can bring it to (THM-110 to 114, APP-017, 018, 171, 172).
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getOrgTree } from '#shared/api/people/people.ts';
import { settingHere } from '#shared/rules/common/departments/setting.ts';
import { DepartmentScope } from '#widgets/DepartmentScope/DepartmentScope.tsx';
import { SettingSource } from '#widgets/DepartmentScope/SettingSource.tsx';
import { useDepartmentScope } from '#widgets/DepartmentScope/use-department-scope.ts';
import { onSandbox } from '../support/on-sandbox.tsx';

const inherited = { rootDept: false, hasOwn: false, parentSub: true, permission: true };

function Page() {
  const scope = useDepartmentScope({ moduleType: 'MENU_DECENTRALIZATION', menuCode: 'appManage' });
  return (
    <DepartmentScope scope={scope}>
      {({ department, detach, choose }) => (
        <>
          <h1>{`${department.id} ${detach}`}</h1>
          <input aria-label="Note" />
          <SettingSource
            scope={{ choose }}
            setting={settingHere(detach, department, {
              ...inherited,
              rootDept: department.id === 'D200',
              from: { id: 'D205', name: '销售中心' },
            })}
          />
        </>
      )}
    </DepartmentScope>
  );
}
const heading = (name: string) => screen.findByRole('heading', { name });
const tree = () => screen.findByRole('tree', { name: 'Departments' });
const row = async (name: RegExp) => within(await tree()).findByRole('treeitem', { name });

afterEach(() => localStorage.clear());

describe('without global detach', () => {
  it.each([
    ['systemAdministrator', 'D200'],
    ['departmentAdministrator', 'D206'],
  ] as const)('%s is in %s, and no tree is drawn', async (account, root) => {
    const { asked } = await onSandbox(<Page />, { account, at: '/?dept=D205' });
    await heading(`${root} off`);
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
    expect(asked.filter((call) => /detach-type|getOrgTree/.test(call))).toEqual([]);
  });
});

describe.each(['on', 'depth'] as const)('with global detach %s', (detach) => {
  it('stands in the first department that one may see, the tree beside it', async () => {
    await onSandbox(<Page />, { scenario: { detach }, account: 'subAdministrator' });
    await heading(`D202 ${detach}`);
    expect((await row(/信息中心/)).getAttribute('aria-selected')).toBe('true');
    expect((await row(/销售中心/)).getAttribute('aria-selected')).toBe('false');
  });
});

describe('the address', () => {
  it('names the department, whose place in the tree is opened, with the way to it', async () => {
    await onSandbox(<Page />, { scenario: { detach: 'on' }, at: '/?dept=D208' });
    await heading('D208 on');
    expect((await row(/上海办事处/)).getAttribute('aria-selected')).toBe('true');
    await screen.findByText('Department: 澄汀智造科技有限公司 / 销售中心 / 华东销售部 / 上海办事处');
  });

  it('follows the tree; the page is drawn anew, and a list begins at its first page', async () => {
    const { router } = await onSandbox(<Page />, { scenario: { detach: 'on' }, at: '/?page=3&q=a' });
    await heading('D200 on');
    fireEvent.change(screen.getByRole('textbox', { name: 'Note' }), { target: { value: 'typed' } });
    fireEvent.click(await row(/财务部/));
    await heading('D204 on');
    expect(router.state.location.search).toBe('?q=a&dept=D204');
    expect((screen.getByRole('textbox', { name: 'Note' }) as HTMLInputElement).value).toBe('');
    // A press on the chosen department changes nothing.
    fireEvent.click(await row(/财务部/));
    expect(router.state.location.search).toBe('?q=a&dept=D204');
  });

  it('asks the server about no department that was chosen here', async () => {
    const { asked } = await onSandbox(<Page />, { scenario: { detach: 'on' } });
    await heading('D200 on');
    fireEvent.click(await row(/财务部/));
    await heading('D204 on');
    expect(asked.filter((call) => call.includes('parentId=D204'))).toEqual([]);
  });

  it('follows the search too', async () => {
    await onSandbox(<Page />, { scenario: { detach: 'on', scale: 'large' } });
    await heading('D200 on');
    fireEvent.change(screen.getByRole('textbox', { name: /^Search: / }), {
      target: { value: '第 997 班组' },
    });
    const found = await screen.findByRole('grid', { name: 'Departments' });
    fireEvent.click(await within(found).findByText('第 997 班组'));
    await screen.findByText(/^Department: .*第 997 班组$/);
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    // Among a thousand beside it, whose names by role would take seconds to make out, it is on view.
    const departments = await tree();
    await waitFor(() => {
      const selected = departments.querySelector('[role=treeitem][aria-selected=true]');
      expect(selected?.textContent).toContain('第 997 班组');
    });
  });
});

describe('the own department is shown, and it is said why', () => {
  const notice = (text: RegExp) => screen.findByText(text);

  it.each([
    ['one that is not one’s', 'D213', /may not manage the department.*华东销售部 is shown/],
    ['one that is not there', 'D999', /does not exist any more; 华东销售部 is shown/],
  ])('%s', async (_, dept, text) => {
    const at = `/?dept=${dept}`;
    await onSandbox(<Page />, { account: 'departmentAdministrator', scenario: { detach: 'on' }, at });
    await heading('D206 on');
    await notice(text);
    expect((await row(/华东销售部/)).getAttribute('aria-selected')).toBe('true');
  });

  it('a tree that can’t be loaded, until it can', async () => {
    const { pretend } = await onSandbox(<Page />, {
      account: 'departmentAdministrator',
      scenario: { detach: 'on', failures: { 'people.orgTree': 'refused' } },
      at: '/?dept=D208',
    });
    await heading('D206 on');
    await notice(/could not be loaded; your own department is shown/);
    expect(screen.queryByRole('tree')).toBeNull();
    await pretend({ failures: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading('D208 on');
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
  });
});

describe('nothing is shown of any department', () => {
  it.each([
    ['departments.checkDetach', 'off'],
    ['departments.detachType', 'on'],
    ['departments.root', 'off'],
  ] as const)('while %s fails, with the server’s message, until it answers', async (id, detach) => {
    const { pretend } = await onSandbox(<Page />, { scenario: { detach, failures: { [id]: 'refused' } } });
    await screen.findByText('The operation failed (a failure that the sandbox pretends)');
    expect(screen.queryByRole('heading')).toBeNull();
    await pretend({ failures: {} });
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await heading(`D200 ${detach}`);
  });

  it('where the server refuses the right', async () => {
    await onSandbox(<Page />, { account: 'employee' });
    await screen.findByText('No permission');
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('where there is none', async () => {
    const answers = { [getOrgTree.path]: [] };
    await onSandbox(<Page />, { scenario: { detach: 'on' }, at: '/?dept=D208', answers });
    await screen.findByText('There is no department that you manage');
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

it('a branch that is opened leaves the keys where they are, above what is chosen too', async () => {
  await onSandbox(<Page />, { scenario: { detach: 'on' }, at: '/?dept=D211' });
  await row(/Product Design/);
  const keys = await tree();
  const active = () => document.getElementById(keys.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toContain('Product Design');
  for (const key of '销售') fireEvent.keyDown(keys, { key });
  expect(active()).toBe('销售中心');
  fireEvent.keyDown(keys, { key: 'ArrowRight' });
  await row(/华东销售部/);
  expect(active()).toBe('销售中心');
});

it('the tree is folded away, and stays so', async () => {
  const { view } = await onSandbox(<Page />, { scenario: { detach: 'on' } });
  await row(/财务部/);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the departments' }));
  expect(screen.queryByRole('tree')).toBeNull();
  view.unmount();
  await onSandbox(<Page />, { scenario: { detach: 'on' } });
  await heading('D200 on');
  expect(screen.queryByRole('tree')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show the departments' }));
  await row(/财务部/);
});

it('a setting says whose it is, and leads there', async () => {
  await onSandbox(<Page />, { scenario: { detach: 'on' }, at: '/?dept=D208' });
  await screen.findByText('This department uses the settings of 销售中心.');
  fireEvent.click(screen.getByRole('button', { name: 'Go to 销售中心' }));
  await heading('D205 on');
  await waitFor(() => expect(screen.queryByText(/uses the settings of 销售中心/)).toBeNull());
});
