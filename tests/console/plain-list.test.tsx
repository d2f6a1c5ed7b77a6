/**
 * The screen of a plain list, through the console's own door, on a sandbox: what the shared parts make of a list's
 * declaration. The other administrator works as another window would.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { getDefaultStore } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Input } from '#shared/api/endpoint.ts';
import { segments } from '#shared/api/network/segments.ts';
import { settingsSchema } from '#shared/rules/settings/settings.ts';
import { aProfile } from '#state/testing/profile.ts';
import { twoAdministrators } from './support/two-administrators.ts';

const append = vi.hoisted(() => vi.fn((..._: unknown[]) => Promise.resolve({ id: 1 })));
vi.mock('../../src-renderer/data/bridge.ts', () => ({ bridge: { journal: { append } } }));
const { queryClient } = await import('../../src-renderer/data/read.ts');
const { loadLanguage } = await import('../../src-renderer/data/text.ts');
const { programAtom } = await import('../../src-renderer/state/program.ts');
const { SegmentsPage } = await import('../../src-renderer/screens/network/Segments/SegmentsPage.tsx');
const { ConfirmHost } = await import('../../src-renderer/widgets/confirm.tsx');
const { ChooseValuesHost } = await import('../../src-renderer/widgets/ChooseValues/ChooseValues.tsx');

const two = twoAdministrators('systemAdministrator');
const path = '/safe_account/network_manage';
const asked = { pageNo: 1, pageSize: 20, reference: 'all' } as const;
const stored = async () => (await two.other.call(segments.query, asked)).result;
const first = async () => {
  const [segment] = await stored();
  if (!segment) throw new Error('a fresh sandbox has segments');
  return segment;
};

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  queryClient.clear();
  sessionStorage.clear();
  localStorage.clear();
  append.mockClear();
  const servers = {
    active: 'sandbox',
    profiles: [aProfile({ id: 'sandbox', kind: 'sandbox', environment: 'sandbox', name: 'Sandbox' })],
  };
  const settings = settingsSchema.parse({ language: 'en-US' });
  getDefaultStore().set(programAtom, { settings, servers } as never);
});

function open(at = path) {
  const element = (
    <>
      <SegmentsPage />
      <ConfirmHost />
      <ChooseValuesHost />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return () => `${router.state.location.pathname}${router.state.location.search}`;
}

const rows = async () => {
  const table = await screen.findByRole('table', { name: 'IP segments' });
  return within(table).getAllByRole('row').slice(1);
};
const dialog = () => screen.findByRole('dialog');
const type = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const press = async (name: string) => fireEvent.click(within(await dialog()).getByRole('button', { name }));
const choose = async (name: string) => fireEvent.click(await within(await dialog()).findByText(name));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const change = async (part: Partial<Input<typeof segments.update>>) => {
  const { id, segmentName, segmentType, ipStart, ipEnd, instructions } = await first();
  const now = { id, segmentName, segmentType, ipStart, ipEnd, instructions };
  await two.other.call(segments.update, { ...now, ...part });
};

test('the columns are the fields of its form, what is narrowed and in which order stands in the address', async () => {
  const at = open(`${path}?segmentType=IPv6&reference=referenced&sort=segmentName`);
  const shown = await rows();
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual([
    '',
    'Name',
    'Type',
    'Start IP',
    'End IP',
    'Instructions',
    'References',
    'Changed',
    'Actions',
  ]);
  const both = { field: 'segmentType', operator: 'equals', value: ['IPv6'] } as const;
  const wanted = await two.other.call(segments.query, {
    ...asked,
    reference: 'referenced',
    conditions: [{ ...both, value: ['IPv6'] }],
    orderBy: 'segmentName',
    orderType: 'asc',
  });
  const names = shown.map((row) => within(row).getAllByRole('cell')[1]?.textContent);
  expect(names).toEqual(wanted.result.map(({ segmentName }) => segmentName));
  expect(names.length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(at()).toBe(`${path}?sort=segmentName`);
  expect(await screen.findByText('64 in all')).toBeTruthy();
});

test('creates one in a dialog that has an address; what is missing is said before anything is sent', async () => {
  const at = open();
  await rows();
  fireEvent.click(screen.getByRole('button', { name: 'New IP segment' }));
  expect(at()).toBe(`${path}/edit/new`);
  await press('Save');
  expect(within(await dialog()).getAllByText('Please enter the segment name').length).toBeGreaterThan(0);
  await type(/^Name/, 'Branch');
  await choose('Unlimited');
  await press('Save');
  await closed();
  expect(at()).toBe(path);
  expect(await first()).toMatchObject({ segmentName: 'Branch', segmentType: 'unlimit', ipStart: '' });
  expect(await screen.findByText('65 in all')).toBeTruthy();
  expect(two.sent).toHaveLength(1);
});

test('edits one; what somebody else changed of it meanwhile stays', async () => {
  const { id } = await first();
  open(`${path}/edit/${id}`);
  await type(/^Name/, 'Office');
  await change({ instructions: 'changed elsewhere' });
  await press('Save');
  await closed();
  expect(await first()).toMatchObject({ segmentName: 'Office', instructions: 'changed elsewhere' });
  expect(append.mock.calls[0]?.[0]).toMatchObject({ title: 'network.changed', result: 'done' });
});

test('the same field changed meanwhile is asked about', async () => {
  const { id } = await first();
  open(`${path}/edit/${id}`);
  await type(/^Name/, 'Mine');
  await change({ segmentName: 'Theirs' });
  await press('Save');
  fireEvent.click(await screen.findByRole('button', { name: 'All mine' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save this' }));
  await waitFor(async () => expect((await first()).segmentName).toBe('Mine'));
});

test('deleted meanwhile: it is said, nothing is sent, and what was typed stays', async () => {
  const { id } = await first();
  open(`${path}/edit/${id}`);
  await type(/^Name/, 'Office');
  await two.other.call(segments.remove, { ids: [id] });
  await press('Save');
  expect(await screen.findByText('Somebody has deleted this meanwhile: nothing was saved')).toBeTruthy();
  expect(await screen.findByText('This entry no longer exists')).toBeTruthy();
  expect(within(await dialog()).getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Office');
  expect(two.sent).toEqual([]);
  expect(await screen.findByText('63 in all')).toBeTruthy();
});

test('one that is gone when its address is opened is said to be', async () => {
  open(`${path}/edit/gone`);
  expect(await screen.findByText('This entry no longer exists')).toBeTruthy();
});

test('deletes several at once, with the question of those that others refer to', async () => {
  open();
  const [one, another] = (await rows()).map((row) => within(row).getByRole('checkbox'));
  fireEvent.click(one as HTMLElement);
  fireEvent.click(another as HTMLElement);
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const [a, b] = await stored();
  const question = await screen.findByRole('alertdialog');
  const referenced = [a, b].some((each) => (each?.reference ?? 0) > 0);
  expect(question.textContent).toContain(
    referenced
      ? 'Some segments are referenced by other application modules, confirm deletion?'
      : 'Confirm deleting the selected segments?',
  );
  expect(question.textContent).toContain(`2 in all: ${a?.segmentName}, ${b?.segmentName}`);
  expect(question.textContent?.includes('the references of modules are lost')).toBe(referenced);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('62 in all')).toBeTruthy();
  expect(two.sent).toEqual([{ ids: [a?.id, b?.id] }]);
  expect(screen.queryByRole('toolbar')).toBeNull();
});

test('of many that are deleted ten are named, and how many more there are', async () => {
  open();
  await rows();
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select all on this page/ }));
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/20 in all: .+ and 10 more/);
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
});

test('everything that a filter finds is selected and deleted, on all its pages', async () => {
  open(`${path}?reference=unreferenced`);
  const [row] = await rows();
  fireEvent.click(within(row as HTMLElement).getByRole('checkbox'));
  const choose = await screen.findByRole('button', { name: /^Select all \d+$/ });
  const found = Number(choose.textContent?.match(/\d+/)?.[0]);
  expect(found).toBeGreaterThan(20);
  fireEvent.click(choose);
  fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(`${found} in all: `);
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  await expect.poll(() => two.sent).toHaveLength(1);
  const [{ ids }] = two.sent as [{ ids: string[] }];
  expect(new Set(ids).size).toBe(found);
  expect((await stored()).every(({ reference }) => reference > 0)).toBe(true);
});

test('a refusal is said by the form, and what was typed stays', async () => {
  await two.sandbox.pretend({ ...two.sandbox.scenario(), failures: { 'segments.add': 'refused' } });
  open(`${path}/edit/new`);
  await type(/^Name/, 'Branch');
  await choose('Unlimited');
  await press('Save');
  expect((await within(await dialog()).findByRole('alert')).textContent).toContain('The operation failed');
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Branch');
});

test('a lost answer: it is said that nobody knows, and a second press makes it once', async () => {
  open(`${path}/edit/new`);
  await type(/^Name/, 'Branch');
  await choose('Unlimited');
  two.line = 'dead';
  await press('Save');
  expect(await screen.findByText('It is not known whether this was saved: the answer was lost')).toBeTruthy();
  two.line = 'good';
  await press('Save');
  await closed();
  expect((await stored()).filter(({ segmentName }) => segmentName === 'Branch')).toHaveLength(1);
});

test('how many refer to a segment leads to what they are', async () => {
  const at = open(`${path}?reference=referenced&sort=segmentName`);
  const [link] = await screen.findAllByRole('link', { name: /^\d+ references? to / });
  if (!link) throw new Error('a fresh sandbox has referenced segments');
  fireEvent.click(link);
  const table = await within(await dialog()).findByRole('table', { name: 'References' });
  expect((await within(table).findAllByRole('row')).length).toBeGreaterThan(1);
  expect(at()).toMatch(/^\/safe_account\/network_manage\/references\/SEG1\d+\?reference=referenced/);
});
