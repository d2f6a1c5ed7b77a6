/// <reference path="./css-tree-parts.d.ts" />
/** Parses single parts of a style sheet. */
import type * as csstree from 'css-tree';
import parse from 'css-tree/parser';
import { tokenize } from 'css-tree/tokenizer';
import type { DropReason } from './dropped-css.ts';
import { type CssSpan, closingBrackets, openingBrackets } from './read-statements.ts';

export type CssPart = csstree.CssNode;

/** Reports a dropped part. */
export type Drop = (reason: DropReason, name: string) => null;

type Context = 'selectorList' | 'declaration' | 'atrulePrelude';

/** The parser closes what is open at the end, and would read another meaning into it. */
function hasClosedBrackets(written: string): boolean {
  let depth = 0;
  tokenize(written, (type) => {
    if (openingBrackets.includes(type)) depth += 1;
    if (closingBrackets.includes(type)) depth -= 1;
  });
  return depth === 0;
}

export function partParser(content: string) {
  const lines = [0];
  for (let at = content.indexOf('\n'); at >= 0; at = content.indexOf('\n', at + 1)) lines.push(at + 1);
  const text = ({ from, to }: CssSpan) => content.slice(from, to);
  /** Returns null for a part that cannot be read. */
  const part = (context: Context, span: CssSpan, atrule?: string): CssPart | null => {
    const written = text(span).trim();
    if (!hasClosedBrackets(written)) return null;
    try {
      return parse(written, {
        context,
        ...(atrule === undefined ? {} : { atrule }),
        parseCustomProperty: true,
        onParseError: () => undefined,
      });
    } catch {
      return null;
    }
  };
  const lineAt = (offset: number): number => {
    let [low, high] = [0, lines.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((lines[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
  return Object.assign(part, { text, lineAt });
}
