import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import * as records from '#shared/rules/records/records.ts';
import { PageLoadError } from '#state/lazy-component.ts';
import { useKinds } from './use-kinds.ts';

vi.mock(import('#shared/rules/records/records.ts'), async (original) => ({
  ...(await original()),
  recordById: vi.fn<typeof records.recordById>(),
}));
const recordById = vi.mocked(records.recordById);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

class Boundary extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError(error: unknown) {
    return { error };
  }
  override render() {
    const { error } = this.state as { readonly error: unknown };
    return error instanceof PageLoadError ? <i>{error.message}</i> : this.props.children;
  }
}

const changes = [{ kind: 'ipSegment' }];
function Count() {
  return <b>{useKinds(changes).size} kinds</b>;
}

const shown = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Boundary>
        <Count />
      </Boundary>
    </QueryClientProvider>,
  );

test('kinds whose code has come are there', async () => {
  recordById.mockResolvedValue({ id: 'ipSegment' } as never);
  shown();
  expect(await screen.findByText('1 kinds')).toBeTruthy();
});

test('code that can not be loaded fails the page, which offers to load it again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  recordById.mockRejectedValue(new Error('no such chunk'));
  shown();
  expect(await screen.findByText('no such chunk')).toBeTruthy();
});
