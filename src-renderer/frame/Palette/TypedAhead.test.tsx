import { fireEvent, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TypedAhead, takeTypedAhead } from './TypedAhead.tsx';

test('letters typed before the palette is there go to the palette, once, and none of them reach the page', () => {
  const page = vi.fn();
  document.addEventListener('keydown', page);
  const { unmount } = render(<TypedAhead onClose={vi.fn()} />);
  for (const key of ['w', 'a', 'x', 'Backspace', 'n', 'Shift', 'Enter', '小'])
    fireEvent.keyDown(document.body, { key });
  expect(page).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  expect(page).toHaveBeenCalledOnce();
  unmount();
  fireEvent.keyDown(document.body, { key: 'y' });
  expect([takeTypedAhead(), takeTypedAhead()]).toEqual(['wan小', '']);
  document.removeEventListener('keydown', page);
});

test('Esc calls it off, and what was typed for another time is gone', () => {
  const onClose = vi.fn();
  const first = render(<TypedAhead onClose={onClose} />);
  fireEvent.keyDown(document.body, { key: 'q' });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
  first.unmount();
  render(<TypedAhead onClose={onClose} />);
  expect(takeTypedAhead()).toBe('');
});
