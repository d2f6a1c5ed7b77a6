// @vitest-environment jsdom
/** Order of dialogs and popovers in the browser's top layer. */
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { coverWith, openModal } from './top-layer.ts';

/** Replaces the top layer, which jsdom lacks; the last element is on top. */
const shown: Element[] = [];
const takeOut = (element: Element) => {
  if (shown.includes(element)) shown.splice(shown.indexOf(element), 1);
};
let showings = 0;
const { matches } = Element.prototype;
vi.spyOn(Element.prototype, 'matches').mockImplementation(function of(this: Element, selector: string) {
  return selector === ':popover-open' ? shown.includes(this) : matches.call(this, selector);
});
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    if (shown.includes(this)) throw new Error('it is shown already');
    shown.push(this);
    showings += 1;
  },
  hidePopover(this: HTMLElement) {
    takeOut(this);
  },
});
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
    shown.push(this);
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    takeOut(this);
  },
});
afterAll(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

beforeEach(() => {
  document.body.replaceChildren();
  shown.length = 0;
  showings = 0;
});
const added = <Tag extends 'div' | 'dialog'>(tag: Tag) =>
  document.body.appendChild(document.createElement(tag));

test('a popover is shown once, however often it is asked for', () => {
  const layer = added('div');
  for (let time = 0; time < 3; time += 1) coverWith(layer);
  expect([shown, showings]).toEqual([[layer], 1]);
});

test('the one that is asked for last covers the others', () => {
  const [one, other] = [added('div'), added('div')];
  coverWith(one);
  coverWith(other);
  coverWith(one);
  expect(shown).toEqual([other, one]);
});

test('it covers a dialog that was opened over it, also again', () => {
  const [layer, dialog] = [added('div'), added('dialog')];
  coverWith(layer);
  const close = openModal(dialog);
  coverWith(layer);
  expect(shown).toEqual([dialog, layer]);
  close();
  const closeAgain = openModal(dialog);
  expect(shown).toEqual([layer, dialog]);
  coverWith(layer);
  expect(shown).toEqual([dialog, layer]);
  closeAgain();
});

test('one that the browser has hidden meanwhile is shown again', () => {
  const layer = added('div');
  coverWith(layer);
  takeOut(layer);
  coverWith(layer);
  expect(shown).toEqual([layer]);
});
