/**
 * The part of a page that a rule may reach: a theme may lay out elements that it names by a class or an id, and
 * colour the rest. Rules for the whole page and for all elements of a type could hide or cover the platform's own
 * parts.
 */
import type * as csstree from 'css-tree';
import walk from 'css-tree/walker';

export type PageReach = 'named' | 'elements' | 'page';

const order: readonly PageReach[] = ['named', 'elements', 'page'];
const farthest = (all: readonly PageReach[]): PageReach =>
  order[Math.max(0, ...all.map((one) => order.indexOf(one)))] ?? 'page';

const rootTypes: readonly string[] = ['html', 'body'];
const lists: readonly string[] = ['is', 'where', 'matches', '-webkit-any'];

/** `parent` is the reach of `&`; null where nothing is around the rule. */
export function reachOf(list: csstree.CssNode, parent: PageReach | null): PageReach {
  if (list.type !== 'SelectorList') return 'page';
  return farthest(list.children.toArray().map((selector) => reachOfSelector(selector, parent)));
}

/** Every selector of the list draws a box beside or inside an element (`::before`). */
export function drawsBoxes(list: csstree.CssNode): boolean {
  if (list.type !== 'SelectorList') return false;
  return list.children
    .toArray()
    .every((one) => one.type === 'Selector' && one.children.last?.type === 'PseudoElementSelector');
}

function reachOfSelector(selector: csstree.CssNode, parent: PageReach | null): PageReach {
  if (selector.type !== 'Selector') return 'page';
  const compounds: csstree.CssNode[][] = [[]];
  for (const node of selector.children.toArray()) {
    if (node.type === 'Combinator') compounds.push([]);
    else compounds.at(-1)?.push(node);
  }
  const subject = compounds.at(-1) ?? [];
  if (subject.some((node) => isRoot(node, parent))) return 'page';
  const hasNesting = walk.find(selector, ({ type }) => type === 'NestingSelector') !== null;
  const isWithin = parent === 'named' && !hasNesting;
  if (isWithin || compounds.some((compound) => isNamed(compound, parent))) return 'named';
  if (subject.some(({ type }) => type === 'NestingSelector')) return parent ?? 'page';
  const type = subject.find((node) => node.type === 'TypeSelector');
  return type && type.name !== '*' ? 'elements' : 'page';
}

function isRoot(node: csstree.CssNode, parent: PageReach | null): boolean {
  if (node.type === 'TypeSelector') return rootTypes.includes(node.name.toLowerCase());
  if (node.type !== 'PseudoClassSelector') return false;
  const name = node.name.toLowerCase();
  return name === 'root' || (name === 'scope' && parent === null) || listed(node).some((one) => one.isRoot);
}

function isNamed(compound: readonly csstree.CssNode[], parent: PageReach | null): boolean {
  if (compound.some((node) => isRoot(node, parent))) return false;
  return compound.some((node) => {
    if (node.type === 'ClassSelector' || node.type === 'IdSelector') return true;
    if (node.type === 'NestingSelector') return parent === 'named';
    if (node.type !== 'PseudoClassSelector') return false;
    if (node.name.toLowerCase() === 'scope') return parent === 'named';
    const all = listed(node);
    return all.length > 0 && all.every((one) => one.isNamed);
  });
}

/** The selectors inside `:is()` and its like, judged by their subjects. */
function listed(node: csstree.PseudoClassSelector) {
  if (!lists.includes(node.name.toLowerCase())) return [];
  const [list] = node.children?.toArray() ?? [];
  if (list?.type !== 'SelectorList') return [];
  return list.children.toArray().map((selector) => {
    const reach = reachOfSelector(selector, null);
    return { isNamed: reach === 'named', isRoot: reach === 'page' };
  });
}
