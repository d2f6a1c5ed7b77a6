/**
 * The rule for the primary look of buttons: a page has one main action, in its head, so that the eye finds it in one
 * place. Beside the head only the foot of a dialog, the bar that saves a form, and the button that submits a form
 * have one; every other place is a breach.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const renderer = 'src-renderer';

/** Components whose `actions` stand in the head of a page. */
const heads = new Set(['PageHeader', 'InterfaceHead', 'BaseHeader']);

/** Files or folders with a primary button elsewhere, with reasons. */
export const buttonsElsewhere: Readonly<Record<string, string>> = {
  'frame/ServerDown.tsx': 'no server answers, so that there is no page with a head',
  'screens/sign-in/': 'the sign-in page has no head',
  'screens/feed/Composer.tsx': 'the foot of what somebody writes, beside its count of characters',
  'widgets/CellSheet/SheetFoot.tsx': 'the bar that saves a sheet',
};

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

interface Source {
  readonly file: string;
  readonly text: string;
  /** Parsed on demand: most files are only searched. */
  readonly root: () => Node;
}

/** Returns a line for each breach under `base`. `held`: the files and folders that may have primary buttons elsewhere. */
export function primaryBreaches(
  base: string,
  held: Readonly<Record<string, string>> = buttonsElsewhere,
): string[] {
  if (!existsSync(join(base, renderer))) return [];
  const sources = readdirSync(join(base, renderer), { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.test.tsx'))
    .sort()
    .map((file) => sourceOf(base, file));
  const breaches = sources
    .filter(({ text }) => /look=[^>]*'primary'|look="primary"/.test(text))
    .flatMap((source) =>
      ways(source.root(), isPrimary)
        .filter((way) => !isInHead(way, source, sources))
        .filter(() => !Object.keys(held).some((prefix) => source.file.startsWith(prefix)))
        .map(
          () =>
            `${renderer}/${source.file}: a primary button outside a page's head, a dialog's foot and a form's own; use HeadActions, or another look.`,
        ),
    );
  return [...breaches, ...sources.flatMap(smallInHeads)];
}

function sourceOf(base: string, file: string): Source {
  const text = readFileSync(join(base, renderer, file), 'utf8');
  let root: Node | null = null;
  return {
    file,
    text,
    root: () => {
      root ??= parseSync(file, text).program as unknown as Node;
      return root;
    },
  };
}

/** The one height of a head's buttons: a small one among them is a breach. */
function smallInHeads(source: Source): string[] {
  if (!source.text.includes('size="small"')) return [];
  const small = ways(
    source.root(),
    (node) => node.type === 'JSXElement' && attributeOf(node, 'size') === 'small',
  );
  return small
    .filter((way) => way.some((_, at) => isHeadSlot(way.slice(0, at + 1))))
    .map(() => `${renderer}/${source.file}: a small button in a page's head, whose buttons have one height.`);
}

/** Whether the last node of the way is the place for a head's actions. */
function isHeadSlot(way: readonly Node[]): boolean {
  const slot = way.at(-1);
  if (!slot) return false;
  if (isAnyElement(slot)) return isElement(slot, 'HeadActions');
  const name = slotOf(slot);
  if (name === 'headActions') return true;
  if (name !== 'actions') return false;
  const owner = way.findLast(({ type }) => type === 'JSXElement');
  const inHead = way.some((parent) => slotOf(parent) === 'head');
  return inHead || (owner !== undefined && heads.has(nameOf(owner)));
}

/** Whether the last node of the way stands where a primary button may: by itself, by its constant, by its component. */
function isInHead(
  way: readonly Node[],
  source: Source,
  sources: readonly Source[],
  judged: ReadonlySet<string> = new Set(),
): boolean {
  const own = way.at(-1);
  if (own?.type === 'JSXElement' && attributeOf(own, 'type') === 'submit') return true;
  for (let at = way.length - 2; at >= 0; at -= 1) {
    const node = way[at] as Node;
    if (isHeadSlot(way.slice(0, at + 1))) return true;
    const slot = slotOf(node);
    // A popup has no foot of its own: its one button ends its content.
    if (slot === 'content' && isElement(way.slice(0, at).findLast(isAnyElement), 'Popover')) return true;
    if (slot !== null) return slot === 'footer';
    if (isElement(node, 'FootActions')) return true;
    const constant = node.type === 'VariableDeclarator' ? identifier(node.id) : null;
    const component =
      node.type === 'FunctionDeclaration' || (constant !== null && isFunction(node.init))
        ? (identifier(node.id) ?? '')
        : null;
    if (component !== null) return isUsedInHead(component, sources, judged);
    // A name that is being judged already adds nothing to the judgement.
    if (constant !== null && judged.has(constant)) return true;
    if (constant !== null) {
      const further = new Set([...judged, constant]);
      const uses = ways(
        source.root(),
        ({ type, name }) => (type === 'Identifier' || type === 'JSXIdentifier') && name === constant,
      ).filter((use) => !use.includes(node));
      return uses.length > 0 && uses.every((use) => isInHead(use, source, sources, further));
    }
  }
  return false;
}

/** A component that draws a primary button stands in place wherever it is drawn. */
function isUsedInHead(name: string, sources: readonly Source[], judged: ReadonlySet<string>): boolean {
  if (!/^[A-Z]/.test(name)) return false;
  if (judged.has(name)) return true;
  const further = new Set([...judged, name]);
  const uses = sources
    .filter(({ text }) => text.includes(`<${name}`))
    .flatMap((source) =>
      ways(source.root(), (node) => node.type === 'JSXElement' && nameOf(node) === name).map(
        (way) => [way, source] as const,
      ),
    );
  return uses.length > 0 && uses.every(([way, source]) => isInHead(way, source, sources, further));
}

function isPrimary(node: Node): boolean {
  return node.type === 'JSXElement' && attributeOf(node, 'look') === 'primary';
}

/** The value of a text attribute, or of a choice between texts the one that is `primary`. */
function attributeOf(element: Node, name: string): string | null {
  const { attributes } = element.openingElement as { attributes: readonly Node[] };
  const attribute = attributes.find(
    (one) => one.type === 'JSXAttribute' && (one.name as { name?: string }).name === name,
  );
  const value = attribute?.value as Node | null | undefined;
  if (!value) return null;
  if (value.type === 'Literal') return String(value.value);
  return ways(value, (node) => node.type === 'Literal' && node.value === 'primary').length > 0
    ? 'primary'
    : null;
}

function isAnyElement({ type }: Node): boolean {
  return type === 'JSXElement';
}

function isElement(node: Node | undefined, name: string): boolean {
  return node !== undefined && isAnyElement(node) && nameOf(node) === name;
}

function nameOf(element: Node): string {
  const { name } = element.openingElement as { name: Node };
  return typeof name.name === 'string' ? name.name : '';
}

/** The name of an attribute or a property; null of any other node. */
function slotOf(node: Node): string | null {
  if (node.type === 'JSXAttribute') return String((node.name as { name: unknown }).name);
  return node.type === 'Property' ? identifier(node.key) : null;
}

function identifier(node: unknown): string | null {
  const { type, name } = (node ?? {}) as Partial<Node>;
  return type === 'Identifier' && typeof name === 'string' ? name : null;
}

function isFunction(node: unknown): boolean {
  return /Function/.test(((node ?? {}) as Partial<Node>).type ?? '');
}

/** The ways from the root to each wanted node, both included. */
function ways(root: Node, isWanted: (node: Node) => boolean): (readonly Node[])[] {
  const found: (readonly Node[])[] = [];
  const visit = (node: Node, way: readonly Node[]): void => {
    const here = [...way, node];
    if (isWanted(node)) found.push(here);
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, here);
  };
  visit(root, []);
  return found;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
