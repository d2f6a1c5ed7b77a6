/**
 * Marks of walls in the sources. `// wall: name` stands above the statement, property, element or attribute that it
 * marks. A block comment of the same words, within a line, marks the operand behind it: as far as the next `&&`,
 * `||`, `??`, `?`, comma or closing bracket.
 */
import { parseSync } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Code that a mark names, with the node around it, which a removal has to know. */
export interface MarkedStatement {
  readonly name: string;
  readonly node: SyntaxNode;
  readonly parent: SyntaxNode;
}

const wallComment = /^\s*wall: ([a-z0-9-]+)\s*$/;

/** Expressions that end the reach of a mark within a line. */
const aroundOperands = new Set(['LogicalExpression', 'ConditionalExpression', 'AssignmentExpression']);

/** All marks of a file; throws with its path where it is no TypeScript or a mark stands before nothing. */
export function marksIn(file: string, content: string): readonly MarkedStatement[] {
  if (!content.includes('wall: ')) return [];
  const { program, comments, errors } = parseSync(file, content);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const marks = comments.flatMap(({ type, value, end }) => {
    const name = wallComment.exec(value)?.[1];
    return name === undefined ? [] : [{ name, isAbove: type === 'Line', at: afterComments(content, end) }];
  });
  const offsets = new Set(marks.map(({ at }) => at));
  const found = new Map<number, { node: SyntaxNode; parent: SyntaxNode }[]>();
  // A parent is met before its children: of the nodes that begin at one place the largest comes first.
  const visit = (node: SyntaxNode, parent: SyntaxNode | null): void => {
    if (parent && offsets.has(node.start))
      found.set(node.start, [...(found.get(node.start) ?? []), { node, parent }]);
    for (const child of childrenOf(node)) visit(child, node);
  };
  visit(program, null);
  return marks.map(({ name, isAbove, at }) => {
    const nodes = found.get(at) ?? [];
    const around = nodes.findLastIndex(({ node }) => aroundOperands.has(node.type));
    const marked = nodes[isAbove ? 0 : around + 1];
    if (!marked) throw new Error(`${file}: the mark ${name} stands before nothing`);
    return { name, ...marked };
  });
}

/** The file without what is marked; throws where the code around it needs it. */
export function removeMarked({ name, node, parent }: MarkedStatement, content: string): string {
  const cut = (start: number, end: number, instead = '') =>
    content.slice(0, start) + instead + content.slice(end);
  if ('body' in parent && Array.isArray(parent.body)) return cut(node.start, node.end);
  if (isOneOf(node, parent, 'consequent', 'alternate', 'body') && node.type.endsWith('Statement'))
    return cut(node.start, node.end, ';');
  if (isListed(node, parent)) return cut(node.start, endWithComma(content, node.end));
  if (parent.type === 'LogicalExpression') {
    const other = childrenOf(parent).find((child) => child !== node) as SyntaxNode;
    return cut(parent.start, parent.end, content.slice(other.start, other.end));
  }
  throw new Error(`${name}: what it marks can’t be removed, only replaced`);
}

/** Names that code between two positions takes from elsewhere in its file. */
export function wallNamesIn(
  file: string,
  content: string,
  { start, end }: { readonly start: number; readonly end: number },
): string[] {
  const { program, errors } = parseSync(file, content);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const used = new Set<string>();
  const own = new Set<string>();
  const visit = (node: SyntaxNode): void => {
    for (const [key, value] of Object.entries(node))
      for (const child of [value].flat().filter(isNode)) {
        if ('name' in child && typeof child.name === 'string' && child.start >= start && child.end <= end) {
          if (key === 'params' || key === 'id') own.add(child.name);
          else if (!isOwnWord(node, key)) used.add(child.name);
        }
        visit(child);
      }
  };
  visit(program);
  return [...used].filter((name) => !own.has(name));
}

/** Whether a child is the word of a property, which names nothing of the file. */
function isOwnWord(parent: SyntaxNode, key: string): boolean {
  const isWritten = 'computed' in parent && parent.computed === true;
  return !isWritten && (key === 'key' || key === 'property');
}

function isOneOf(node: SyntaxNode, parent: SyntaxNode, ...keys: readonly string[]): boolean {
  return keys.some((key) => Reflect.get(parent, key) === node);
}

function isListed(node: SyntaxNode, parent: SyntaxNode): boolean {
  return ['properties', 'elements', 'arguments', 'attributes', 'consequent'].some((key) => {
    const list: unknown = Reflect.get(parent, key);
    return Array.isArray(list) && list.includes(node);
  });
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
}

function endWithComma(content: string, end: number): number {
  const comma = /^\s*,/.exec(content.slice(end));
  return end + (comma?.[0].length ?? 0);
}

/** Position of the next token. */
function afterComments(content: string, from: number): number {
  const between = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*/.exec(content.slice(from));
  return from + (between?.[0].length ?? 0);
}
