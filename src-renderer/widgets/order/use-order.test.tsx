// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { OrderHandle } from './OrderHandle.tsx';
import type { OrderItem } from './order.ts';
import { useOrder } from './use-order.ts';

const stored: OrderItem[] = ['Top', 'Ada', 'Ben', 'Cora'].map((name) => ({
  id: name,
  name,
  ...(name === 'Top' && { locked: true }),
}));
let saved: (readonly string[])[] = [];
let refusal: Error | null = null;
let told: unknown[] = [];

function List() {
  const order = useOrder({
    items: stored,
    save: async (ids) => {
      saved.push(ids);
      if (refusal) throw refusal;
    },
    onRefused: (error) => told.push(error),
  });
  return (
    <>
      <ul>
        {order.items.map((item) => (
          <li key={item.id} {...order.row(item.id)}>
            {!item.locked && <OrderHandle {...order.handle(item.id)} />}
            {item.name}
          </li>
        ))}
      </ul>
      <p role="status">{order.announcement}</p>
    </>
  );
}

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  cleanup();
  saved = [];
  told = [];
  refusal = null;
  render(<List />);
});
const names = () => screen.getAllByRole('listitem').map((row) => row.lastChild?.textContent);
const said = () => screen.getByRole('status').textContent;
const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const press = (name: string, key: string) => fireEvent.keyDown(handle(name), { key });

it('moves by keys past what is locked, tells each place, and keeps the focus', async () => {
  handle('Cora').focus();
  press('Cora', ' ');
  expect(said()).toBe('Cora picked up, position 3 of 3.');
  press('Cora', 'Home');
  expect(said()).toBe('Cora, position 1 of 3.');
  expect(names()).toEqual(['Top', 'Cora', 'Ada', 'Ben']);
  expect(document.activeElement).toBe(handle('Cora'));
  await act(async () => press('Cora', ' '));
  expect(said()).toBe('Cora put down at position 1 of 3.');
  expect(saved).toEqual([['Top', 'Cora', 'Ada', 'Ben']]);
});

it('stands as it is stored after Esc, and nothing is sent', () => {
  press('Ada', ' ');
  press('Ada', 'ArrowDown');
  expect(names()).toEqual(['Top', 'Ben', 'Ada', 'Cora']);
  press('Ada', 'Escape');
  expect(names()).toEqual(['Top', 'Ada', 'Ben', 'Cora']);
  expect(said()).toBe('Ada is back at position 1 of 3.');
  expect(saved).toEqual([]);
});

it('stands as it is stored after a refusal, which is told', async () => {
  refusal = new Error('not now');
  press('Ada', ' ');
  press('Ada', 'End');
  await act(async () => press('Ada', 'Enter'));
  expect(told).toEqual([refusal]);
  expect(names()).toEqual(['Top', 'Ada', 'Ben', 'Cora']);
  expect(said()).toBe('Ada is back at position 1 of 3.');
});

it('is dragged over its companions, not over what is locked', async () => {
  const row = (name: string) => screen.getByText(name, { selector: 'li' });
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(handle('Cora'), { dataTransfer });
  expect(fireEvent.dragOver(row('Top'))).toBe(true);
  expect(names()).toEqual(['Top', 'Ada', 'Ben', 'Cora']);
  fireEvent.dragOver(row('Ada'), { clientY: -1 });
  expect(names()).toEqual(['Top', 'Cora', 'Ada', 'Ben']);
  await act(async () => {
    fireEvent.drop(row('Cora'));
  });
  expect(saved).toEqual([['Top', 'Cora', 'Ada', 'Ben']]);
});
