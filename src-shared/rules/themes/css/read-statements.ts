/// <reference path="./css-tree-parts.d.ts" />
/**
 * The statements of a style sheet by their brackets (CSS Syntax Module, with nested rules). A mistake costs its own
 * statement: what follows is read on.
 */
import { tokenize, tokenTypes as token } from 'css-tree/tokenizer';

/** Offsets in characters, the end exclusive. */
export interface CssSpan {
  readonly from: number;
  readonly to: number;
}

export type CssStatement = CssSpan &
  (
    | { readonly kind: 'declaration' }
    | { readonly kind: 'rule'; readonly prelude: CssSpan; readonly block: readonly CssStatement[] }
    | {
        readonly kind: 'at';
        readonly name: string;
        readonly prelude: CssSpan;
        /** null for a statement that ends with a semicolon. */
        readonly block: readonly CssStatement[] | null;
      }
  );

interface Token extends CssSpan {
  readonly type: number;
}

const blank: readonly number[] = [token.WhiteSpace, token.Comment];
const between: readonly number[] = [...blank, token.Semicolon, token.CDO, token.CDC];
/** Brackets within a statement. */
export const openingBrackets: readonly number[] = [
  token.LeftParenthesis,
  token.LeftSquareBracket,
  token.Function,
];
export const closingBrackets: readonly number[] = [token.RightParenthesis, token.RightSquareBracket];

export function readStatements(css: string): readonly CssStatement[] {
  const tokens: Token[] = [];
  tokenize(css, (type, from, to) => tokens.push({ type, from, to }));
  return new StatementReader(css, tokens).readBlock(false);
}

class StatementReader {
  readonly #css: string;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(css: string, tokens: readonly Token[]) {
    this.#css = css;
    this.#tokens = tokens;
  }

  /** Reads up to the closing bracket of the block, or to the end of the sheet. */
  readBlock(isNested: boolean): readonly CssStatement[] {
    const statements: CssStatement[] = [];
    for (let now = this.#now(); now; now = this.#now()) {
      if (now.type === token.RightCurlyBracket) {
        this.#at += 1;
        if (isNested) break;
      } else if (between.includes(now.type)) this.#at += 1;
      else statements.push(this.#readStatement(now));
    }
    return statements;
  }

  #now(): Token | undefined {
    return this.#tokens[this.#at];
  }

  #readStatement(first: Token): CssStatement {
    const { from } = first;
    if (first.type === token.AtKeyword) {
      this.#at += 1;
      const prelude = this.#readPrelude(first.to);
      const name = this.#css.slice(from + 1, first.to);
      return { kind: 'at', name, prelude, block: this.#readOwnBlock(), from, to: this.#end() };
    }
    if (this.#isCustomProperty(first)) return { kind: 'declaration', ...this.#readCustomValue(from) };
    const prelude = this.#readPrelude(from);
    const block = this.#readOwnBlock();
    if (block === null) return { kind: 'declaration', ...prelude };
    return { kind: 'rule', prelude, block, from, to: this.#end() };
  }

  /** Reads up to the bracket of a block, a semicolon, or the end of the block around. */
  #readPrelude(from: number): CssSpan {
    let depth = 0;
    for (let now = this.#now(); now; now = this.#now()) {
      const { type } = now;
      if (type === token.RightCurlyBracket || type === token.LeftCurlyBracket) break;
      if (type === token.Semicolon && depth === 0) break;
      if (openingBrackets.includes(type)) depth += 1;
      if (closingBrackets.includes(type)) depth = Math.max(0, depth - 1);
      this.#at += 1;
    }
    return { from, to: this.#end() };
  }

  #readOwnBlock(): readonly CssStatement[] | null {
    if (this.#now()?.type !== token.LeftCurlyBracket) return null;
    this.#at += 1;
    return this.readBlock(true);
  }

  /** The value of a custom property may have blocks, which are part of it. */
  #readCustomValue(from: number): CssSpan {
    let depth = 0;
    for (let now = this.#now(); now; now = this.#now()) {
      const { type } = now;
      if (depth === 0 && (type === token.Semicolon || type === token.RightCurlyBracket)) break;
      if (type === token.LeftCurlyBracket) depth += 1;
      if (type === token.RightCurlyBracket) depth -= 1;
      this.#at += 1;
    }
    return { from, to: this.#end() };
  }

  #isCustomProperty(first: Token): boolean {
    if (first.type !== token.Ident || !this.#css.startsWith('--', first.from)) return false;
    let next = this.#at + 1;
    while (blank.includes(this.#tokens[next]?.type ?? -1)) next += 1;
    return this.#tokens[next]?.type === token.Colon;
  }

  /** The end of the token before the present one. */
  #end(): number {
    return this.#tokens[this.#at - 1]?.to ?? 0;
  }
}
