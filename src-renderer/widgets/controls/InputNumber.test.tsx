// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { InputNumber } from './InputNumber.tsx';

interface PageProps {
  readonly first: number | null;
  readonly note: (value: number | null) => void;
}

function Page({ first, note }: PageProps) {
  const [value, setValue] = useState(first);
  note(value);
  return (
    <>
      <InputNumber label="Days" value={value} precision={0} onChange={setValue} />
      <button type="button" onClick={() => setValue(first)}>
        Discard
      </button>
    </>
  );
}

function fieldOf(first: number | null) {
  let held = first;
  render(
    <Page
      first={first}
      note={(value) => {
        held = value;
      }}
    />,
  );
  return { field: screen.getByLabelText<HTMLInputElement>('Days'), held: () => held };
}

const type = (field: HTMLElement, text: string) => {
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: text } });
};

test.each([
  ['８５', 85],
  ['1。5', 1.5],
  [' 12 ', 12],
  ['', null],
])('%j is %j', (text, value) => {
  const { field, held } = fieldOf(7);
  type(field, text);
  expect(held()).toBe(value);
});

test.each(['7,5', '7.5.1', 'seven', '1_000'])('%j is no number: it stays, and the field says so', (text) => {
  const { field, held } = fieldOf(7);
  type(field, text);
  fireEvent.blur(field);
  expect(held()).toBeNaN();
  expect(field.value).toBe(text);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(screen.getByText('Discard'));
  expect(field.value).toBe('7');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});
