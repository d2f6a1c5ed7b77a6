/** A hand's actions on an element: the events in their order, and the browser's own reaction to them. */
import { topModal } from '../../../src-renderer/widgets/top-layer.ts';

const focusable =
  'a[href],button:not([disabled]),input:not([disabled]),select:not([disabled]),textarea:not([disabled]),summary,[tabindex],[contenteditable=true]';
const layer = 'body > :not(#root)';

/** The reason why a hand can't reach an element; null: it can. */
export function outOfReach(element: Element): string | null {
  if (element.matches(':disabled,[aria-disabled=true]')) return 'is disabled';
  const modal = topModal();
  if (modal && !modal.contains(element) && !element.closest(layer))
    return `lies under the dialog “${modal.getAttribute('aria-label') ?? modal.textContent?.slice(0, 80) ?? ''}”`;
  return null;
}

function pointer(element: Element, type: string): boolean {
  const init = { bubbles: true, cancelable: true, composed: true, button: 0, detail: 1 };
  const kind = type.startsWith('pointer') ? PointerEvent : MouseEvent;
  return element.dispatchEvent(
    new kind(type, { ...init, ...(type.startsWith('pointer') && { pointerType: 'mouse', isPrimary: true }) }),
  );
}

function moveFocus(element: Element): void {
  const target = element.closest<HTMLElement>(focusable);
  if (target) target.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

export function hover(element: Element): void {
  for (const type of ['pointerover', 'pointerenter', 'mouseover', 'mouseenter', 'pointermove', 'mousemove'])
    pointer(element, type);
}

/** The element under the middle of another one: in a row that the page lays out itself, a cell. */
function middleOf(element: Element): Element {
  const cells = element.getAttribute('role') === 'row' ? [...element.children] : [];
  return cells[Math.floor(cells.length / 2)] ?? element;
}

export function click(whole: Element): void {
  const element = middleOf(whole);
  hover(element);
  pointer(element, 'pointerdown');
  if (pointer(element, 'mousedown')) moveFocus(element);
  pointer(element, 'pointerup');
  pointer(element, 'mouseup');
  if (pointer(element, 'click')) followFragment(element);
}

/** A link within the page gives the focus to where it leads. */
function followFragment(element: Element): void {
  const id = element
    .closest('a')
    ?.getAttribute('href')
    ?.match(/^#(.+)$/)?.[1];
  if (id) document.getElementById(id)?.focus();
}

/** In the place of what stands in a field. */
export function fill(element: Element, text: string): void {
  (element as HTMLElement).focus();
  if (element.getAttribute('contenteditable') === 'true') paste(element, text);
  else write(element, text);
}

/** Over everything in an editor of rich text, which takes keys in a browser alone. */
function paste(element: Element, text: string): void {
  press('Control+a');
  const clipboardData = {
    types: ['text/plain'],
    files: [],
    getData: (type: string) => (type === 'text/plain' ? text : ''),
  };
  const event = new Event('paste', { bubbles: true, cancelable: true });
  element.dispatchEvent(Object.assign(event, { clipboardData }));
}

function write(element: Element, text: string): void {
  const kind = element instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  if (!(element instanceof kind)) throw new Error(`nothing can be typed into <${element.localName}>`);
  // React notes what it has set itself: the element's own way is behind that.
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(element, text);
  element.dispatchEvent(new InputEvent('input', { bubbles: true, data: text, inputType: 'insertText' }));
}

/** In the browser's own list, by what an option is or says. */
export function select(element: Element, wanted: string): void {
  if (!(element instanceof HTMLSelectElement)) throw new Error(`<${element.localName}> is no list`);
  const named = [...element.options].find(({ value, label }) => value === wanted || label === wanted);
  const value = named?.value ?? wanted;
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(element, value);
  if (element.value !== value) throw new Error(`there is no option “${value}”`);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** `Control+s`, `Enter`, `a`. */
export function press(chord: string): void {
  const parts = chord === '+' ? ['+'] : chord.split('+');
  const key = parts.at(-1) === 'Space' ? ' ' : (parts.at(-1) ?? '');
  const held = new Set(parts.slice(0, -1).map((name) => (name === 'ControlOrMeta' ? 'Control' : name)));
  const init = {
    key,
    code: codeOf(key),
    keyCode: numberOf(key),
    which: numberOf(key),
    bubbles: true,
    cancelable: true,
    composed: true,
    ctrlKey: held.has('Control'),
    shiftKey: held.has('Shift'),
    altKey: held.has('Alt'),
    metaKey: held.has('Meta'),
  };
  const target = document.activeElement ?? document.body;
  const untaken = target.dispatchEvent(new KeyboardEvent('keydown', init));
  if (untaken && held.size === 0) byItself(target, key);
  else if (key === 'Tab' && held.has('Shift')) tab(-1);
  else if (untaken && key === 'a' && held.has('Control') && target instanceof HTMLInputElement)
    target.select();
  (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keyup', init));
}

const numbers: Readonly<Record<string, number>> = {
  Backspace: 8,
  Tab: 9,
  Enter: 13,
  Escape: 27,
  PageUp: 33,
  PageDown: 34,
  End: 35,
  Home: 36,
  ArrowLeft: 37,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
};

/** The obsolete `keyCode`, which antd still reads. */
const numberOf = (key: string): number =>
  numbers[key] ?? (key.length === 1 ? key.toUpperCase().charCodeAt(0) : 0);

function codeOf(key: string): string {
  if (/^[a-z]$/i.test(key)) return `Key${key.toUpperCase()}`;
  return key === ' ' ? 'Space' : /^\d$/.test(key) ? `Digit${key}` : key;
}

/** The browser's reaction to a key that no listener took. */
function byItself(target: Element, key: string): void {
  const isButton = target.matches('button,a[href],summary,input[type=submit],input[type=button]');
  if (key === 'Enter' && isButton) return void (pointer(target, 'click') && followFragment(target));
  if (key === 'Enter' && target instanceof HTMLInputElement) return void target.form?.requestSubmit();
  if (key === ' ' && target.matches('button,summary,input[type=checkbox],input[type=radio]'))
    return void pointer(target, 'click');
  if (key === 'Escape') return void topModal()?.dispatchEvent(new Event('cancel', { cancelable: true }));
  if (key === 'Tab') tab(1);
  const typed = key.length === 1;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
  if (typed) write(target, isSelected(target) ? key : target.value + key);
  else if (target instanceof HTMLInputElement && target.type === 'radio' && /^Arrow/.test(key))
    turnRadio(target, /Up|Left/.test(key) ? -1 : 1);
  else if (target instanceof HTMLInputElement && target.type === 'range') slide(target, key);
}

/** A step to either side, or to an end. */
function slide(slider: HTMLInputElement, key: string): void {
  const by: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 };
  const to = { Home: slider.min || '0', End: slider.max || '100' }[key];
  const step = by[key];
  if (to === undefined && step === undefined) return;
  write(slider, to ?? String(Number(slider.value) + (step ?? 0) * Number(slider.step || 1)));
}

/** Whether what is typed takes the place of everything that stands there. */
function isSelected({ type, value, selectionStart, selectionEnd }: HTMLInputElement | HTMLTextAreaElement) {
  const selectable = /^(text|search|tel|url|password|textarea)$/.test(type);
  return selectable && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}

/** The next one of its name. */
function turnRadio(radio: HTMLInputElement, by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]:not([disabled])')].filter(
    ({ name }) => name === radio.name,
  );
  const next = all.at((all.indexOf(radio) + by) % all.length);
  next?.focus();
  if (next) pointer(next, 'click');
}

function tab(by: 1 | -1): void {
  const all = [...(topModal() ?? document).querySelectorAll<HTMLElement>(focusable)].filter(
    (element) => element.tabIndex >= 0 && element.closest('[hidden],dialog:not([open])') === null,
  );
  const at = all.indexOf(document.activeElement as HTMLElement);
  all.at((at + by + all.length) % all.length)?.focus();
}

export function choose(element: Element, files: readonly File[]): void {
  const list = Object.assign([...files], { item: (at: number) => files[at] ?? null });
  Object.defineProperty(element, 'files', { configurable: true, value: list });
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}
