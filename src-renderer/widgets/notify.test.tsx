import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { withCallNote } from '#data/calls.ts';
import { loadLanguage } from '#data/text.ts';
import { ApiError } from '#shared/api/api-error.ts';
import { ErrorNotice } from './Notice.tsx';
import { notify, notifyFailure, ToastHost } from './notify.tsx';

beforeAll(() => loadLanguage('en-US'));

const failed = (facts: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ kind: 'refused', code: 500, endpoint: 'a.save', message: 'full', ...facts });
const unauthorised = { kind: 'http', status: 401, code: 401, message: 'No permission' } as const;

test('a failure leaves when its own call has succeeded, and no other', async () => {
  render(<ToastHost />);
  act(() => {
    notifyFailure(failed());
    notify({ tone: 'danger', text: 'of something else' });
  });
  expect(screen.getAllByRole('alert', { hidden: true })).toHaveLength(2);
  await act(() => withCallNote('b.save', async () => null));
  await act(() =>
    withCallNote('a.save', async () => {
      throw failed();
    }).catch(() => null),
  );
  expect(screen.queryByText('full')).not.toBeNull();
  await act(() => withCallNote('a.save', async () => null));
  expect(screen.queryByText('full')).toBeNull();
  expect(screen.queryByText('of something else')).not.toBeNull();
});

test('of a session that has ended nothing is said', () => {
  render(
    <>
      <ToastHost />
      <ErrorNotice error={failed({ ...unauthorised, sessionEnded: true })} onRetry={vi.fn()} />
    </>,
  );
  act(() => notifyFailure(failed({ ...unauthorised, sessionEnded: true })));
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull();
  expect(screen.queryByText('No permission')).toBeNull();
});

test.each([unauthorised, { kind: 'refused', code: 401 } as const, { kind: 'http', status: 403 } as const])(
  'a refused right is a locked part, not an error: %o',
  (facts) => {
    render(<ErrorNotice error={failed(facts)} title="The list could not be read" />);
    expect(screen.getByRole('status').textContent).toContain('No permission');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText('The list could not be read')).toBeNull();
  },
);
