/// <reference path="./css-tree-parts.d.ts" />
/**
 * The style sheet that pages load for a theme's CSS (limits.md §6): the source is parsed, parts that no allow list has
 * are dropped and reported with their line, and the rest is printed anew. No source text reaches a page unparsed.
 */
import type * as csstree from 'css-tree';
import generate from 'css-tree/generator';
import parse from 'css-tree/parser';
import walk from 'css-tree/walker';
import { lengthOf } from '../../common/fields/plain-text.ts';
import { cssLimit } from '../fields/css-fields.ts';
import { atRules, functions, properties, refusedPseudos, refusedWords } from './allowed.ts';

export type DropReason =
  | 'property'
  | 'function'
  | 'atRule'
  | 'selector'
  | 'value'
  | 'deep'
  | 'long'
  | 'unread';

export interface DroppedCss {
  readonly reason: DropReason;
  /** Name of the dropped part; '' where it has none. */
  readonly name: string;
  /** Line number, from 1. */
  readonly line: number;
  /** Offsets in characters, the end exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface CompiledCss {
  readonly css: string;
  readonly dropped: readonly DroppedCss[];
}

/** Most nested brackets: a parser's stack is limited, and no real style sheet needs more. */
const deepest = 40;

export function compileCss(content: string): CompiledCss {
  const unreadable = lengthBreach(content) ?? depthBreach(content);
  if (unreadable !== null) return { css: '', dropped: [unreadable] };
  const dropped: DroppedCss[] = [];
  const sheet = parse(content, {
    positions: true,
    parseValue: true,
    parseRulePrelude: true,
    parseAtrulePrelude: true,
    parseCustomProperty: true,
    onParseError: () => undefined,
  });
  const drop: Drop = (node, reason, name) => {
    const { start, end } = node.loc ?? { start: { line: 1, offset: 0 }, end: { offset: 0 } };
    dropped.push({ reason, name: name.slice(0, 60), line: start.line, from: start.offset, to: end.offset });
    return false;
  };
  if (sheet.type === 'StyleSheet') keep(sheet.children, drop);
  return { css: generate(sheet), dropped: dropped.sort((a, b) => a.from - b.from) };
}

type Drop = (node: csstree.CssNode, reason: DropReason, name: string) => false;

function keep(list: csstree.List<csstree.CssNode>, drop: Drop): void {
  list.forEach((node, item) => {
    if (!stays(node, drop)) list.remove(item);
  });
}

function stays(node: csstree.CssNode, drop: Drop): boolean {
  switch (node.type) {
    case 'Rule':
      if (!selectorStays(node.prelude, drop)) return false;
      keep(node.block.children, drop);
      return !node.block.children.isEmpty;
    case 'Atrule':
      return atRuleStays(node, drop);
    case 'Declaration':
      return declarationStays(node, drop);
    case 'Comment':
    case 'WhiteSpace':
      return false;
    default:
      return drop(node, 'unread', '');
  }
}

function atRuleStays(node: csstree.Atrule, drop: Drop): boolean {
  const { name, prelude, block } = node;
  // wall: theme-css-at-rules
  if (!atRules.has(name.toLowerCase())) return drop(node, 'atRule', name);
  if (!block) return drop(node, 'unread', '');
  if (prelude && (prelude.type === 'Raw' || !partsStay(prelude, null, drop))) {
    return prelude.type === 'Raw' ? drop(node, 'unread', '') : false;
  }
  keep(block.children, drop);
  return !block.children.isEmpty;
}

function selectorStays(prelude: csstree.SelectorList | csstree.Raw, drop: Drop): boolean {
  if (prelude.type === 'Raw') return drop(prelude, 'unread', '');
  const wrong = walk.find(
    prelude,
    (node) =>
      node.type === 'Raw' ||
      ((node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') &&
        (refusedPseudos.has(node.name.toLowerCase()) || node.name.includes('\\'))) ||
      (node.type === 'String' && node.value.includes('<')) ||
      (node.type === 'Identifier' && node.name.includes('<')),
  );
  if (!wrong) return true;
  return drop(prelude, 'selector', 'name' in wrong && typeof wrong.name === 'string' ? wrong.name : '');
}

function declarationStays(node: csstree.Declaration, drop: Drop): boolean {
  const property = node.property.toLowerCase();
  const own = /^--[a-z0-9_-]+$/.test(property);
  if (!own && !properties.has(property)) return drop(node, 'property', node.property);
  // A value that can't be parsed can't be checked.
  if (node.value.type === 'Raw') return drop(node, 'value', node.property);
  return partsStay(node.value, node, drop);
}

/** `of` is the declaration that is dropped with any of its parts. */
function partsStay(value: csstree.CssNode, of: csstree.Declaration | null, drop: Drop): boolean {
  const refused = of ? refusedWords[of.property.toLowerCase()] : undefined;
  const text = of ?? value;
  let good = true;
  walk(value, function walkPart(this: csstree.WalkContext, node) {
    if (!good) return;
    const wrong = wrongWith(node, refused);
    if (wrong) good = drop(text, wrong.reason, wrong.name ?? of?.property ?? '');
  });
  return good;
}

interface Wrong {
  readonly reason: DropReason;
  readonly name?: string;
}

function wrongWith(node: csstree.CssNode, refused: ReadonlySet<string> | undefined): Wrong | null {
  switch (node.type) {
    case 'Url':
      return { reason: 'function', name: 'url' };
    case 'Function':
      return /* wall: theme-css-functions */ functions.has(node.name.toLowerCase())
        ? null
        : { reason: 'function', name: node.name };
    // The fallback of a `var()` is not parsed, so its raw text is checked.
    case 'Raw':
      return rawStays(node.value) ? null : { reason: 'value' };
    case 'String':
      return node.value.includes('<') ? { reason: 'value' } : null;
    case 'Identifier':
      return refused?.has(node.name.toLowerCase()) || node.name.includes('\\') ? { reason: 'value' } : null;
    case 'Declaration':
      return properties.has(node.property.toLowerCase()) ? null : { reason: 'property', name: node.property };
    default:
      return null;
  }
}

/** Allows words, numbers and colours: no function call. */
function rawStays(text: string): boolean {
  return /^[\w\s#.,%+-]{0,200}$/.test(text);
}

/** A source that is too long to be saved is not parsed. */
function lengthBreach(content: string): DroppedCss | null {
  if (content.length <= cssLimit || lengthOf(content) <= cssLimit) return null;
  return { reason: 'long', name: '', line: 1, from: 0, to: content.length };
}

/** Brackets in strings and comments count too, which does no harm. */
function depthBreach(content: string): DroppedCss | null {
  let depth = 0;
  let line = 1;
  for (let at = 0; at < content.length; at += 1) {
    const sign = content[at];
    if (sign === '\n') line += 1;
    else if (sign === '(' || sign === '{' || sign === '[') depth += 1;
    else if (sign === ')' || sign === '}' || sign === ']') depth = Math.max(0, depth - 1);
    if (depth > deepest) return { reason: 'deep', name: String(deepest), line, from: at, to: content.length };
  }
  return null;
}
