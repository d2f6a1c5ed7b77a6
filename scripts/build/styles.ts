/**
 * A Vite plugin that generates style sheets at build time, so that the console generates none at its start:
 * `virtual:steward-tokens.css` (our variables), and `virtual:steward-antd/Select` (the rules of that antd component
 * and its parts; components share each part's rules).
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ReactElement } from 'react';
import type { Plugin } from 'vite';
import { antdTheme } from '../../src-renderer/frame/antd-theme.ts';
import { cssVariables } from '../../src-renderer/frame/tokens.ts';

const tokens = 'virtual:steward-tokens.css';
const component = /^\0?virtual:steward-antd\/([A-Za-z]+)$/;
const part = /^\0?virtual:steward-antd-part\/(.+)\.css$/;

export function stewardStyles(root: string): Plugin {
  /** CSS rules by the part's name in antd's own register. */
  const rules = new Map<string, string>();
  return {
    name: 'steward-styles',
    enforce: 'pre',
    resolveId: (id) => (id === tokens || component.test(id) || part.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${tokens}`) return cssVariables();
      const [, name] = component.exec(id) ?? [];
      if (name) {
        const own = antdRules(root, name);
        for (const [key, css] of own) rules.set(key, css);
        return [...own.keys()].map((key) => `import 'virtual:steward-antd-part/${key}.css';`).join('\n');
      }
      const [, key] = part.exec(id) ?? [];
      return key ? rules.get(key) : undefined;
    },
  };
}

/** A component's folder under antd/lib: `DatePicker` → `date-picker`, `QRCode` → `qr-code`. */
function folderOf(component: string): string {
  return component
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}

type Element = ReactElement;
type Create = (type: unknown, props?: object | null, ...children: unknown[]) => Element;
type Antd = Record<string, unknown>;

/** Samples for components that need properties to be drawn, or whose parts have rules of their own. */
const samples: Record<string, (create: Create, antd: Antd) => Element[]> = {
  Affix: (create, { Affix }) => [create(Affix, null, create('div'))],
  Badge: (create, { Badge }) => [create(Badge), create(inner(Badge, 'Ribbon'))],
  Cascader: (create, { Cascader }) => [create(Cascader), create(inner(Cascader, 'Panel'))],
  Dropdown: (create, { Dropdown }) => [create(Dropdown, { menu: { items: [] } }, create('div'))],
  Input: (create, { Input }) => [
    create(Input),
    ...['Group', 'Search', 'TextArea', 'Password', 'OTP'].map((name) => create(inner(Input, name))),
  ],
  Layout: (create, { Layout }) => [create(Layout), create(inner(Layout, 'Sider'))],
  Menu: (create, { Menu }) => [create(Menu, { items: [] })],
  Modal: (create, { Modal }) => {
    const panel = inner(Modal, '_InternalPanelDoNotUseOrYouWillBeFired');
    return [create(Modal), create(panel), create(panel, { type: 'confirm' })];
  },
  Space: (create, { Space, Button }) => [
    create(Space),
    create(inner(Space, 'Compact'), null, create(Button), create(inner(Space, 'Addon'), null, '1')),
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

function isComponent(value: unknown): boolean {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}

function inner(component: unknown, name: string): unknown {
  return (component as Record<string, unknown>)[name];
}

/** Draws a component and its parts once on the server side, and collects the rules by part. */
function antdRules(root: string, name: string): Map<string, string> {
  const require = createRequire(join(root, 'package.json'));
  const antdRequire = createRequire(join(dirname(require.resolve('antd/package.json')), 'lib', 'index.js'));
  const antd = antdRequire('./index.js') as Antd & { readonly ConfigProvider: unknown };
  if (antd[name] === undefined) throw new Error(`antd has no component "${name}"`);
  const cssinjs = antdRequire('@ant-design/cssinjs') as CssInJs;
  const create = (require('react') as { createElement: Create }).createElement;
  const { renderToString } = require('react-dom/server') as { renderToString: (element: Element) => string };
  // Some exports are no components: settings, helpers, groups of hooks.
  const components = Object.keys(antd).filter(
    (exported) => /^[A-Z]/.test(exported) && isComponent(antd[exported]),
  );
  const names = new Map(components.map((exported) => [folderOf(exported), exported]));
  const drawn = withParts(antdRequire, folderOf(name)).flatMap((folder) => {
    const found = names.get(folder);
    return found === undefined ? [] : (samples[found]?.(create, antd) ?? [create(antd[found])]);
  });
  const cache = cssinjs.createCache();
  const theme = { ...antdTheme('light'), zeroRuntime: false };
  renderToString(create(cssinjs.StyleProvider, { cache }, create(antd.ConfigProvider, { theme }, ...drawn)));
  const found = new Map<string, string>();
  for (const [path, entry] of cache.cache) {
    // `style%%Select-Select%ant-select%anticon`; the empty part would be a hash.
    const [kind, , key] = path.split('%');
    if (kind !== 'style' || key === undefined) continue;
    const alone = cssinjs.createCache();
    alone.cache.set(path, entry);
    const css = cssinjs
      .extractStyle(alone, { plain: true, types: 'style' })
      .replace(cachePaths, '')
      .replace(links, '');
    found.set(key, (found.get(key) ?? '') + css);
  }
  return found;
}

/**
 * antd's rules for every link of the page: outside antd's provider they have no colour, and they remove the focus
 * ring. Steward's rules replace them (`frame/base.css`).
 */
const links = /(?<=^|\})(?:a(?::[a-z-]+|\[disabled\])?,?)+\{[^{}]*\}/g;

/** Data that antd reads when it adds rules at run time, which Steward never does. */
const cachePaths = /\.data-ant-cssinjs-cache-path\{[^}]*\}/;

interface CssInJs {
  readonly StyleProvider: unknown;
  readonly createCache: () => { readonly cache: Map<string, unknown> };
  readonly extractStyle: (cache: unknown, options: { plain: boolean; types: string }) => string;
}

/** Folders of the component and of all that its code requires, as far as they have a style. */
function withParts(antdRequire: NodeJS.Require, part: string): string[] {
  const seen = new Set<string>();
  const rest = [antdRequire.resolve(`./${part}`)];
  for (let file = rest.pop(); file !== undefined; file = rest.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const require = createRequire(file);
    // The provider only passes settings on: its imports are not drawn.
    if (/config-provider[\\/]index\.js$/.test(file)) continue;
    for (const [, needed = ''] of readFileSync(file, 'utf8').matchAll(/require\("(\.[^"]+)"\)/g)) {
      rest.push(require.resolve(needed));
    }
  }
  const folders = [...seen].map(
    (file) => /[\\/]lib[\\/]([a-z-]+)[\\/]style[\\/]index\.js$/.exec(file)?.[1] ?? '',
  );
  return [...new Set([part, ...folders])].filter(Boolean).sort();
}
