// @vitest-environment jsdom
/** The verdicts of a theme, and the emitted changes when one is fixed. */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createSignal } from '#data/signal.ts';
import { loadLanguage } from '#data/text.ts';
import { asBack } from '#shared/rules/themes/look/back-look.ts';
import type { Attempt } from '#widgets/ThemePreview/ThemePreview.tsx';
import { ThemeContrastVerdict } from './ContrastVerdict.tsx';
import { FieldContrast } from './FieldContrast.tsx';
import { ThemeContrast } from './ThemeContrast.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

const values = asBack({ primaryColor: '#5d9cec', bubbleColor: '#D1E3FF' });
const row = (name: RegExp) => screen.getByRole('row', { name });

it('names every pair with its ratio, and says what fails in words', () => {
  render(<ThemeContrast terminal="pc" values={values} />);
  expect(row(/^Menus on the navigation bar/).textContent).toContain('2.54:1');
  expect(row(/^Menus on the navigation bar/).textContent).toContain('Fails');
  expect(row(/^Menus on the side bar/).textContent).toContain('AAA');
  expect(screen.getByText(/^\d+ more fail in the platform’s own default colours/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Use/ })).toBeNull();
});

it('gives out the nearest colour and its field; with it nothing fails there', () => {
  const fixes: [string, string][] = [];
  const { rerender } = render(
    <ThemeContrast terminal="pc" values={values} onFix={(...fix) => fixes.push(fix)} />,
  );
  fireEvent.click(screen.getByRole('button', { name: /: White on a button in the main colour$/ }));
  const [[field, colour] = ['', '']] = fixes;
  expect(field).toBe('primaryColor');
  expect(screen.getByRole('status').textContent).toContain(colour);
  rerender(<ThemeContrast terminal="pc" values={{ ...values, [field]: colour }} onFix={() => undefined} />);
  expect(row(/^White on a button/).textContent).toContain('AA');
  expect(row(/^White on a button/).textContent).not.toContain('Fails');
});

it('asks for more where AAA is wanted', () => {
  render(<ThemeContrast terminal="special" values={{ primaryColor: '#2867b3', bubbleColor: '' }} />);
  expect(screen.getByText(/^All \d+ pairs of colours reach AA\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: 'AAA' }));
  expect(screen.getByText(/^\d of \d+ pairs of colours fail AAA\.$/)).toBeTruthy();
});

it('leads to where a pair is set', () => {
  const regions: string[] = [];
  render(<ThemeContrast terminal="pc" values={values} onRegion={(region) => regions.push(region)} />);
  fireEvent.click(screen.getByRole('button', { name: 'Hint in the quick search' }));
  expect(regions).toEqual(['search']);
});

it('says in one line how many fail, of a colour that is only tried too', async () => {
  const attempts = createSignal<Attempt | null>();
  const special = { primaryColor: '#2867b3', bubbleColor: '' };
  render(<ThemeContrastVerdict terminal="special" values={special} attempts={attempts} />);
  expect(screen.getByText(/^All \d+ pairs of colours reach AA\.$/).dataset.tone).toBe('success');
  act(() => attempts.emit({ name: 'primaryColor', value: '#ffee00' }));
  const failing = await screen.findByText(/^\d of \d+ pairs of colours fail AA\.$/);
  expect(failing.dataset.tone).toBe('danger');
  act(() => attempts.emit(null));
  expect(screen.getByText(/^All \d+ pairs of colours reach AA\.$/)).toBeTruthy();
});

it('says beside a colour’s field how the worst of its pairs is read, and which it is', async () => {
  const attempts = createSignal<Attempt | null>();
  const shown = (field: string) => {
    cleanup();
    const { container } = render(
      <FieldContrast terminal="pc" values={values} attempts={attempts} field={field} />,
    );
    return () => container.textContent;
  };
  // Three pairs depend on the field: white text on it, a link in it on white, and a dark style's chosen entry.
  const main = shown('primaryColor');
  expect(main()).toBe('Fails2.57:1Chosen menu on the side bar, and 2 more');
  act(() => attempts.emit({ name: 'primaryColor', value: '#1d3a6b' }));
  await screen.findByText('AAA');
  // Tried-out colours of another field do not matter.
  act(() => attempts.emit({ name: 'bubbleColor', value: '#000000' }));
  await screen.findByText('Fails');
  act(() => attempts.emit(null));
  expect(main()).toBe('Fails2.57:1Chosen menu on the side bar, and 2 more');
  expect(shown('bubbleColor')()).toMatch(/^AAA[\d.]+:1Text in a message bubble$/);
  expect(shown('navMenuFontSize')()).toBe('');
});
