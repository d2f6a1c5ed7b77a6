import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { stewardStyles } from './styles.ts';

const project = resolve(import.meta.dirname, '../..');
const { load } = stewardStyles(project);

function loaded(id: string): string {
  if (typeof load !== 'function') throw new Error('no load hook');
  return String((load as (id: string) => unknown)(`\0${id}`));
}

/** The CSS rules that are loaded with a component, by part. */
function sheets(component: string): Map<string, string> {
  const parts = [...loaded(`virtual:steward-antd/${component}`).matchAll(/import '([^']+)'/g)];
  return new Map(parts.map(([, id = '']) => [id, loaded(id)]));
}

test('a component brings its own rules and those of what it is made of, and nothing else', () => {
  const css = [...sheets('DatePicker').values(), ...sheets('Switch').values()].join('');
  expect(css).toContain('.ant-switch');
  expect(css).toContain('.ant-picker');
  expect(css).toContain('.ant-btn');
  expect(css).not.toContain('.ant-table');
  expect(css).not.toContain('.ant-transfer');
  expect(css).not.toMatch(/css-[a-z0-9]{5,}/);
  expect(css).not.toContain('<style');
  expect(css).not.toContain('cssinjs-cache-path');
});

test('no rule is about links, buttons or text that are not antd’s', () => {
  const css = ['Select', 'DatePicker', 'Upload', 'Collapse', 'Progress']
    .flatMap((component) => [...sheets(component).values()])
    .join('')
    .replace(/@keyframes [^{]+\{(?:[^{}]*\{[^{}]*\})*\}/g, '');
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap(([, list = '']) => list.split(','));
  expect(selectors.filter((selector) => /^[a-z]+(?![a-z-]*[.#])(?::|\[|$)/.test(selector.trim()))).toEqual(
    [],
  );
  expect(selectors.length).toBeGreaterThan(500);
});

test('styles that two components share are one part of both', () => {
  const select = [...sheets('Select').keys()];
  const complete = [...sheets('AutoComplete').keys()];
  expect(select).toContain('virtual:steward-antd-part/Select-Select.css');
  expect(complete).toEqual(expect.arrayContaining(select));
});

test('a name with an abbreviation is found, one that antd does not have is told', () => {
  expect([...sheets('QRCode').values()].join('')).toContain('.ant-qrcode');
  expect(() => loaded('virtual:steward-antd/Selekt')).toThrow('antd has no component "Selekt"');
});

test('every file that draws a component of antd asks for its rules', () => {
  const folder = join(project, 'src-renderer');
  const missing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(folder, file), 'utf8');
      const imports = [...source.matchAll(/import\s*\{([^}]*)\}\s*from\s*'antd'/g)];
      return imports
        .flatMap(([, names = '']) => names.split(','))
        .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
        .filter((name) => /^[A-Z]/.test(name) && name !== 'ConfigProvider')
        .filter((name) => !source.includes(`import 'virtual:steward-antd/${name}';`))
        .map((name) => `${file}: ${name}`);
    });
  expect(missing).toEqual([]);
});

test('writes our variables for both appearances', () => {
  const css = loaded('virtual:steward-tokens.css');
  expect(css).toMatch(/^:root\{/);
  expect(css).toContain(":root[data-appearance='dark']");
});
