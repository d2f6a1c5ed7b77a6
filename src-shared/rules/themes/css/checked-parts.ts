/** Checks parsed parts of a style sheet against the allow lists; what is in none is reported and dropped. */
import type * as csstree from 'css-tree';
import walk from 'css-tree/walker';
import {
  fontDescriptors,
  functions,
  properties,
  propertyDescriptors,
  refusedPseudos,
  refusedWords,
} from './allowed.ts';
import type { Drop, CssPart } from './sheet-parts.ts';

export function selectorStays(selector: CssPart, drop: Drop): boolean {
  const wrong =
    selector.type === 'Raw'
      ? selector
      : walk.find(
          selector,
          (node) =>
            node.type === 'Raw' ||
            isRefusedPseudo(node) ||
            (node.type === 'String' && node.value.includes('<')) ||
            ('name' in node && typeof node.name === 'string' && /[<\\]/.test(node.name)),
        );
  if (!wrong) return true;
  if (wrong.type === 'Raw') drop('unread', '');
  else drop('selector', 'name' in wrong && typeof wrong.name === 'string' ? wrong.name : '');
  return false;
}

function isRefusedPseudo(node: csstree.CssNode): boolean {
  return (
    (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') &&
    refusedPseudos.has(node.name.toLowerCase())
  );
}

/** The name of a custom property, without escapes. */
const ownName = /^--[\p{L}\p{N}_-]+$/u;
const isOwn = (property: string) => ownName.test(property);

/** `known` are the names that may stand here; `font` for those of `@font-face`. */
export function declarationStays(
  node: csstree.Declaration,
  drop: Drop,
  known: ReadonlySet<string> | 'font' = properties,
): boolean {
  const property = node.property.toLowerCase();
  const names = known === 'font' ? fontDescriptors : known;
  const isCustom = known === properties && isOwn(property);
  if (!isCustom && !names.has(property)) return isKept(drop('property', node.property));
  // A value that can't be parsed can't be checked.
  if (node.value.type === 'Raw') {
    return (isCustom && node.value.value.trim() === '') || isKept(drop('value', node.property));
  }
  const refused = known === properties ? refusedWords[property] : undefined;
  return partsStay(node.value, drop, {
    of: node.property,
    refusedWords: refused,
    isFont: known === 'font',
    isSyntax: known === propertyDescriptors && property === 'syntax',
  });
}

/** Checks the condition of an at-rule. */
export function valueStays(part: CssPart, drop: Drop): boolean {
  return partsStay(part, drop, { of: '', refusedWords: undefined, isFont: false, isSyntax: false });
}

const isKept = (dropped: null) => dropped !== null;

interface Checked {
  /** The property whose value it is; '' for a condition. */
  readonly of: string;
  readonly refusedWords: ReadonlySet<string> | undefined;
  readonly isFont: boolean;
  /** The descriptor of `@property` whose text names types: `"<color>#"`. */
  readonly isSyntax: boolean;
}

function partsStay(part: CssPart, drop: Drop, checked: Checked): boolean {
  let wrong: Wrong | null = null;
  walk(part, (node) => {
    wrong ??= wrongWith(node, checked);
  });
  const found = wrong as Wrong | null;
  if (!found) return true;
  drop(found.reason, found.name ?? checked.of);
  return false;
}

interface Wrong {
  readonly reason: 'function' | 'value' | 'property' | 'selector';
  readonly name?: string;
}

function wrongWith(node: csstree.CssNode, { refusedWords, isFont, isSyntax }: Checked): Wrong | null {
  switch (node.type) {
    case 'Url':
      return { reason: 'function', name: 'url' };
    case 'Function':
      // The value of a variable may be a refused word.
      if (refusedWords) return { reason: 'value' };
      return /* wall: theme-css-functions */ functions.has(node.name.toLowerCase()) ||
        (isFont && node.name.toLowerCase() === 'local')
        ? null
        : { reason: 'function', name: node.name };
    case 'Raw':
      return rawStays(node.value) ? null : { reason: 'value' };
    case 'String':
      return node.value.includes('<') && !(isSyntax && syntaxText.test(node.value))
        ? { reason: 'value' }
        : null;
    case 'Identifier':
      return refusedWords?.has(node.name.toLowerCase()) || /[<\\]/.test(node.name)
        ? { reason: 'value' }
        : null;
    case 'Declaration':
      return properties.has(node.property.toLowerCase()) || isOwn(node.property)
        ? null
        : { reason: 'property', name: node.property };
    case 'PseudoClassSelector':
    case 'PseudoElementSelector':
      return isRefusedPseudo(node) ? { reason: 'selector', name: node.name } : null;
    default:
      return null;
  }
}

/** A font's source is what the reader's computer has by a name: `local()`, one or several. */
export function isFontSource(value: CssPart): boolean {
  if (value.type !== 'Value') return false;
  const parts = value.children.toArray().filter(({ type }) => type !== 'Operator');
  return parts.every((part) => part.type === 'Function' && part.name.toLowerCase() === 'local');
}

const syntaxText = /^[\w<>|#+*\s-]{1,200}$/;

/** Allows words, numbers and colours: no function call. */
function rawStays(text: string): boolean {
  return /^[\w\s#.,%+-]{0,200}$/.test(text);
}
