/** The "?" of a field is pressed, read and closed by keyboard and screen reader, whatever the kind of its control. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { SwitchField } from '../controls/Switch.tsx';
import { FormField } from './FormField.tsx';
import { FormRow } from './FormRow.tsx';

vi.hoisted(() => {
  const media = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = (() => media) as never;
});
beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const text = 'Numbers have 11 digits.';
const field = (about?: string) => (
  <FormField label="Contact" help="A number" about={about}>
    {({ className, ...control }) => <input {...control} />}
  </FormField>
);

test.each([
  ['a field of one control', field(text), 'textbox'],
  [
    'a switch',
    <SwitchField
      key="switch"
      label="Contact"
      text="A number"
      about={text}
      checked={false}
      onChange={vi.fn()}
    />,
    'switch',
  ],
  [
    'a group of controls',
    <FormRow key="row" label="Contact" help="A number" about={text}>
      <button type="button">Choose</button>
    </FormRow>,
    'group',
  ],
])('%s', (_, shown, role) => {
  render(shown);
  const control = screen.getByRole(role, { name: 'Contact', description: 'A number' });
  const button = screen.getByRole('button', { name: 'About “Contact”', expanded: false });
  expect(screen.queryByText(text)).toBeNull();
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  // The region that the button names says its new text by itself.
  const region = screen.getByText(text).closest('[aria-live="polite"]');
  expect(region?.id).toBe(button.getAttribute('aria-controls'));
  expect(screen.getByRole(role, { name: 'Contact', description: `A number ${text}` })).toBe(control);
  fireEvent.click(button);
  expect(screen.queryByText(text)).toBeNull();
});

test('a field about which there is nothing more to say has no button', () => {
  render(field());
  expect(screen.queryByRole('button')).toBeNull();
});
