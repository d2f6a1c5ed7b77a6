import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyComponent, PageLoadError } from './lazy-component.ts';

afterEach(cleanup);

const Word = ({ word }: { readonly word: string }) => <b>{word}</b>;

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

test('something stands in its place until it has come; it is loaded once', async () => {
  const load = vi.fn(async () => Word);
  const Late = lazyComponent(load);
  const twice = (
    <>
      <Late word="one" placeholder={<p>soon</p>} />
      <Late word="two" />
    </>
  );
  const { container } = render(twice);
  expect(container.textContent).toBe('soon');
  await screen.findByText('two');
  expect(container.textContent).toBe('onetwo');
  expect(load).toHaveBeenCalledTimes(1);
});

test('loaded ahead it is there with the first picture', async () => {
  const Late = lazyComponent(async () => Word);
  await Late.load();
  const { container } = render(<Late word="at once" placeholder={<p>soon</p>} />);
  expect(container.innerHTML).toBe('<b>at once</b>');
});

test('a part that could not be loaded says so to the page, and is requested again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Word).mockRejectedValueOnce(new Error('the line is down'));
  const Late = lazyComponent(load);
  const drawn = (
    <Boundary>
      <Late word="there" />
    </Boundary>
  );
  render(drawn);
  expect((await screen.findByText('the line is down')).localName).toBe('i');
  cleanup();
  render(drawn);
  expect((await screen.findByText('there')).localName).toBe('b');
  expect(load).toHaveBeenCalledTimes(2);
});
