/** Playwright's assertions that wait, of locators and of the page; of everything else they are vitest's own. */
import { expect as expectValue } from 'vitest';
import { descriptionOf, isShown, matches, nameOf, textOf, type Words } from './find.ts';
import { isChecked, Locator } from './locator.ts';
import { Page } from './page.ts';
import { until, untilHolds } from './time.ts';

/** A judge answers the fault of an element; null: none. */
type Judge = (element: Element) => string | null;

const wrong = (right: boolean, what: string, got: unknown = ''): string | null =>
  right ? null : `is not ${what}${got === '' ? '' : `, but ${JSON.stringify(got)}`}`;
const whole = (words: Words) =>
  typeof words === 'string' ? new RegExp(`^${literal(words.trim())}$`) : words;
const literal = (text: string) =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/[\\^$.*+?()[\]{}|]/g, (sign) => `\\${sign}`);
const part = (words: Words) => (typeof words === 'string' ? new RegExp(literal(words.trim())) : words);
const typedIn = (element: Element) => ('value' in element ? String(element.value) : '');

class LocatorAssertions {
  readonly #of: Locator;
  readonly #not: boolean;

  constructor(of: Locator, not = false) {
    this.#of = of;
    this.#not = not;
  }

  get not(): LocatorAssertions {
    return new LocatorAssertions(this.#of, !this.#not);
  }

  /** `absent`: what it means that there is no such element. */
  #one(judge: Judge, absent: 'fails' | 'is not so' = 'fails'): Promise<void> {
    return until(() => {
      const [one, ...others] = this.#of.elements();
      if (others.length > 0) return `${this.#of} is ${others.length + 1} elements`;
      if (!one) return this.#not && absent === 'is not so' ? null : `${this.#of} is not there`;
      const complaint = judge(one);
      if (!this.#not) return complaint === null ? null : `${this.#of} ${complaint}`;
      return complaint === null ? `${this.#of} should not be so` : null;
    });
  }

  toBeVisible(): Promise<void> {
    return this.#one((one) => wrong(isShown(one), 'on view'), 'is not so');
  }
  toBeHidden(): Promise<void> {
    return this.not.toBeVisible();
  }
  toBeAttached(): Promise<void> {
    return this.#one(() => null, 'is not so');
  }
  toHaveCount(count: number): Promise<void> {
    return until(() => {
      const now = this.#of.elements().length;
      return (now === count) === this.#not ? `${this.#of} is ${now} elements, not ${count}` : null;
    });
  }
  toHaveText(words: Words | readonly Words[]): Promise<void> {
    if (!Array.isArray(words))
      return this.#one((one) =>
        wrong(matches(textOf(one), whole(words as Words)), String(words), textOf(one)),
      );
    return until(() => {
      const texts = this.#of.elements().map(textOf);
      const right =
        texts.length === words.length && texts.every((text, at) => matches(text, whole(words[at])));
      return right === this.#not ? `${this.#of} says ${JSON.stringify(texts)}` : null;
    });
  }
  toContainText(words: Words): Promise<void> {
    return this.#one((one) => wrong(matches(textOf(one), part(words)), `“${words}”`, textOf(one)));
  }
  toBeEmpty(): Promise<void> {
    return this.#one((one) => wrong(textOf(one) === '', 'empty', textOf(one)));
  }
  toHaveValue(words: Words): Promise<void> {
    const right = (value: string) => (typeof words === 'string' ? value === words : words.test(value));
    return this.#one((one) => wrong(right(typedIn(one)), String(words), typedIn(one)));
  }
  toHaveAttribute(name: string, words?: Words): Promise<void> {
    const right = (value: string | null) =>
      words === undefined
        ? value !== null
        : typeof words === 'string'
          ? value === words
          : words.test(value ?? '');
    return this.#one((one) =>
      wrong(right(one.getAttribute(name)), `[${name}=${words}]`, one.getAttribute(name)),
    );
  }
  toBeChecked(): Promise<void> {
    return this.#one((one) => wrong(isChecked(one), 'checked'));
  }
  toBeEnabled({ enabled = true }: { readonly enabled?: boolean } = {}): Promise<void> {
    return this.#one((one) =>
      wrong(one.matches(':disabled,[aria-disabled=true]') !== enabled, enabled ? 'enabled' : 'disabled'),
    );
  }
  toBeDisabled(): Promise<void> {
    return this.not.toBeEnabled();
  }
  toBeEditable({ editable = true }: { readonly editable?: boolean } = {}): Promise<void> {
    return this.#one((one) => wrong(one.matches(':read-write') === editable, 'so editable'));
  }
  toBeFocused(): Promise<void> {
    return this.#one((one) =>
      wrong(one === document.activeElement, 'focused', document.activeElement?.outerHTML.slice(0, 120)),
    );
  }
  toHaveAccessibleDescription(words: Words): Promise<void> {
    return this.#one((one) =>
      wrong(matches(descriptionOf(one), whole(words)), String(words), descriptionOf(one)),
    );
  }
  toHaveAccessibleName(words: Words): Promise<void> {
    return this.#one((one) => wrong(matches(nameOf(one), whole(words)), String(words), nameOf(one)));
  }
}

class PageAssertions {
  readonly #not: boolean;

  constructor(not = false) {
    this.#not = not;
  }

  get not(): PageAssertions {
    return new PageAssertions(!this.#not);
  }

  /** A path from the root, the whole address, or a part of it. */
  toHaveURL(wanted: string | RegExp): Promise<void> {
    const right = () =>
      typeof wanted === 'string'
        ? new URL(wanted, location.origin).href === location.href
        : wanted.test(location.href);
    return until(() => (right() === this.#not ? `the address is ${location.href}` : null));
  }
  toHaveTitle(wanted: string | RegExp): Promise<void> {
    return until(() => {
      const right = matches(document.title, whole(wanted));
      return right === this.#not ? `the title is ${document.title}` : null;
    });
  }
}

/** Asks again until it holds; time passes as on the wall. */
function poll(look: () => unknown): unknown {
  const matcher = (name: string, negated: boolean) =>
    name === 'not'
      ? new Proxy({}, { get: (_, after: string) => matcher(after, true) })
      : async (...given: unknown[]) => {
          await untilHolds(async () => {
            const value = await look();
            const all = expectValue(value) as unknown as Record<string, (...all: unknown[]) => void>;
            const on = negated ? (all.not as unknown as typeof all) : all;
            on[name]?.(...given);
          });
        };
  return new Proxy({}, { get: (_, name: string) => matcher(name, false) });
}

interface Expect
  extends Pick<
    typeof expectValue,
    | 'poll'
    | 'objectContaining'
    | 'arrayContaining'
    | 'stringContaining'
    | 'stringMatching'
    | 'anything'
    | 'any'
  > {
  (given: Locator, what?: string): LocatorAssertions;
  (given: Page): PageAssertions;
  <T>(given: T, what?: string): ReturnType<typeof expectValue<T>>;
}

export const expect = Object.assign(
  (given: unknown, what?: string) => {
    if (given instanceof Locator) return new LocatorAssertions(given);
    if (given instanceof Page) return new PageAssertions();
    return expectValue(given, what);
  },
  expectValue,
  { poll },
) as unknown as Expect;
