// @vitest-environment jsdom
/** Open lists in every state: the element that the field refers to exists, and axe reports nothing. */
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { AutoComplete } from './AutoComplete.tsx';
import { MultiSelect, Select } from './Select.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const options = Array.from({ length: 12 }, (_, place) => ({ value: `v${place}`, label: `Option ${place}` }));
const nothing = () => undefined;
const field = { label: 'Fruit', options, onChange: nothing } as const;
const controls = {
  'proposals while nothing is typed': <AutoComplete {...field} value="" />,
  'proposals for what is typed': <AutoComplete {...field} value="Option 1" />,
  'a text that nothing is proposed for': <AutoComplete {...field} value="zzz" />,
  'one of many, none chosen': <Select {...field} value={null} />,
  'one of many, one chosen': <Select {...field} value="v3" />,
  'one of few': <Select {...field} options={options.slice(0, 3)} value="v1" />,
  'one of none': <Select {...field} options={[]} value={null} emptyText="None" />,
  'several of many': <MultiSelect {...field} value={['v1', 'v2']} />,
  'several of many, none chosen': <MultiSelect {...field} value={[]} />,
};

const referring = ['aria-activedescendant', 'aria-controls', 'aria-owns'];

async function check() {
  const box = screen.getByRole('combobox');
  await waitFor(() => {
    const missing = referring
      .map((name) => box.getAttribute(name))
      .filter((id) => id !== null && document.getElementById(id) === null);
    expect(missing).toEqual([]);
  });
  const rules = { region: { enabled: false }, 'color-contrast': { enabled: false } };
  const { violations } = await axe.run(document.body, { resultTypes: ['violations'], rules });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual(
    [],
  );
}

it.each(Object.entries(controls))('%s', async (_, control) => {
  render(<main>{control}</main>);
  const box = screen.getByRole('combobox');
  fireEvent.mouseDown(box);
  fireEvent.focus(box);
  await check();
  fireEvent.keyDown(box, { key: 'ArrowDown', keyCode: 40 });
  await check();
  if (box.hasAttribute('readonly')) return;
  fireEvent.change(box, { target: { value: 'nothing like this' } });
  await check();
});
