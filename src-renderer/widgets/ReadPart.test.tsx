import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
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

test('what was read and typed stays when reading again fails', () => {
  const { rerender } = render(part({ data: 'stored' }));
  fireEvent.change(screen.getByLabelText('value'), { target: { value: 'typed' } });
  rerender(part({ data: 'stored', error: failure }));
  expect(screen.getByRole('alert').textContent).toContain('Not read');
  expect(value()).toBe('typed');
  rerender(part({ data: 'stored' }));
  expect(value()).toBe('typed');
});
