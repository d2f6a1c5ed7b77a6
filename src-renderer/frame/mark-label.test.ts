import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { markLabel } from './mark-label.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(document.createElement('main'));
  draw('<h1>Page</h1>');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const page = () => document.querySelector('main') ?? document.body;
const draw = (html: string) => {
  page().insertAdjacentHTML('beforeend', html);
};
const marked = () => [...document.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent);
/** What runs between the page's changes. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test('a label that comes with the page is marked for a while, and its control has the focus', async () => {
  const done = markLabel('Idle sign-ins', '/elsewhere');
  await pass(300);
  draw('<div><label for="idle">Idle sign-ins</label><input id="idle"></div>');
  await pass(100);
  expect(await done).toBe(true);
  expect(marked()).toEqual(['Idle sign-ins']);
  expect(document.activeElement?.id).toBe('idle');
  await pass(5000);
  expect(marked()).toEqual([]);
});

test('of a table the whole row is marked', async () => {
  draw('<div role="row"><span>watermark.enabled</span><span>Watermark over pages</span></div>');
  const done = markLabel('Watermark over pages', location.pathname);
  await pass(100);
  expect(await done).toBe(true);
  expect(marked()).toEqual(['watermark.enabledWatermark over pages']);
});

test('a page that is still read is waited for, and one that has been read is not', async () => {
  draw('<p aria-busy="true">Loading</p>');
  const reading = markLabel('Segment', '/elsewhere');
  await pass(3000);
  document.querySelector('[aria-busy]')?.remove();
  draw('<th>Segment</th><table><tr><th>Segment</th></tr></table>');
  await pass(100);
  expect(await reading).toBe(true);

  const nowhere = markLabel('In a dialog', '/elsewhere');
  await pass(1500);
  expect(await nowhere).toBe(false);
});

test('the same words on the page that is left are not what was looked for', async () => {
  draw('<b>Type</b><p>Type</p>');
  const done = markLabel('Type', '/elsewhere');
  await pass(300);
  expect(marked()).toEqual([]);
  page().replaceChildren();
  draw('<h1>Other</h1><button id="new">Type</button>');
  await pass(100);
  expect(await done).toBe(true);
  expect(document.querySelector('[data-marked]')?.id).toBe('new');
});

test('a page that never stops changing is given up', async () => {
  const done = markLabel('Nowhere', '/elsewhere');
  for (let turn = 0; turn < 100; turn += 1) {
    draw('<i>.</i>');
    await pass(100);
  }
  expect(await done).toBe(false);
});

test('what merely contains the words is another label', async () => {
  draw('<p>Show the Segment</p>');
  const done = markLabel('Segment', '/elsewhere');
  await pass(1500);
  expect(await done).toBe(false);
});
