/**
 * The style sheet that pages load for a theme's CSS (limits.md §6): the source is parsed, parts that no allow list has
 * are dropped and reported with their line, and the rest is printed anew. No source text reaches a page unparsed.
 */
import type * as csstree from 'css-tree';
import generate from 'css-tree/generator';
import { lengthOf } from '../../common/fields/plain-text.ts';
import { cssLimit } from '../fields/css-fields.ts';
import { groupRules, ownRules, pageDescriptors, propertyDescriptors } from './allowed.ts';
import { declarationStays, isFontSource, selectorStays, valueStays } from './checked-parts.ts';
import type { DroppedCss } from './dropped-css.ts';
import { type CustomValues, coversPage, hidesPage, type RuleReach } from './hiding.ts';
import { drawsBoxes, type PageReach, reachOf } from './page-reach.ts';
import { type CssSpan, type CssStatement, readStatements } from './read-statements.ts';
import { type CssPart, type Drop, partParser } from './sheet-parts.ts';

/** A rule that stays, with its source, for showing what it matches. */
export interface CompiledRule {
  readonly selector: string;
  readonly line: number;
}

export interface CompiledCss {
  readonly css: string;
  readonly dropped: readonly DroppedCss[];
  /** Rules that stand in no other rule. */
  readonly rules: readonly CompiledRule[];
}

/** Most nested brackets: a parser's stack is limited, and no real style sheet needs more. */
const deepest = 40;

export function compileCss(content: string): CompiledCss {
  const unreadable = lengthBreach(content) ?? depthBreach(content);
  if (unreadable !== null) return { css: '', dropped: [unreadable], rules: [] };
  const compiler = new Compiler(content);
  const css = compiler.printAll();
  return { css, dropped: compiler.dropped.sort((a, b) => a.from - b.from), rules: compiler.rules };
}

/** The rules that enclose a statement. */
interface Around {
  /** The rule whose declarations these are; null between rules. */
  readonly rule: RuleReach | null;
  /** The reach of the scope or rule around; null where nothing is. */
  readonly parent: PageReach | null;
}

class Compiler {
  readonly dropped: DroppedCss[] = [];
  readonly rules: CompiledRule[] = [];
  readonly #parse: ReturnType<typeof partParser>;
  readonly #statements: readonly CssStatement[];
  readonly #custom: CustomValues;

  constructor(content: string) {
    this.#parse = partParser(content);
    this.#statements = readStatements(content);
    this.#custom = this.#customValues();
  }

  printAll(): string {
    return this.#print(this.#statements, { rule: null, parent: null });
  }

  #print(statements: readonly CssStatement[], around: Around): string {
    return joined(statements.map((statement) => this.#printed(statement, around)));
  }

  #printed(statement: CssStatement, around: Around): Printed {
    if (statement.kind === 'rule') return this.#rule(statement, around);
    if (statement.kind === 'at') return this.#atRule(statement, around);
    return around.rule ? this.#declaration(statement, around.rule) : this.#unread(statement);
  }

