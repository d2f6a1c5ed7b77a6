import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type EmptyContent, EmptyState } from './EmptyState.tsx';

test('an empty state has a first step, or a sentence; the type refuses a title alone, and a step that may be missing', () => {
  const step: EmptyContent = { title: 'No rooms yet', action: <button type="button">Add</button> };
  const reason: EmptyContent = { title: 'No rooms yet', text: 'The platform lists them.' };
  // @ts-expect-error Neither a step nor a sentence.
  const alone: EmptyContent = { title: 'No rooms yet' };
  // @ts-expect-error The step may be missing, and there is no sentence then.
  const doubtful: EmptyContent = {
    title: 'No rooms yet',
    action: Math.random() > 2 && <button type="button" />,
  };
  expect([alone, doubtful].map(({ title }) => title)).toEqual(['No rooms yet', 'No rooms yet']);
  const { rerender } = render(<EmptyState {...step} />);
  screen.getByRole('button', { name: 'Add' });
  rerender(<EmptyState {...reason} />);
  screen.getByText('The platform lists them.');
});
