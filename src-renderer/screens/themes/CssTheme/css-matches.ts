/** The elements of the sample pages that the rules of a theme's style sheet select. */
import type { CompiledCss } from '#shared/rules/themes/css/compile-css.ts';

/** The element of the sample that stands for the page's root. */
const samplePage = '.stage';

export interface RuleMatch {
  readonly selector: string;
  readonly line: number;
  /** Elements that the rule selects; null where this browser does not know the selector. */
  readonly count: number | null;
}

/** The style sheet for the sample, whose page is inside another one: rules for the root are for the sample's page. */
export function onSample(css: string): string {
  return css.replace(/(^|[{};,>+~\s(])(?::root|html|body)(?![\w-])/g, `$1${samplePage}`);
}

/**
 * Looks up each rule among the elements that are drawn. A box beside an element (`::before`) counts as the element, and
 * so does what is selected only under the pointer or with the focus.
 */
export function matchesOf(root: ShadowRoot, rules: CompiledCss['rules']): readonly RuleMatch[] {
  return rules.map(({ selector, line }) => ({ selector, line, count: countOf(root, selector) }));
}

const besideOrNow =
  /::[\w-]+(?:\([^()]*\))?|:(?:hover|active|focus|focus-visible|focus-within|target|checked|disabled)(?![\w-])/g;

function countOf(root: ShadowRoot, selector: string): number | null {
  try {
    return root.querySelectorAll(onSample(selector).replace(besideOrNow, '')).length;
  } catch {
    return null;
  }
}

/** Class names on the sample pages, in the order of the pages. */
export function classNamesIn(root: ShadowRoot): readonly string[] {
  const all = [...root.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
  return [...new Set(all)].map((name) => `.${CSS.escape(name)}`);
}
