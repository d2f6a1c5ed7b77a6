// @vitest-environment jsdom
/** Typed text not yet applied by a picker survives re-renders of the surrounding page. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { DatePicker, type PickedDayRange, RangePicker } from './DatePicker.tsx';
import { TimePicker } from './TimePicker.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const frames = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

interface PageProps<Value> {
  readonly first: Value;
  readonly draw: (value: Value, take: (next: Value) => void) => ReactNode;
  /** Receives the page's value. */
  readonly note: (value: Value) => void;
}

function Page<Value>({ first, draw, note }: PageProps<Value>) {
  const [value, setValue] = useState(first);
  note(value);
  return draw(value, setValue);
}

/** A page around a field, which can be rendered again at any moment. */
function pageOf<Value>(first: Value, draw: PageProps<Value>['draw']) {
  let held = first;
  const drawn = () => (
    <Page
      first={first}
      draw={draw}
      note={(value) => {
        held = value;
      }}
    />
  );
  const { rerender } = render(drawn());
  return {
    value: () => held,
    async redrawn() {
      rerender(drawn());
      await frames();
    },
  };
}

async function type(field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  fireEvent.mouseDown(field);
  fireEvent.click(field);
  await frames();
  fireEvent.change(field, { target: { value: text } });
  await frames();
}

async function enter(field: HTMLElement): Promise<void> {
  fireEvent.keyDown(field, { key: 'Enter' });
  await frames();
}

it('both days of a span are kept where the page is drawn anew between them', async () => {
  const page = pageOf<PickedDayRange>({ from: null, to: null }, (value, take) => (
    <RangePicker label="Days" fromLabel="From" toLabel="To" value={value} onChange={take} />
  ));
  await type(screen.getByRole('textbox', { name: 'From' }), '2026-12-24');
  await page.redrawn();
  await enter(screen.getByRole('textbox', { name: 'From' }));
  await page.redrawn();
  await type(screen.getByRole('textbox', { name: 'To' }), '2026-12-31');
  await page.redrawn();
  await enter(screen.getByRole('textbox', { name: 'To' }));
  expect(page.value()).toEqual({ from: '2026-12-24', to: '2026-12-31' });
});

it('a day is kept where the page is drawn anew before it is taken over', async () => {
  const page = pageOf<string | null>('2026-01-02', (value, take) => (
    <DatePicker label="Day" value={value} onChange={take} />
  ));
  const field = screen.getByRole('textbox');
  await type(field, '2026-12-24');
  await page.redrawn();
  await enter(field);
  expect(page.value()).toBe('2026-12-24');
});

it('a time is kept where the page is drawn anew before it is taken over', async () => {
  const page = pageOf<string | null>('08:15', (value, take) => (
    <TimePicker label="Time" value={value} onChange={take} />
  ));
  const field = screen.getByRole('textbox');
  await type(field, '17:45');
  await page.redrawn();
  await enter(field);
  expect(page.value()).toBe('17:45');
});
