/** Finds elements as a person names them: by role and name, label, text. What is not on view is not found. */
import { computeAccessibleDescription, computeAccessibleName, getRole } from 'dom-accessibility-api';

export type Words = string | RegExp;

interface RoleState {
  readonly checked?: boolean;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  readonly pressed?: boolean;
  readonly selected?: boolean;
  readonly level?: number;
}

export interface RoleOptions extends RoleState {
  readonly name?: Words;
  readonly exact?: boolean;
}

/**
 * Three answers are cached, because every search asks them of every element: the elements of the page until some come
 * or go, an element's role until an attribute of it changes, its visibility until anything changes.
 */
let page: readonly Element[] | null = null;
let roles = new WeakMap<Element, string | null>();
let shown = new WeakMap<Element, boolean>();
let said = new WeakMap<Element, boolean>();
const gone = new WeakSet<Node>();
const kept = new MutationObserver(note);
kept.observe(document, { subtree: true, childList: true, attributes: true });

function note(changes: readonly MutationRecord[]): void {
  if (changes.length > 0) [shown, said] = [new WeakMap(), new WeakMap()];
  for (const { type, target, addedNodes, removedNodes } of changes) {
    if (type === 'attributes') {
      roles.delete(target as Element);
      continue;
    }
    page = null;
    for (const node of removedNodes) gone.add(node);
    // Attributes that changed while an element was off the page are not reported by the observer.
    for (const node of addedNodes) if (gone.has(node)) roles = new WeakMap();
  }
}

/** Everything within, in the page's order; jsdom's own selectors take several times as long. */
function everyElement(within: Element): readonly Element[] {
  note(kept.takeRecords());
  if (within !== document.documentElement) return walk(within, []);
  page ??= walk(within, []);
  return page;
}

function walk(within: Element, found: Element[]): Element[] {
  for (let child = within.firstElementChild; child; child = child.nextElementSibling) {
    found.push(child);
    walk(child, found);
  }
  return found;
}

/** jsdom's own way to an element's style goes through every rule of a browser: there are none here but these. */
const isUnseen = (element: HTMLElement) =>
  element.hidden ||
  element.style.display === 'none' ||
  (element.localName === 'dialog' && !element.hasAttribute('open'));

export function isShown(element: Element): boolean {
  note(kept.takeRecords());
  return once(shown, element, (above) => {
    if (isUnseen(element as HTMLElement)) return false;
    if (above === null) return element.isConnected;
    const folded = above.localName === 'details' && !above.hasAttribute('open');
    return !(folded && element.localName !== 'summary') && isShown(above);
  });
}

/** For who reads with a screen reader, too. */
function isTold(element: Element): boolean {
  return isShown(element) && isSaid(element);
}

function isSaid(element: Element): boolean {
  return once(
    said,
    element,
    (above) =>
      element.getAttribute('aria-hidden') !== 'true' &&
      (element as HTMLElement).style?.visibility !== 'hidden' &&
      (above === null || isSaid(above)),
  );
}

