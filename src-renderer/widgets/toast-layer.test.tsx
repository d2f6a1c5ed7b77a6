import { act, render, screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { Dialog } from './Dialog.tsx';
import { notify, ToastHost } from './notify.tsx';

beforeAll(async () => {
  await loadLanguage('en-US');
});

const place = () => screen.getByText('Saved').closest('[aria-live]')?.parentElement;

test('toasts stand in the body, inside the topmost dialog while there is one, and in the body again', () => {
  const page = (open: boolean, upper = false) => (
    <>
      <ToastHost />
      <Dialog open={open} title="Names" onClose={vi.fn()}>
        …
      </Dialog>
      <Dialog open={upper} title="Leave?" onClose={vi.fn()}>
        …
      </Dialog>
    </>
  );
  const { rerender } = render(page(false));
  act(() => notify({ tone: 'success', text: 'Saved' }));
  const layer = place();
  expect(layer?.parentElement).toBe(document.body);
  expect(layer?.hasAttribute('data-over-dialog')).toBe(false);
  rerender(page(true));
  expect(place()?.closest('dialog')?.textContent).toContain('Names');
  expect(layer?.hasAttribute('data-over-dialog')).toBe(true);
  rerender(page(true, true));
  expect(place()?.closest('dialog')?.textContent).toContain('Leave?');
  rerender(page(true));
  expect(place()?.closest('dialog')?.textContent).toContain('Names');
  rerender(page(false));
  expect(place()?.parentElement).toBe(document.body);
  // The same element moves, so that screen readers keep watching it.
  expect(place()).toBe(layer);
  expect(layer?.hasAttribute('data-over-dialog')).toBe(false);
});
