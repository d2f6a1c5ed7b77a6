import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { DayField } from './DayField.tsx';

const told = vi.fn();

function Since({ first = '' }: { readonly first?: string }) {
  const [day, setDay] = useState(first);
  return (
    <>
      <DayField
        id="since"
        label="Since"
        value={day}
        wrong={false}
        set={(next) => {
          told(next);
          setDay(next);
        }}
      />
      <button type="button" onClick={() => setDay('2026-03-02')}>
        Elsewhere
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Since');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

async function show(first = '') {
  await loadLanguage('en-US');
  render(<Since first={first} />);
}

test('a day that is typed is told once it is whole, and is written as everywhere when the field is left', async () => {
  await show();
  for (const text of ['29', '29/11', '29/11/2026']) type(text);
  expect(told.mock.calls).toEqual([['2026-11-29']]);
  expect(field().value).toBe('29/11/2026');
  fireEvent.blur(field());
  expect(field().value).toBe('29 Nov 2026');
});

test('a text that is no day is refused in words, once the field is left, and reports no value', async () => {
  await show('2026-11-29');
  told.mockClear();
  type('31/4/2026');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.blur(field());
  expect(screen.getByRole('alert').textContent).toContain('“31/4/2026” is not a day. Write it like');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(told).not.toHaveBeenCalled();
});

test('an empty field narrows nothing, and a day from elsewhere takes the place of what was typed', async () => {
  await show('2026-11-29');
  told.mockClear();
  type('');
  expect(told.mock.calls).toEqual([['']]);
  type('2 Ma');
  fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(field().value).toBe('2 Mar 2026');
  fireEvent.click(screen.getByRole('button', { name: 'Clear: Since' }));
  expect(field().value).toBe('');
});

test('in Chinese the day is written in Chinese', async () => {
  await loadLanguage('zh-CN');
  render(<Since first="2026-11-29" />);
  expect(field().value).toBe('2026年11月29日');
  await loadLanguage('en-US');
});
