/**
 * Values that hide the platform's own parts, stall the page or paint over it. Values of `var()` are looked up in the
 * sheet; a variable that the sheet does not set is the platform's.
 */
import type * as csstree from 'css-tree';
import walk from 'css-tree/walker';
import { pageWide } from './allowed.ts';
import type { PageReach } from './page-reach.ts';

/** The values that the sheet gives a custom property. */
export type CustomValues = (name: string) => readonly csstree.CssNode[];

export interface RuleReach {
  readonly reach: PageReach;
  /** The rule is for boxes beside or inside elements (`::before`). */
  readonly isOfBoxes: boolean;
}

/** Levels that a theme may use; the platform's own menus and dialogs begin above. */
const mostLevel = 999;
/** Pixels, or their like, of a shadow, an outline or a blur. */
const widestPaint = 100;
const widestInFonts = 10;
const largestScale = 5;

const painted: ReadonlySet<string> = new Set([
  'box-shadow',
  'text-shadow',
  'outline',
  'outline-width',
  'outline-offset',
  'filter',
  'backdrop-filter',
  '-webkit-backdrop-filter',
]);

/** Whether the value would hide, move or stall what the rule does not name. */
export function hidesPage(
  { property, value }: csstree.Declaration,
  { reach, isOfBoxes }: RuleReach,
  custom: CustomValues,
): boolean {
  const name = property.toLowerCase();
  if (reach === 'named' || name.startsWith('--')) return false;
  if (reach === 'page' && !pageWide.has(name)) return true;
  const refused = hiding[name];
  if (refused === undefined) return false;
  if (name === 'position' && isOfBoxes) return false;
  return inValues(value, custom, refused);
}

type Test = (node: csstree.CssNode) => boolean;

const isWord =
  (...words: readonly string[]): Test =>
  (node) =>
    node.type === 'Identifier' && words.includes(node.name.toLowerCase());
const isZero: Test = (node) =>
  (node.type === 'Number' || node.type === 'Dimension' || node.type === 'Percentage') &&
  Number(node.value) === 0;
const isFaint: Test = (node) =>
  (node.type === 'Number' && Number(node.value) < 0.5) ||
  (node.type === 'Percentage' && Number(node.value) < 50);
const isAnything: Test = (node) => node.type !== 'Value';

/** For elements of a type, which are the platform's too. */
const hiding: Readonly<Record<string, Test>> = {
  animation: isAnything,
  'animation-name': isAnything,
  'clip-path': isAnything,
  color: isWord('transparent'),
  '-webkit-text-fill-color': isWord('transparent'),
  'content-visibility': isWord('hidden'),
  display: isWord('none', 'contents'),
  'font-size': isZero,
  height: isZero,
  'max-height': isZero,
  'max-width': isZero,
  'max-block-size': isZero,
  'max-inline-size': isZero,
  width: isZero,
  opacity: isFaint,
  'pointer-events': isWord('none'),
  position: isWord('absolute'),
  scale: isZero,
  translate: isAnything,
  visibility: isWord('hidden', 'collapse'),
};

/** Whether the value stands over the platform's menus, or paints far beyond its own box. */
export function coversPage({ property, value }: csstree.Declaration, custom: CustomValues): boolean {
  const name = property.toLowerCase();
  if (name === 'z-index') return inValues(value, custom, isHighLevel);
  if (painted.has(name)) return inValues(value, custom, isWidePaint);
  if (name === 'scale') return inValues(value, custom, isLargeScale);
  return name === 'transform' && inValues(value, custom, scalesFar);
}

const isHighLevel: Test = (node) =>
  (node.type === 'Number' && Math.abs(Number(node.value)) > mostLevel) || isComputed(node);

const isWidePaint: Test = (node) => {
  if (node.type === 'Number') return Math.abs(Number(node.value)) > widestPaint;
  if (node.type !== 'Dimension') return isComputed(node);
  const unit = node.unit.toLowerCase();
  const size = Math.abs(Number(node.value));
  if (unit === 'px' || unit === 'pt') return size > widestPaint;
  if (unit === 'em' || unit === 'rem') return size > widestInFonts;
  return !['deg', 'turn', 'rad', 'grad'].includes(unit);
};

const isLargeScale: Test = (node) =>
  (node.type === 'Number' && Math.abs(Number(node.value)) > largestScale) ||
  (node.type === 'Percentage' && Math.abs(Number(node.value)) > largestScale * 100) ||
  isComputed(node);

const scalesFar: Test = (node) =>
  node.type === 'Function' &&
  /^(?:scale|matrix|perspective)/i.test(node.name) &&
  walk.find(node, isLargeScale) !== null;

/** Arithmetic could make any number of small ones. */
const isComputed: Test = (node) =>
  node.type === 'Function' &&
  /^(?:calc|min|max|clamp|round|mod|rem|abs|sign|pow|sqrt|hypot|exp|log|env)$/i.test(node.name);

function inValues(value: csstree.CssNode, custom: CustomValues, test: Test): boolean {
  const seen = new Set<string>();
  const isIn = (part: csstree.CssNode): boolean =>
    walk.find(part, (node) => test(node) || variablesIn(node).some(isInVariable)) !== null;
  const isInVariable = (name: string): boolean => {
    if (seen.has(name)) return false;
    seen.add(name);
    return custom(name).some(isIn);
  };
  return isIn(value);
}

function variablesIn(node: csstree.CssNode): readonly string[] {
  if (node.type !== 'Function' || node.name.toLowerCase() !== 'var') return [];
  const first = node.children.first;
  return first?.type === 'Identifier' ? [first.name] : [];
}
