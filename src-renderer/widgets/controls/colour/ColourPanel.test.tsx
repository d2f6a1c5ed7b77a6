import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { ColourPanel } from './ColourPanel.tsx';

beforeAll(() => loadLanguage('en-US'));
afterEach(cleanup);

function show(value: string, more: Partial<Parameters<typeof ColourPanel>[0]> = {}) {
  const [onTry, onChange, onShown] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { alpha: false, clearable: true, presets: null, onTry, onChange, onShown, ...more };
  const { rerender } = render(<ColourPanel value={value} {...props} />);
  return {
    onTry,
    onChange,
    onShown,
    again: (next: string) => rerender(<ColourPanel value={next} {...props} />),
  };
}
const area = () => screen.getByRole('slider', { name: 'Saturation and brightness' });
const code = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Colour code' });

test('arrow keys try a colour while they are held, and set it when they are let go', () => {
  const { onTry, onChange } = show('#808080');
  fireEvent.keyDown(area(), { key: 'ArrowRight', shiftKey: true });
  expect(onTry).toHaveBeenLastCalledWith('#807373');
  fireEvent.keyDown(area(), { key: 'End' });
  expect(onTry).toHaveBeenLastCalledWith('#800000');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyUp(area());
  expect(onTry).toHaveBeenLastCalledWith(null);
  expect(onChange.mock.calls).toEqual([['#800000']]);
  fireEvent.blur(area());
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('a grey keeps the hue that was chosen for it', () => {
  const { onChange, again } = show('#ffffff');
  const hue = screen.getByRole('slider', { name: 'Hue' });
  fireEvent.change(hue, { target: { value: '240' } });
  fireEvent.pointerUp(hue);
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(area(), { key: 'End' });
  fireEvent.keyUp(area());
  expect(onChange).toHaveBeenLastCalledWith('#0000ff');
  again('#0000ff');
  expect(code().value).toBe('#0000ff');
  // An undo elsewhere sets the value.
  again('#00ff00');
  expect(code().value).toBe('#00ff00');
});

test.each([
  ['#12ab9f', false, '#12ab9f'],
  ['12AB9F', false, '#12ab9f'],
  [' #12ab9f ', false, '#12ab9f'],
  ['#12ab9f80', true, '#12ab9f80'],
])('the code %s is taken as soon as it is one', (typed, alpha, expected) => {
  const { onChange } = show('#000000', { alpha });
  fireEvent.change(code(), { target: { value: typed } });
  expect(onChange.mock.calls).toEqual([[expected]]);
});

test('three digits are taken when they are left: they may be the beginning of six', () => {
  const { onChange } = show('#000000');
  fireEvent.change(code(), { target: { value: '#1af' } });
  expect(onChange).not.toHaveBeenCalled();
  fireEvent.keyDown(code(), { key: 'Enter' });
  expect(onChange.mock.calls).toEqual([['#11aaff']]);
});

test.each([
  ['red', false, /# and six digits/],
  ['#12ab9f80', false, /# and six digits/],
  ['#12ab9f8', true, /six or eight/],
  ['url(x)', true, /six or eight/],
])('%s is no code: it is said when it is left, and nothing is set', (typed, alpha, words) => {
  const { onChange } = show('#000000', { alpha });
  fireEvent.change(code(), { target: { value: typed } });
  expect(screen.queryByText(words)).toBeNull();
  fireEvent.blur(code());
  expect(screen.getByText(words)).toBeTruthy();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(code().value).toBe(typed);
  expect(onChange).not.toHaveBeenCalled();
});

test('unset is shown as such and can be had again; what is offered is one press away', () => {
  const presets = { label: 'House colours', colours: ['#4f46d8'] };
  const { onChange, onShown, again } = show('', { presets });
  expect(onShown).toHaveBeenCalledTimes(1);
  expect(code().value).toBe('');
  expect(screen.queryByRole('button', { name: 'Unset' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: '#4f46d8' }));
  expect(onChange).toHaveBeenLastCalledWith('#4f46d8');
  again('#4f46d8');
  expect(screen.getByRole('button', { name: '#4f46d8' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Unset' }));
  expect(onChange).toHaveBeenLastCalledWith('');
  again('');
  expect(code().value).toBe('');
});

test('a pressed pointer is followed outside of the field, to where it is let go', () => {
  const { onTry, onChange } = show('#ff0000');
  vi.spyOn(area(), 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 200, 100));
  fireEvent(area(), new MouseEvent('pointerdown', { bubbles: true, clientX: 300, clientY: 150 }));
  expect(onTry).toHaveBeenLastCalledWith('#800000');
  fireEvent(document, new MouseEvent('pointermove', { clientX: 900, clientY: -20 }));
  expect(onTry).toHaveBeenLastCalledWith('#ff0000');
  fireEvent(document, new MouseEvent('pointermove', { clientX: 0, clientY: 150 }));
  expect(onTry).toHaveBeenLastCalledWith('#808080');
  expect(onChange).not.toHaveBeenCalled();
  fireEvent(document, new MouseEvent('pointerup'));
  expect(onChange.mock.calls).toEqual([['#808080']]);
  fireEvent(document, new MouseEvent('pointermove', { clientX: 300, clientY: 100 }));
  expect(onTry).toHaveBeenLastCalledWith(null);
});

test('closed while something is held, it keeps it', () => {
  const [onTry, onChange, onShown] = [vi.fn(), vi.fn(), vi.fn()];
  const { unmount } = render(
    <ColourPanel
      value="#808080"
      alpha={false}
      clearable={false}
      presets={null}
      onTry={onTry}
      onChange={onChange}
      onShown={onShown}
    />,
  );
  fireEvent.keyDown(area(), { key: 'End' });
  expect(onChange).not.toHaveBeenCalled();
  unmount();
  expect(onTry).toHaveBeenLastCalledWith(null);
  expect(onChange.mock.calls).toEqual([['#800000']]);
});
