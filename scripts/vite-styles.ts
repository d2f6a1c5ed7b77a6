/**
 * A Vite plugin that writes two style sheets at build time, so that the console makes none while it starts:
 * `virtual:steward-tokens.css` (our variables) and `virtual:steward-antd.css` (the rules of exactly those
 * antd components that src-renderer imports, with everything that they are made of).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { ComponentType, ReactElement } from 'react';
import type { Plugin } from 'vite';
import { antdTheme, antdVariables } from '../src-renderer/frame/antd-theme.ts';
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

type StyleHook = (prefix: string, root: string) => unknown;
interface AntdParts {
  readonly React: { createElement: (type: unknown, props: object, ...children: unknown[]) => ReactElement };
  readonly renderToString: (element: ReactElement) => string;
  readonly ConfigProvider: ComponentType<{ theme: object }>;
  readonly StyleProvider: ComponentType<{ cache: unknown }>;
  readonly createCache: () => unknown;
  readonly extractStyle: (cache: unknown, options: { plain: boolean; types: string }) => string;
}

/** Runs the style hook of every component and of everything that it imports, and keeps what they register. */
function antdSheet(root: string): string {
  const require = createRequire(join(root, 'package.json'));
  const antdRequire = createRequire(join(dirname(require.resolve('antd/package.json')), 'lib', 'index.js'));
  const cssinjs = antdRequire('@ant-design/cssinjs') as AntdParts;
  const React = require('react') as AntdParts['React'];
  const { renderToString } = require('react-dom/server') as AntdParts;
  const { default: ConfigProvider } = antdRequire('./config-provider') as { default: unknown };
  const cache = cssinjs.createCache();
  const pieces = withParts(antdRequire, usedComponents(root)).map((folder) =>
    React.createElement(
      () => {
        const { default: hook } = antdRequire(`./${folder}/style`) as { default?: unknown };
        if (typeof hook !== 'function') return null;
        (hook as StyleHook)(`${antdVariables.prefix}-${folder}`, `${antdVariables.prefix}-${folder}`);
        return null;
      },
      { key: folder },
    ),
  );
  const theme = { ...antdTheme('light'), zeroRuntime: false };
  renderToString(
    React.createElement(
      cssinjs.StyleProvider,
      { cache },
      React.createElement(ConfigProvider, { theme }, ...pieces),
    ),
  );
  return cssinjs.extractStyle(cache, { plain: true, types: 'style' });
}

/** Folders of the components and, file by file, of all that their code requires, where they have a style. */
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
  const styles = [...seen].map((file) => /[\\/]lib[\\/]([a-z-]+)[\\/]style[\\/]index\.js$/.exec(file)?.[1]);
  return [...new Set(styles)].filter((folder) => folder !== undefined).sort();
}