  #rule(statement: CssStatement & { readonly kind: 'rule' }, { parent }: Around): Printed {
    const selector = this.#parse('selectorList', statement.prelude);
    if (!selector) return this.#unread(statement.prelude);
    if (!selectorStays(selector, this.#dropOf(statement.prelude))) return null;
    const reach = reachOf(selector, parent);
    const rule = { reach, isOfBoxes: drawsBoxes(selector) };
    const block = this.#print(statement.block, { rule, parent: reach });
    if (block === '') return null;
    const printed = generate(selector);
    if (parent === null) this.rules.push({ selector: printed, line: this.#parse.lineAt(statement.from) });
    return `${printed}{${block}}`;
  }

  #declaration(span: CssSpan, rule: RuleReach): Printed {
    const node = this.#parse('declaration', span);
    if (node?.type !== 'Declaration') return this.#unread(span);
    const drop = this.#dropOf(span);
    if (!declarationStays(node, drop)) return null;
    if (hidesPage(node, rule, this.#custom)) return drop('page', node.property);
    if (coversPage(node, this.#custom)) return drop('cover', node.property);
    return { declaration: generate(node) };
  }

  #atRule(statement: CssStatement & { readonly kind: 'at' }, around: Around): Printed {
    const { name, block, prelude } = statement;
    const kind = name.toLowerCase();
    // wall: theme-css-at-rules
    if (!groupRules.has(kind) && !ownRules.has(kind)) return this.#dropOf(statement)('atRule', name);
    if (ownRules.has(kind)) return this.#ownRule(statement, kind);
    const isEmpty = this.#parse.text(prelude).trim() === '';
    const part = isEmpty ? null : this.#parse('atrulePrelude', prelude, kind);
    if (!isEmpty && (part === null || part.type === 'Raw')) return this.#unread(prelude);
    if (part && !valueStays(part, this.#dropOf(prelude))) return null;
    const head = part ? `@${kind} ${generate(part)}` : `@${kind}`;
    if (block === null) return kind === 'layer' && part ? `${head};` : this.#unread(statement);
    const parent = kind === 'scope' ? scopeReach(part) : around.parent;
    const inside = this.#print(block, kind === 'scope' ? { rule: null, parent } : around);
    return inside === '' ? null : `${head}{${inside}}`;
  }

  #ownRule(statement: CssStatement & { readonly kind: 'at' }, kind: string): Printed {
    const { block, prelude } = statement;
    const head = this.#parse.text(prelude).trim();
    if (block === null || !heads[kind]?.test(head)) return this.#unread(statement);
    const inside = kind.endsWith('keyframes')
      ? joined(block.map((one) => this.#keyframe(one)))
      : joined(block.map((one) => this.#descriptor(one, kind)));
    return inside === '' ? null : `@${kind}${head === '' ? '' : ` ${head}`}{${inside}}`;
  }

  #keyframe(statement: CssStatement): Printed {
    const at = statement.kind === 'rule' ? this.#parse.text(statement.prelude).replace(/\s+/g, '') : '';
    if (statement.kind !== 'rule' || !keyframeAt.test(at)) return this.#unread(statement);
    const rule = { reach: 'named', isOfBoxes: false } as const;
    const block = joined(
      statement.block.map((one) =>
        one.kind === 'declaration' ? this.#declaration(one, rule) : this.#unread(one),
      ),
    );
    return block === '' ? null : `${at}{${block}}`;
  }

  #descriptor(statement: CssStatement, kind: string): Printed {
    const node = statement.kind === 'declaration' ? this.#parse('declaration', statement) : null;
    if (node?.type !== 'Declaration') return this.#unread(statement);
    const drop = this.#dropOf(statement);
    const isFont = kind === 'font-face';
    const known = isFont ? 'font' : kind === 'page' ? pageDescriptors : propertyDescriptors;
    if (!declarationStays(node, drop, known)) return null;
    if (isFont && node.property.toLowerCase() === 'src' && !isFontSource(node.value))
      return drop('value', node.property);
    return { declaration: generate(node) };
  }

  /** All values of the sheet's custom properties by name, those of `@property` included. */
  #customValues(): CustomValues {
    const values = new Map<string, csstree.CssNode[]>();
    const note = (name: string, span: CssSpan) => {
      const node = this.#parse('declaration', span);
      if (node?.type === 'Declaration') values.set(name, [...(values.get(name) ?? []), node.value]);
    };
    const look = (statements: readonly CssStatement[], registered: string | null) => {
      for (const one of statements) {
        if (one.kind !== 'declaration') {
          const isProperty = one.kind === 'at' && one.name.toLowerCase() === 'property';
          look(one.block ?? [], isProperty ? this.#parse.text(one.prelude).trim() : null);
          continue;
        }
        const name = /^\s*(--[^\s:]+)/.exec(this.#parse.text(one))?.[1] ?? registered;
        if (name !== null) note(name, one);
      }
    };
    look(this.#statements, null);
    return (name) => values.get(name) ?? [];
  }

  #unread(span: CssSpan): null {
    return this.#dropOf(span)('unread', '');
  }

  #dropOf({ from, to }: CssSpan): Drop {
    return (reason, name) => {
      this.dropped.push({ reason, name: name.slice(0, 60), line: this.#parse.lineAt(from), from, to });
      return null;
    };
  }
}

/** A rule as text, a declaration, or null for what was dropped. */
type Printed = string | { readonly declaration: string } | null;

/** Semicolons stand between a declaration and what follows. */
function joined(all: readonly Printed[]): string {
  const parts = all.filter((one) => one !== null);
  return parts
    .map((one, index) => {
      if (typeof one === 'string') return one;
      return index < parts.length - 1 ? `${one.declaration};` : one.declaration;
    })
    .join('');
}

function scopeReach(part: CssPart | null): PageReach {
  const scope = part?.type === 'AtrulePrelude' ? part.children.first : null;
  return scope?.type === 'Scope' && scope.root ? reachOf(scope.root, null) : 'page';
}

const ident = '[\\p{L}_-][\\p{L}\\p{N}_-]{0,99}';
const heads: Readonly<Record<string, RegExp>> = {
  keyframes: new RegExp(`^(?!--)${ident}$`, 'u'),
  '-webkit-keyframes': new RegExp(`^(?!--)${ident}$`, 'u'),
  property: new RegExp(`^--${ident}$`, 'u'),
  page: new RegExp(`^(?:${ident})?\\s*(?::(?:first|left|right|blank))?$`, 'u'),
  'font-face': /^$/,
};
const keyframeAt = /^(?:from|to|\d{1,3}(?:\.\d{1,4})?%)(?:,(?:from|to|\d{1,3}(?:\.\d{1,4})?%))*$/i;

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
