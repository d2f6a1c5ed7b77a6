import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { queryClient } from '#data/read.ts';
import { loadLanguage } from '#data/text.ts';
import type { Fields } from '#shared/rules/common/fields/field.ts';
import { useForm } from '#widgets/Form/use-form.ts';
import { FormWizard } from './FormWizard.tsx';
import type { WizardStep } from './use-wizard.ts';

interface Values {
  readonly source: string;
  readonly begin: string;
  readonly note: string;
  readonly name: string;
}
const text = { kind: 'text', most: 20 } as const;
const fields: Fields<Values> = {
  source: { ...text, label: 'network.title', group: 'network.purpose' },
  begin: { ...text, label: 'network.start', group: 'network.title', required: true },
  note: { ...text, label: 'network.end', group: 'network.title' },
  name: { ...text, label: 'network.name', group: 'network.name', required: true },
};
const steps: readonly WizardStep<Values>[] = [
  {
    key: 'source',
    title: 'network.purpose',
    skip: ({ source }) => source === 'preset',
    needs: ({ source }) => (source === 'off' ? { key: 'common.form.notOffered' } : null),
  },
  { key: 'range', title: 'network.title' },
  { key: 'name', title: 'network.name' },
];
const send = vi.fn(async () => 'saved' as const);
const [onDone, onCancel] = [vi.fn(), vi.fn()];
const at = { search: '' };

function Wizard({ source }: { readonly source: string }) {
  at.search = useLocation().search;
  const stored = { source, begin: '', note: '', name: '' };
  const form = useForm<Values>({
    name: 'wizard',
    stored,
    fields,
    isNew: true,
    change: { send },
    refusals: (error) => ({ name: 'begin', message: (error as Error).message }),
  });
  return (
    <FormWizard label="New" action="Create" form={form} steps={steps} onDone={onDone} onCancel={onCancel} />
  );
}

function open(address = '/new', source = 'free') {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Wizard source={source} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const heading = () => screen.getByRole('heading', { level: 2 });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = async (name: string) => {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });
};

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  vi.clearAllMocks();
  sessionStorage.clear();
});

it('goes on where a step is right, and says what is wrong with it otherwise', async () => {
  open('/new?tab=apps');
  await press('Next');
  expect(heading().textContent).toBe('IP segmentsStep 2 of 3');
  expect(at.search).toBe('?tab=apps&step=range');
  expect(document.activeElement).toBe(heading());
  await press('Next');
  expect(heading().textContent).toContain('Step 2 of 3');
  expect(document.activeElement).toBe(field('Start IP'));
  expect(screen.getByText('Please enter required items')).toBeTruthy();
  type('Start IP', '10.0.0.1');
  await press('Next');
  expect(heading().textContent).toBe('NameStep 3 of 3');
  expect(send).not.toHaveBeenCalled();
});

it('goes back without loss, and the last step writes', async () => {
  open('/new?step=range');
  expect(heading().textContent).toContain('Step 2 of 3');
  type('Start IP', '10.0.0.1');
  await press('Next');
  type('Name', 'Office');
  await press('Back');
  expect(field('Start IP').value).toBe('10.0.0.1');
  await press('Next');
  expect(field('Name').value).toBe('Office');
  await press('Create');
  expect(send).toHaveBeenCalledOnce();
  expect(send.mock.lastCall).toMatchObject([{ values: { begin: '10.0.0.1', name: 'Office' } }]);
  expect(onDone).toHaveBeenCalledOnce();
});

it('nobody stands behind a step that still wants something', () => {
  open('/new?step=name');
  expect(heading().textContent).toContain('Step 2 of 3');
});

it('a step that is known already is not asked for', () => {
  open('/new', 'preset');
  expect(heading().textContent).toBe('IP segmentsStep 1 of 2');
});

it('a missing field is named, and the wizard stays on its step', () => {
  open('/new', 'off');
  expect(screen.getByText('Choose one of the options')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

it('a refusal leads to the step of its field', async () => {
  send.mockRejectedValueOnce(new Error('Another one begins there'));
  open('/new?step=range');
  type('Start IP', '10.0.0.1');
  await press('Next');
  type('Name', 'Office');
  await press('Create');
  await waitFor(() => expect(document.activeElement).toBe(field('Start IP')));
  expect(heading().textContent).toContain('Step 2 of 3');
  expect(screen.getByText('Another one begins there')).toBeTruthy();
  expect(onDone).not.toHaveBeenCalled();
  await press('Next');
  await press('Create');
  expect(onDone).toHaveBeenCalledOnce();
});

it('typed values are kept as a draft, and offered', async () => {
  open('/new?step=range');
  type('Start IP', '10.0.0.1');
  document.body.replaceChildren();
  open('/new?step=range');
  await press('Restore the draft');
  expect(screen.getAllByRole<HTMLInputElement>('textbox', { name: 'Start IP' }).at(-1)?.value).toBe(
    '10.0.0.1',
  );
});

it('Cancel leaves at once where nothing was typed', async () => {
  open();
  await press('Cancel');
  expect(onCancel).toHaveBeenCalledOnce();
});
