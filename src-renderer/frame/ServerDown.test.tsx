import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ApiError } from '#shared/api/api-error.ts';
import { currentTree } from '#shared/api/frame/frame.ts';
import { currentSession } from '#shared/api/session/session.ts';
import { ServerDown } from './ServerDown.tsx';
import { officeProfile, sandboxProfile, stage } from './testing/frame-stage.tsx';

const { answerFailure, isElsewhere } = await import('#shared/api/answer-failure.ts');

function failed(facts: Partial<ConstructorParameters<typeof ApiError>[0]>, lookedAt: string | null = null) {
  const error = new ApiError({ kind: 'http', endpoint: 'session.current', message: '', ...facts });
  error.lookedAt = lookedAt;
  return error;
}

test.each([
  [failed({ kind: 'network' }), 'Office cannot be reached', /the server does not answer/],
  [
    failed({ kind: 'network', code: 'TLS_SELF_SIGNED' }),
    'The certificate of Office is not trusted',
    /could not be verified, so that nothing was sent/,
  ],
  [
    failed({ kind: 'network', code: 'TLS_NOT_SPOKEN' }),
    'Office answers, but not as expected',
    /The server answers, but not/,
  ],
  [failed({ status: 500 }), 'Office answers, but not as expected', /The server answers, but not/],
  [failed({ status: 404 }, '/api/x'), 'Office answers, but not where Steward asks', /has another path there/],
])('%#: title and text agree', async (error, title, text) => {
  await stage(<ServerDown error={error} onRetry={vi.fn()} />, { server: officeProfile });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeTruthy();
});

test('a call at another path is named, with the way to its line in the form', async () => {
  const error = failed({ status: 404, message: 'Not Found' }, '/api/basicserver/session/current');
  await stage(<ServerDown error={error} onRetry={vi.fn()} />, { server: officeProfile });
  expect(screen.getByText(/nothing at \/api\/basicserver\/session\/current.*“session.current”/)).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'Other paths' });
  expect(link.getAttribute('href')).toBe('/servers/edit/office?path=session.current');
});

test.each([sandboxProfile, { ...officeProfile, managed: true }])(
  'a call that cannot be elsewhere offers no such way (%#)',
  async (server) => {
    await stage(<ServerDown error={failed({ status: 404 }, '/api/x')} onRetry={vi.fn()} />, { server });
    // The link's code loads lazily.
    await import('#widgets/OtherPaths.tsx');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('link', { name: 'Other paths' })).toBeNull();
  },
);

test('a server that does not answer is checked from here; the sandbox has nothing to check', async () => {
  const error = failed({ kind: 'network', code: 'TLS_SELF_SIGNED' });
  const { router } = await stage(<ServerDown error={error} onRetry={vi.fn()} />, { server: officeProfile });
  // The helpful button comes first, since a retry alone does not help.
  const buttons = screen.getAllByRole('button').map((button) => button.textContent);
  expect(buttons.indexOf('Check connection')).toBeLessThan(buttons.indexOf('Retry'));
  fireEvent.click(screen.getByRole('button', { name: 'Check connection' }));
  expect(router.state.location.pathname).toBe('/servers/check/office');
  cleanup();
  await stage(<ServerDown error={error} onRetry={vi.fn()} />, { server: sandboxProfile });
  expect(screen.queryByRole('button', { name: 'Check connection' })).toBeNull();
});

test('only a path of our own choice is taken for misplaced', () => {
  const notFound = (endpoint: typeof currentSession | typeof currentTree) =>
    answerFailure(endpoint, { status: 404, header: () => null, data: null });
  for (const endpoint of [currentSession, currentTree]) {
    const error = notFound(endpoint);
    expect(error && isElsewhere(endpoint, error), endpoint.id).toBe(endpoint.origin === 'chosen');
  }
  expect(isElsewhere(currentSession, failed({ kind: 'contract', message: 'envelope' }))).toBe(true);
  expect(isElsewhere(currentSession, failed({ kind: 'contract', field: 'data.user' }))).toBe(false);
  expect(isElsewhere(currentSession, failed({ status: 500 }))).toBe(false);
});