function once(
  known: WeakMap<Element, boolean>,
  element: Element,
  ask: (above: Element | null) => boolean,
): boolean {
  const before = known.get(element);
  if (before !== undefined) return before;
  const answer = ask(element.parentElement);
  known.set(element, answer);
  return answer;
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A name matches as in Playwright: by a part of it in whatever case, unless it is to be exact. */
export function matches(text: string, words: Words, exact = false): boolean {
  const given = plain(text);
  if (typeof words !== 'string') return words.test(given);
  return exact ? given === plain(words) : given.toLowerCase().includes(plain(words).toLowerCase());
}

function roleOf(element: Element): string | null {
  const known = roles.get(element);
  if (known !== undefined) return known;
  const role = readRole(element);
  roles.set(element, role);
  return role;
}

function readRole(element: Element): string | null {
  const given = element.getAttribute('role')?.split(' ')[0];
  if (given) return given;
  // A section with a name is a region.
  if (element.localName === 'section') return isNamed(element) ? 'region' : null;
  if (element.localName === 'form') return isNamed(element) ? 'form' : null;
  if (element.localName === 'search') return 'search';
  if (element.localName === 'th' && element.getAttribute('scope') === 'row') return 'rowheader';
  return getRole(element);
}

const isNamed = (element: Element) =>
  element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby');

const stated = (element: Element, name: string) => element.getAttribute(`aria-${name}`);

function isIn(
  element: Element,
  { checked, disabled, expanded, pressed, selected, level }: RoleState,
): boolean {
  const on = element instanceof HTMLInputElement ? element.checked : stated(element, 'checked') === 'true';
  const is = (wanted: boolean | undefined, name: string) =>
    wanted === undefined || (stated(element, name) === 'true') === wanted;
  return (
    (checked === undefined || on === checked) &&
    (disabled === undefined || element.matches(':disabled,[aria-disabled=true]') === disabled) &&
    is(expanded, 'expanded') &&
    is(pressed, 'pressed') &&
    is(selected, 'selected') &&
    (level === undefined || element.localName === `h${level}` || stated(element, 'level') === String(level))
  );
}

export function byRole(
  within: Element,
  role: string,
  { name, exact, ...state }: RoleOptions = {},
): Element[] {
  // The name is the dearest part: it is asked for where all else fits.
  return everyElement(within).filter(
    (element) =>
      roleOf(element) === role &&
      isTold(element) &&
      isIn(element, state) &&
      (name === undefined || matches(nameOf(element), name, exact)),
  );
}

const inline = new Set([
  'a',
  'abbr',
  'b',
  'code',
  'em',
  'i',
  'kbd',
  'mark',
  'small',
  'span',
  'strong',
  'svg',
]);

/** The role, as far as a name depends on it. */
const getComputedStyle = (element: Element) => {
  const { display, visibility } = (element as HTMLElement).style ?? {};
  const shown = isUnseen(element as HTMLElement)
    ? 'none'
    : inline.has(element.localName)
      ? 'inline'
      : 'block';
  const values: Record<string, string> = { display: display || shown, visibility: visibility || 'visible' };
  return { getPropertyValue: (name: string) => values[name] ?? '' } as CSSStyleDeclaration;
};

/** Its name for a screen reader. */
export function nameOf(element: Element): string {
  return computeAccessibleName(element, { getComputedStyle });
}

/** The accessible description of an element. */
export function descriptionOf(element: Element): string {
  return plain(computeAccessibleDescription(element, { getComputedStyle }));
}

export function textOf(element: Element): string {
  if (element instanceof HTMLInputElement && ['button', 'submit', 'reset'].includes(element.type))
    return element.value;
  return element.textContent;
}

const silent = new Set(['script', 'style', 'noscript', 'template']);

/** The smallest elements that say it: of what is looked through, or that itself. */
export function byText(within: Element, words: Words, exact = false): Element[] {
  const found: Element[] = [];
  const look = (element: Element): boolean => {
    if (silent.has(element.localName)) return false;
    let inside = false;
    for (let child = element.firstElementChild; child; child = child.nextElementSibling)
      inside = look(child) || inside;
    if (inside) return true;
    const says = matches(textOf(element), words, exact);
    if (says) found.push(element);
    return says;
  };
  if (within === document.documentElement) for (const child of within.children) look(child);
  else look(within);
  return found;
}

/** The words of a label without the value of the control inside it. */
function labelOf(label: Element): string {
  const copy = label.cloneNode(true) as Element;
  for (const control of copy.querySelectorAll('select,textarea,button')) control.remove();
  return copy.textContent;
}

export function byLabel(within: Element, words: Words, exact = false): Element[] {
  return everyElement(within).filter((element) => {
    const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
    const said = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ');
    return [...labels.map(labelOf), said || element.getAttribute('aria-label')].some(
      (text) => text !== null && text !== '' && matches(text, words, exact),
    );
  });
}

export function byAttribute(within: Element, attribute: string, words: Words, exact = false): Element[] {
  return everyElement(within).filter(
    (element) =>
      element.hasAttribute(attribute) && matches(element.getAttribute(attribute) ?? '', words, exact),
  );
}
