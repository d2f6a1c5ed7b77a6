/**
 * A build plugin that leaves antd's rules out of the console's script. They are in the static sheet (styles.ts), and with
 * `zeroRuntime` (src-renderer/frame/antd-theme.ts) antd never runs the functions that draw them, nor the engine that
 * would write them, which together are a third of its code.
 */
import { parseSync, type Plugin } from 'vite';

interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Cut {
  readonly from: number;
  readonly to: number;
  readonly instead: string;
}

/** Functions of antd whose second argument draws a component's rules. */
const takeRules: ReadonlySet<unknown> = new Set([
  'genStyleHooks',
  'genSubStyleComponent',
  'genComponentStyleHook',
]);
const rulesOfComponent = /[\\/]antd[\\/]es[\\/].+[\\/]style[\\/].+\.js$/;
const engine = /[\\/]@ant-design[\\/]cssinjs[\\/]es[\\/]hooks[\\/]useStyleRegister\.js$/;

export function antdWithoutRules(): Plugin {
  return {
    name: 'steward-antd-without-rules',
    apply: 'build',
    transform: {
      filter: { id: [rulesOfComponent, engine] },
      handler: (code, id) => ({
        code: engine.test(id) ? withoutEngine(id, code) : withoutRules(id, code),
        map: null,
      }),
    },
  };
}

/** A component's module with its tokens, whose drawing functions the bundler then drops as unused. */
export function withoutRules(file: string, code: string): string {
  const cuts: Cut[] = [];
  visit(parsed(file, code), (node) => {
    if (node.type !== 'CallExpression') return;
    const { name } = node.callee as SyntaxNode;
    if (!takeRules.has(name)) return;
    const draws = (node.arguments as SyntaxNode[])[1];
    if (!draws) throw new Error(`${file}: antd gives the rules of a component otherwise than before`);
    cuts.push({ from: draws.start, to: draws.end, instead: 'null' });
  });
  return withCuts(code, cuts);
}

/** The engine's module, whose hook registers nothing. */
function withoutEngine(file: string, code: string): string {
  const cuts: Cut[] = [];
  visit(parsed(file, code), (node) => {
    if (node.type !== 'ExportDefaultDeclaration') return;
    cuts.push({ from: node.start, to: node.end, instead: 'export default function useStyleRegister() {}' });
  });
  if (cuts.length !== 1) throw new Error(`${file}: antd's engine of rules was not found`);
  return withCuts(code, cuts);
}

function parsed(file: string, code: string): SyntaxNode {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return program as unknown as SyntaxNode;
}

function visit(value: unknown, see: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if ('type' in value && typeof value.type === 'string') see(value as SyntaxNode);
  for (const below of Object.values(value)) visit(below, see);
}

function withCuts(code: string, cuts: readonly Cut[]): string {
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to, instead }) => text.slice(0, from) + instead + text.slice(to), code);
}
