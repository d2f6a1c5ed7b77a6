// @vitest-environment jsdom
/** The cards of a list are drawn one by one, only in view, and in the browser's idle time. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import { asBack } from '#shared/rules/themes/look/back-look.ts';
import { ThemeCard } from './ThemeCard.tsx';
import '#widgets/ThemePreview/ThemePreview.tsx';

const values = asBack({ primaryColor: '#2f6fd0', bubbleColor: '' });
let seen: ((places: readonly string[]) => void)[] = [];
let idle: (() => void)[] = [];

beforeAll(() => loadLanguage('en-US'));
beforeEach(() => {
  vi.useFakeTimers();
  [seen, idle] = [[], []];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        let place: HTMLElement | null = null;
        Object.assign(this, {
          observe: (element: HTMLElement) => {
            place = element;
          },
          disconnect: () => {
            place = null;
          },
        });
        seen.push((titles) => {
          if (place) tell([{ isIntersecting: titles.includes(place.title) }]);
        });
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Runs the next idle callback. */
async function pass(): Promise<void> {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(1);
    idle.shift()?.();
    await vi.advanceTimersByTimeAsync(1);
  });
}
const drawn = () => screen.queryAllByRole('img').map((one) => one.getAttribute('aria-label'));

it('only what is in view is drawn, one in each idle moment', async () => {
  for (const label of ['first', 'second', 'third'])
    render(<ThemeCard terminal="pc" values={values} label={label} until={<i />} />);
  await pass();
  expect(drawn()).toEqual([]);
  act(() => {
    for (const tell of seen) tell(['first', 'third']);
  });
  await pass();
  expect(drawn()).toEqual(['first']);
  await pass();
  expect(drawn()).toEqual(['first', 'third']);
  await pass();
  expect(drawn()).toEqual(['first', 'third']);
});

it('a card that has left the view before its turn is not drawn', async () => {
  render(<ThemeCard terminal="pc" values={values} label="gone" until={<i />} />);
  act(() => {
    for (const tell of seen) tell(['gone']);
    for (const tell of seen) tell([]);
  });
  await pass();
  expect(drawn()).toEqual([]);
});
