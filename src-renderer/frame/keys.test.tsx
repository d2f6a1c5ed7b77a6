import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leaveKeysToInputMethods } from './keys.ts';

test('the keys of a composition reach no field of the console', () => {
  leaveKeysToInputMethods();
  const onKeyDown = vi.fn();
  render(<input aria-label="Name" onKeyDown={onKeyDown} />);
  const field = screen.getByLabelText('Name');
  for (const key of ['Enter', 'Escape', 'ArrowDown']) fireEvent.keyDown(field, { key, isComposing: true });
  // Safari reports the Enter that ends a composition behind its end.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  expect(onKeyDown).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
  expect(onKeyDown).toHaveBeenCalledOnce();
});
