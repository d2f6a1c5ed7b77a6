import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type LabelledPage, markLabel } from './mark-label.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren(document.createElement('main'));
  draw('<h1>Page</h1>');
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});
const at = (to: string, more: Partial<LabelledPage> = {}): LabelledPage => ({
  to,
  isPart: () => false,
  dialogs: [],
  open: () => undefined,
  ...more,
});
const page = () => document.querySelector('main') ?? document.body;
const draw = (html: string) => {
  page().insertAdjacentHTML('beforeend', html);
};
const marked = () => [...document.querySelectorAll('[data-marked]')].map(({ textContent }) => textContent);
/** Timers run between the changes of the page. */
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test('a label that comes with the page is marked for a while, and its control has the focus', async () => {
  const done = markLabel('Idle sign-ins', at('/elsewhere'));
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
  const done = markLabel('Watermark over pages', at(location.pathname));
  await pass(100);
  expect(await done).toBe(true);
  expect(marked()).toEqual(['watermark.enabledWatermark over pages']);
});

test('a page that is still read is waited for, and one that has been read is not', async () => {
  draw('<p aria-busy="true">Loading</p>');
  const reading = markLabel('Segment', at('/elsewhere'));
  await pass(3000);
  document.querySelector('[aria-busy]')?.remove();
  draw('<th>Segment</th><table><tr><th>Segment</th></tr></table>');
  await pass(100);
  expect(await reading).toBe(true);

  const nowhere = markLabel('In a dialog', at('/elsewhere'));
  await pass(1500);
  expect(await nowhere).toBe(false);
});

test('the same words on the page that is left are not what was looked for', async () => {
  draw('<b>Type</b><p>Type</p>');
  const done = markLabel('Type', at('/elsewhere'));
  await pass(300);
  expect(marked()).toEqual([]);
  page().replaceChildren();
  draw('<h1>Other</h1><button id="new">Type</button>');
  await pass(100);
  expect(await done).toBe(true);
  expect(document.querySelector('[data-marked]')?.id).toBe('new');
});

test('a page that never stops changing is given up', async () => {
  const done = markLabel('Nowhere', at('/elsewhere'));
  for (let turn = 0; turn < 100; turn += 1) {
    draw('<i>.</i>');
    await pass(100);
  }
  expect(await done).toBe(false);
});

test('a label that only contains the words is another label', async () => {
  draw('<p>Show the Segment</p>');
  const done = markLabel('Segment', at('/elsewhere'));
  await pass(1500);
  expect(await done).toBe(false);
});

test('a folded part with the label is opened', async () => {
  draw(
    '<details><summary>More</summary><details><summary>Deeper</summary><th>Device</th></details></details>',
  );
  draw('<details><summary>Other</summary></details>');
  const done = markLabel('Deeper', at('/elsewhere'));
  await pass(1500);
  expect(await done).toBe(true);
  expect([...document.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false, false]);
});

function drawTabs() {
  draw(
    '<div role="tab" aria-selected="true">One</div><div role="tab" aria-selected="false">Two</div><p></p>',
  );
  const tabs = [...page().querySelectorAll('[role="tab"]')];
  for (const tab of tabs) {
    tab.addEventListener('click', () => {
      for (const one of tabs) one.setAttribute('aria-selected', String(one === tab));
      const content = page().querySelector('p');
      if (content) content.textContent = `Field of ${tab.textContent}`;
    });
  }
}

test('a label of another tab is shown there, and where no tab has it the first one stays', async () => {
  drawTabs();
  const done = markLabel('Field of Two', at('/elsewhere'));
  await pass(2000);
  expect(await done).toBe(true);
  expect(marked()).toEqual(['Field of Two']);

  const nowhere = markLabel('Field of Three', at('/elsewhere'));
  await pass(6000);
  expect(await nowhere).toBe(false);
  expect(page().querySelector('[aria-selected="true"]')?.textContent).toBe('Two');
});

function dialogs() {
  const opened: string[] = [];
  const open: LabelledPage['open'] = (address, { replace }) => {
    opened.push(`${address}${replace ? '' : ' (new)'}`);
    document.querySelector('dialog')?.remove();
    if (address === '/list/new')
      document.body.insertAdjacentHTML('beforeend', '<dialog open><label>Instructions</label></dialog>');
  };
  return { opened, place: at('/list', { dialogs: ['/list/history', '/list/new'], open }) };
}

test('a label of a dialog is shown in it, without a way back to the dialogs before', async () => {
  const { opened, place } = dialogs();
  const done = markLabel('Instructions', place);
  await pass(4000);
  expect(await done).toBe(true);
  expect(marked()).toEqual(['Instructions']);
  expect(opened).toEqual(['/list (new)', '/list/history', '/list/new']);
});

test('without a dialog for the label the page is shown again', async () => {
  const { opened, place } = dialogs();
  const done = markLabel('Nowhere', place);
  await pass(6000);
  expect(await done).toBe(false);
  expect(opened.at(-1)).toBe('/list');
});

test('a label of another part of the page is shown there', async () => {
  draw('<nav><a href="/part/one">One</a><a href="/part/two">Two</a><a href="/other">Other</a></nav>');
  const opened: string[] = [];
  const open: LabelledPage['open'] = (address) => {
    opened.push(address);
    if (address === '/part/two') draw('<th>Length</th>');
  };
  const isPart = (path: string) => path.startsWith('/part/');
  const done = markLabel('Length', at('/page', { isPart, open }));
  await pass(4000);
  expect(await done).toBe(true);
  expect(opened).toEqual(['/page', '/part/one', '/part/two']);
});

test('a page of many slow parts is given up after some seconds, where it began', async () => {
  draw('<p aria-busy="true">Loading</p>');
  const { opened, open } = { opened: [] as string[], open: (address: string) => void opened.push(address) };
  const dialogs = ['/a', '/b', '/c', '/d', '/e'];
  const done = markLabel('Nowhere', at('/page', { dialogs, open }));
  await pass(60_000);
  expect(await done).toBe(false);
  expect(opened).toEqual(['/page', '/a', '/page']);
});
