/**
 * A Vite plugin that writes two style sheets at build time, so that the console makes none while it starts:
 * `virtual:steward-tokens.css` (our variables) and `virtual:steward-antd.css` (the rules of exactly those
 * antd components that src-renderer imports, with everything that they are made of).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import type { Plugin } from 'vite';
import { antdTheme } from '../src-renderer/frame/antd-theme.ts';
import { cssVariables } from '../src-renderer/frame/tokens.ts';

const sheets: Record<string, (root: string) => string> = {
  'virtual:steward-tokens.css': () => cssVariables(),
  'virtual:steward-antd.css': antdSheet,
};

export function stewardStyles(root: string): Plugin {
  return {
    name: 'steward-styles',
    enforce: 'pre',
    resolveId: (id) => (Object.hasOwn(sheets, id) ? `\0${id}` : undefined),
    load: (id) => sheets[id.replace('\0', '')]?.(root),
  };
}

/** Folder names under antd/lib of the components that our sources import by name. */
export function usedComponents(root: string): string[] {
  const names = new Set<string>();
  for (const file of readdirSync(join(root, 'src-renderer'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || /\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, 'src-renderer', file), 'utf8');
    for (const [, imported = ''] of source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)) {
      for (const part of imported.split(',')) {
        const [name = ''] = part.trim().split(/\s+as\s+/);
        if (/^[A-Z]/.test(name)) names.add(folderOf(name));
      }
    }
  }
  return [...names].sort();
}

function folderOf(component: string): string {
  return component.replace(/[A-Z]/g, (letter, at: number) => `${at > 0 ? '-' : ''}${letter.toLowerCase()}`);
}

type Element = ReactElement;
type Create = (type: unknown, props?: object | null, ...children: unknown[]) => Element;
type Antd = Record<string, unknown>;

/** Components that can't be drawn without something given, or whose parts have rules of their own. */
const samples: Record<string, (create: Create, antd: Antd) => Element[]> = {
  Affix: (create, { Affix }) => [create(Affix, null, create('div'))],
  Badge: (create, { Badge }) => [create(Badge), create(part(Badge, 'Ribbon'))],
  Cascader: (create, { Cascader }) => [create(Cascader), create(part(Cascader, 'Panel'))],
  Dropdown: (create, { Dropdown }) => [create(Dropdown, { menu: { items: [] } }, create('div'))],
  Input: (create, { Input }) => [
    create(Input),
    ...['Group', 'Search', 'TextArea', 'Password', 'OTP'].map((name) => create(part(Input, name))),
  ],
  Layout: (create, { Layout }) => [create(Layout), create(part(Layout, 'Sider'))],
  Menu: (create, { Menu }) => [create(Menu, { items: [] })],
  Modal: (create, { Modal }) => {
    const panel = part(Modal, '_InternalPanelDoNotUseOrYouWillBeFired');
    return [create(Modal), create(panel), create(panel, { type: 'confirm' })];
  },
  Space: (create, { Space, Button }) => [
    create(Space),
    create(part(Space, 'Compact'), null, create(Button), create(part(Space, 'Addon'), null, '1')),
  ],
  Table: (create, { Table }) => [
    create(Table, {
      columns: [{ dataIndex: 'a', filters: [], sorter: true }],
      dataSource: [{ key: 'a', a: 1 }],
      rowSelection: {},
    }),
  ],
  Tag: (create, { Tag }) => [create(Tag, { color: 'blue' }), create(Tag, { color: 'success' })],
  Tree: (create, { Tree }) => [create(Tree, { treeData: [] })],
};

function part(component: unknown, name: string): unknown {
  return (component as Record<string, unknown>)[name];
}

/** Draws every component, and those that it is made of, once on the server side, and keeps the rules. */
function antdSheet(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const antdRequire = createRequire(join(dirname(require.resolve('antd/package.json')), 'lib', 'index.js'));
  const antd = antdRequire('./index.js') as Antd & { readonly ConfigProvider: unknown };
  const cssinjs = antdRequire('@ant-design/cssinjs') as CssInJs;
  const create = (require('react') as { createElement: Create }).createElement;
  const { renderToString } = require('react-dom/server') as { renderToString: (element: Element) => string };
  const cache = cssinjs.createCache();
  const drawn = withParts(antdRequire, usedComponents(root)).flatMap((name) => {
    if (antd[name] === undefined) return [];
    return samples[name]?.(create, antd) ?? [create(antd[name])];
  });
  const theme = { ...antdTheme('light'), zeroRuntime: false };
  renderToString(create(cssinjs.StyleProvider, { cache }, create(antd.ConfigProvider, { theme }, ...drawn)));
  return cssinjs.extractStyle(cache, { plain: true, types: 'style' });
}

interface CssInJs {
  readonly StyleProvider: unknown;
  readonly createCache: () => unknown;
  readonly extractStyle: (cache: unknown, options: { plain: boolean; types: string }) => string;
}

/** Names of the components and, file by file, of all that their code requires, where they have a style. */
function withParts(antdRequire: NodeJS.Require, wanted: readonly string[]): string[] {
  const seen = new Set<string>();
  const rest = wanted.map((folder) => antdRequire.resolve(`./${folder}`));
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const require = createRequire(file);
    // The provider itself only passes settings on: what it imports is not drawn.
    if (/config-provider[\\/]index\.js$/.test(file)) continue;
    for (const [, part = ''] of readFileSync(file, 'utf8').matchAll(/require\("(\.[^"]+)"\)/g)) {
      rest.push(require.resolve(part));
    }
  }
  const folders = [...seen].map(
    (file) => /[\\/]lib[\\/]([a-z-]+)[\\/]style[\\/]index\.js$/.exec(file)?.[1] ?? '',
  );
  return [...new Set([...wanted, ...folders])].filter(Boolean).map(nameOf).sort();
}

function nameOf(folder: string): string {
  return folder.replace(/(^|-)([a-z])/g, (_, _dash, letter: string) => letter.toUpperCase());
}
