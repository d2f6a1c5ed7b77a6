import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { Dialog } from './Dialog.tsx';
import { joinReads } from './join-reads.ts';
import { ReadDialog } from './ReadDialog.tsx';
import { ReadPart, type ReadState } from './ReadPart.tsx';

beforeAll(() => loadLanguage('en-US'));

const failure = new ApiError({ kind: 'http', endpoint: 'x', message: 'out of order', status: 500 });
const refetch = vi.fn();
const part = (read: Partial<ReadState<string>>) => (
  <ReadPart
    read={{ data: undefined, error: null, refetch, ...read }}
    failed="Not read"
    waiting={<p>waiting</p>}
  >
    {(stored) => <Typed stored={stored} />}
  </ReadPart>
);

const value = () => screen.getByLabelText<HTMLInputElement>('value').value;

function Typed({ stored }: { readonly stored: string }) {
  const [value, setValue] = useState(stored);
  return <input aria-label="value" value={value} onChange={(event) => setValue(event.target.value)} />;
}

test('it waits, fails with a way to try again, and shows what was read', () => {
  const { rerender } = render(part({}));
  screen.getByText('waiting');
  rerender(part({ error: failure }));
  expect(screen.getByRole('alert').textContent).toContain('Not read');
  expect(screen.queryByText('waiting')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(refetch).toHaveBeenCalledOnce();
  rerender(part({ data: 'stored' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(value()).toBe('stored');
});

test('read and typed values stay when reading again fails', () => {
  const { rerender } = render(part({ data: 'stored' }));
  fireEvent.change(screen.getByLabelText('value'), { target: { value: 'typed' } });
  rerender(part({ data: 'stored', error: failure }));
  expect(screen.getByRole('alert').textContent).toContain('Not read');
  expect(value()).toBe('typed');
  rerender(part({ data: 'stored' }));
  expect(value()).toBe('typed');
});

test('a silent failure is no alert; null in place of a skeleton waits with nothing', () => {
  const read = { data: undefined, error: null, refetch };
  const { container, rerender } = render(<ReadPart read={read} waiting={null} />);
  expect(container.textContent).toBe('');
  expect(container.childElementCount).toBe(0);
  rerender(<ReadPart read={{ ...read, error: failure }} tone="quiet" waiting={null} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('status').textContent).toContain('out of order');
});

const dialog = (read: Partial<ReadState<string>>) => (
  <ReadDialog
    read={{ data: undefined, error: null, refetch, ...read }}
    title="Edit"
    failed="Not read"
    onClose={vi.fn()}
  >
    {(stored) => (
      <Dialog open title="Edit" onClose={vi.fn()}>
        <Typed stored={stored} />
        <Dialog open title="Inside" onClose={vi.fn()}>
          inside
        </Dialog>
      </Dialog>
    )}
  </ReadDialog>
);

test('a dialog says that reading again failed, once and above what was typed', () => {
  const { rerender } = render(dialog({ error: failure }));
  expect(screen.getByRole('dialog', { name: 'Edit' }).textContent).toContain('Not read');
  rerender(dialog({ data: 'stored' }));
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(screen.getByLabelText('value'), { target: { value: 'typed' } });
  rerender(dialog({ data: 'stored', error: failure }));
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toContain('Not read');
  expect(screen.getByRole('dialog', { name: 'Inside' }).textContent).not.toContain('Not read');
  expect(value()).toBe('typed');
  rerender(dialog({ data: 'stored' }));
  expect(value()).toBe('typed');
});

const other = new ApiError({ kind: 'http', endpoint: 'y', message: 'the other one', status: 500 });
const reads = (first: Partial<ReadState<string>>, second: Partial<ReadState<number>>) => {
  const [again, againSecond] = [vi.fn(), vi.fn()];
  const state = joinReads(
    [{ data: undefined, error: null, refetch: again, ...first }, 'First'],
    [{ data: undefined, error: null, refetch: againSecond, ...second }, 'Second'],
  );
  return { state, again, againSecond };
};

test('several reads are there when all are', () => {
  expect(reads({}, { data: 0 }).state.data).toBeUndefined();
  expect(reads({ data: '' }, { data: 0 }).state).toMatchObject({ data: ['', 0], error: null });
});

test('of several reads the one without data gives title and reason, and all that failed are read again', () => {
  const { state, again, againSecond } = reads({ data: 'old', error: failure }, { error: other });
  render(<ReadPart read={state}>{() => 'content'}</ReadPart>);
  expect(screen.getByRole('alert').textContent).toContain('Second');
  expect(screen.getByRole('alert').textContent).toContain('the other one');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect([again, againSecond].map((one) => one.mock.calls.length)).toEqual([1, 1]);
  cleanup();
  const kept = reads({ data: 'old', error: failure }, { data: 1 });
  const { container } = render(
    <ReadPart read={kept.state}>{([text, count]) => `${text} ${count}`}</ReadPart>,
  );
  expect(screen.getByRole('alert').textContent).toContain('First');
  expect(container.textContent).toContain('old 1');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(kept.againSecond).not.toHaveBeenCalled();
});
