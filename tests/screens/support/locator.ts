/** A locator in Playwright's sense: a way to elements, looked up anew whenever it is used. */
import { drop, filesOf, type Given } from './files.ts';
import {
  byAttribute,
  byLabel,
  byRole,
  byText,
  isShown,
  matches,
  type RoleOptions,
  textOf,
  type Words,
} from './find.ts';
import { settle, until } from './time.ts';
import { choose, click, fill, hover, outOfReach, press, select } from './user.ts';

interface Exactly {
  readonly exact?: boolean;
}

interface Filter {
  readonly hasText?: Words;
  readonly hasNotText?: Words;
  readonly has?: Locator;
  readonly visible?: boolean;
}

export class Locator {
  readonly #path: string;
  readonly #find: () => Element[];

  constructor(path: string, find: () => Element[]) {
    this.#path = path;
    this.#find = find;
  }

  elements(): Element[] {
    return this.#find();
  }

  toString(): string {
    return this.#path;
  }

  #then(step: string, find: (each: Element) => Element[]): Locator {
    return new Locator(`${this.#path} ${step}`, () => [...new Set(this.#find().flatMap(find))]);
  }

  #among(step: string, keep: (all: Element[]) => Element[]): Locator {
    return new Locator(`${this.#path} ${step}`, () => keep(this.#find()));
  }

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.#then(`${role} ${String(options.name ?? '')}`, (each) => byRole(each, role, options));
  }
  getByText(words: Words, { exact }: Exactly = {}): Locator {
    return this.#then(`text ${words}`, (each) => byText(each, words, exact));
  }
  getByLabel(words: Words, { exact }: Exactly = {}): Locator {
    return this.#then(`label ${words}`, (each) => byLabel(each, words, exact));
  }
  getByPlaceholder(words: Words, { exact }: Exactly = {}): Locator {
    return this.#then(`placeholder ${words}`, (each) => byAttribute(each, 'placeholder', words, exact));
  }
  getByTitle(words: Words, { exact }: Exactly = {}): Locator {
    return this.#then(`title ${words}`, (each) => byAttribute(each, 'title', words, exact));
  }
  locator(selector: string): Locator {
    if (selector === '..')
      return this.#then('..', (each) => (each.parentElement ? [each.parentElement] : []));
    return this.#then(selector, (each) => [...each.querySelectorAll(selector)]);
  }
  filter({ hasText, hasNotText, has, visible }: Filter): Locator {
    return this.#among(`with ${String(hasText ?? has ?? hasNotText ?? 'a look')}`, (all) =>
      all.filter(
        (each) =>
          (hasText === undefined || matches(textOf(each), hasText)) &&
          (hasNotText === undefined || !matches(textOf(each), hasNotText)) &&
          (visible === undefined || isShown(each) === visible) &&
          (has === undefined || has.elements().some((one) => each !== one && each.contains(one))),
      ),
    );
  }
  or(other: Locator): Locator {
    return this.#among(`or ${other}`, (all) => [...new Set([...all, ...other.elements()])]);
  }
  nth(at: number): Locator {
    return this.#among(`#${at}`, (all) => {
      const one = all.at(at);
      return one ? [one] : [];
    });
  }
  first(): Locator {
    return this.nth(0);
  }
  last(): Locator {
    return this.nth(-1);
  }

  /** The one element, as soon as there is one and a hand could reach it; throws where there are several. */
  async #reach(ready: (element: Element) => string | null = outOfReach): Promise<Element> {
    const within = () => {
      const [one, ...others] = this.#find();
      if (!one) return `${this} is not there`;
      if (others.length > 0) return `${this} is ${others.length + 1} elements`;
      return isShown(one) || one.matches('input[type=file]')
        ? complaint(ready(one), this)
        : `${this} is not on view`;
    };
    await until(within);
    await settle();
    await until(within);
    return this.#find()[0] as Element;
  }

  async click(): Promise<void> {
    click(await this.#reach());
    await settle();
  }
  async dblclick(): Promise<void> {
    const element = await this.#reach();
    click(element);
    click(element);
    element.dispatchEvent(new MouseEvent('dblclick', { bubbles: true, cancelable: true, detail: 2 }));
    await settle();
  }
  async hover(): Promise<void> {
    hover(await this.#reach());
  }
  async focus(): Promise<void> {
    ((await this.#reach(() => null)) as HTMLElement).focus();
  }
  async blur(): Promise<void> {
    ((await this.#reach(() => null)) as HTMLElement).blur();
  }
  async fill(text: string): Promise<void> {
    const editable = (element: Element) =>
      outOfReach(element) ?? (element.matches(':read-only') ? 'can only be read' : null);
    fill(await this.#reach(editable), text);
    await settle();
  }
  async press(chord: string): Promise<void> {
    await this.focus();
    press(chord);
    await settle();
  }
  async check(): Promise<void> {
    await this.#turn(true);
  }
  async uncheck(): Promise<void> {
    await this.#turn(false);
  }
  async #turn(on: boolean): Promise<void> {
    const element = await this.#reach();
    if (isChecked(element) !== on) click(element);
    await until(() => (this.#find().some((one) => isChecked(one) === on) ? null : `${this} does not turn`));
  }
  async setInputFiles(given: Given): Promise<void> {
    const files = await filesOf(given);
    choose(await this.#reach(() => null), files);
    await settle();
  }
  /** Files of the disk, let go over it. */
  async dropFiles(given: Given): Promise<void> {
    const files = await filesOf(given);
    drop(await this.#reach(), files);
    await settle();
  }
  /** In the browser's own list, by what the option is or says. */
  async selectOption(value: string): Promise<void> {
    select(await this.#reach(), value);
    await settle();
  }
  async evaluate<T, A>(ask: (element: HTMLElement, given: A) => T, given?: A): Promise<T> {
    return ask((await this.#reach(() => null)) as HTMLElement, given as A);
  }
  async count(): Promise<number> {
    return this.#find().length;
  }
  async textContent(): Promise<string> {
    return (await this.#reach(() => null)).textContent;
  }
  async inputValue(): Promise<string> {
    const element = await this.#reach(() => null);
    return 'value' in element ? String(element.value) : '';
  }
  async getAttribute(name: string): Promise<string | null> {
    return (await this.#reach(() => null)).getAttribute(name);
  }
  async allInnerTexts(): Promise<string[]> {
    return this.#find().map(textOf);
  }
  async evaluateAll<Answer>(work: (elements: HTMLElement[]) => Answer): Promise<Answer> {
    return work(this.#find() as HTMLElement[]);
  }
  async all(): Promise<Locator[]> {
    return this.#find().map((_, at) => this.nth(at));
  }
}

function complaint(reason: string | null, of: Locator): string | null {
  return reason === null ? null : `${of} ${reason}`;
}

export function isChecked(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked;
  return element.getAttribute('aria-checked') === 'true';
}
