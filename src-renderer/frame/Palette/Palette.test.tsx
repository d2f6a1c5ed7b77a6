import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { menuEntries } from '#shared/rules/common/menu/entries.ts';
import { openPanel } from '#state/panels.ts';
import { Dialog } from '#widgets/Dialog.tsx';
import { useKeys } from '../keys.ts';
import { Panels } from '../Panels.tsx';
import { stage } from '../testing/frame-stage.tsx';

const send = vi.hoisted(() => vi.fn());
vi.mock('#data/http.ts', () => ({ send }));
vi.mock('#data/bridge.ts', () => ({ bridge: { choices: { keep: async () => null } } }));
const page = { totalCount: 1, pageNo: 1, pageSize: 5 };

beforeEach(() => {
  localStorage.clear();
  send.mockImplementation(async ({ id }) => {
    if (id === 'frame.currentTree') return menuEntries.map(({ code }) => ({ menuCode: code, children: [] }));
    if (id === 'people.people')
      return { ...page, result: [{ id: '9', username: '王小明', department: '研发部', deptId: 'd7' }] };
    if (id === 'people.departments')
      return { ...page, result: [{ id: 'd7', name: '王府井分部', path: ['总部'] }] };
    if (id === 'applications.ofTenant' || id === 'languageNames.list') return [];
    return true;
  });
});
afterEach(() => {
  cleanup();
  openPanel(null);
});

function Stage() {
  useKeys();
  return <Panels />;
}
const open = () => fireEvent.keyDown(document, { key: 'k', ctrlKey: true });
// The palette's code loads first.
const field = () => screen.findByRole('combobox', {}, { timeout: 5000 });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent ?? '');

test('Ctrl+K opens and closes it', async () => {
  await stage(<Stage />);
  open();
  await field();
  open();
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
});

test.each([
  ['a prompt that does not close', { locked: true }],
  ['a question', { role: 'alertdialog' as const }],
])('it does not open over %s', async (_, held) => {
  await stage(
    <>
      <Dialog open title="Answer me" onClose={vi.fn()} {...held}>
        …
      </Dialog>
      <Stage />
    </>,
  );
  open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test.each([
  ['应用授权', /^App authorisation/, '/base/appAuth'],
  ['board', /board/i, '/licensetool?entry=board'],
  ['add a server', /^Add a server/, '/servers/edit/new'],
  ['density', /^Table rows/, '/settings?find=tableDensity'],
  ['kaoqin', /^Attendance/, '/platform/attendance'],
])('%s', async (words, label, address) => {
  const { router } = await stage(<Stage />);
  open();
  await type(words);
  // The other language's texts load first.
  await waitFor(() => expect(options()[0]).toMatch(label), { timeout: 5000 });
  fireEvent.keyDown(await field(), { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(address));
});

test('people and departments come from the server, and a person leads to the person’s page', async () => {
  const { router } = await stage(<Stage />);
  open();
  await type('王');
  const person = await screen.findByRole('option', { name: /王小明/ });
  await screen.findByRole('option', { name: /王府井分部/ });
  fireEvent.click(person);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe('/loginlog/person/9'),
  );
});

test.each([['审批'], ['shenpi'], ['approv'], ['wf']])('an application is found by %s', async (typed) => {
  const known = send.getMockImplementation();
  const wire = { menuName: '审批', shortName: 'WF', menuCode: 'workflow' };
  send.mockImplementation(async (endpoint, input) => {
    if (endpoint.id === 'frame.currentTree') return [{ menuCode: 'AppManage', children: [] }];
    if (endpoint.id === 'applications.ofTenant') return [{ id: '900719925474099377', ...wire }];
    if (endpoint.id === 'languageNames.list')
      return [{ targetId: '900719925474099377', langs: [{ lang: 'en_US', name: 'Approvals' }] }];
    return known?.(endpoint, input);
  });
  const { router } = await stage(<Stage />);
  open();
  await type(typed);
  fireEvent.click(await screen.findByRole('option', { name: /^(Approvals|审批)/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/appManage/edit/900719925474099377'));
});

test('no application is looked for before something is typed', async () => {
  await stage(<Stage />);
  open();
  await field();
  await waitFor(() => expect(options().length).toBeGreaterThan(5));
  expect(send.mock.calls.some(([{ id }]) => id === 'applications.ofTenant')).toBe(false);
});

test.each([['wxm'], ['wangxiaoimng']])(
  'people are found by %s too, which the search of the server does not know',
  async (typed) => {
    const known = send.getMockImplementation();
    send.mockImplementation(async (endpoint, input) =>
      input.keywords === undefined ? known?.(endpoint, input) : { ...page, totalCount: 0, result: [] },
    );
    await stage(<Stage />);
    open();
    await type(typed);
    await screen.findByRole('option', { name: /王小明/ });
    expect(send.mock.calls.some(([{ id }, { keywords }]) => id === 'people.people' && keywords)).toBe(false);
    await waitFor(() =>
      expect(
        send.mock.calls.some(([{ id }, { keywords }]) => id === 'people.people' && keywords === typed),
      ).toBe(true),
    );
    expect(screen.getByRole('option', { name: /王小明/ })).toBeTruthy();
  },
);

test('opened pages are recent ones, starred pages come before them', async () => {
  await stage(<Stage />);
  open();
  await type('journal');
  fireEvent.keyDown(await field(), { key: 'Enter' });
  open();
  await type('licence tool');
  await waitFor(() => expect(options()[0]).toMatch(/^Licence tool/));
  fireEvent.keyDown(await field(), { key: 'd', ctrlKey: true });
  await type('');
  await waitFor(() => expect(options()[0]).toMatch(/^Licence tool/));
  expect(options()[1]).toMatch(/^Journal/);
  expect(screen.getByText('Starred', { selector: '[role=presentation]' })).toBeTruthy();
});
