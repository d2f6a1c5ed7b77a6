import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { stewardStyles, usedComponents } from './vite-styles.ts';

const root = mkdtempSync(join(tmpdir(), 'steward-styles-'));
mkdirSync(join(root, 'src-renderer/a'), { recursive: true });
writeFileSync(join(root, 'package.json'), '{}');
symlinkSync(resolve(import.meta.dirname, '../node_modules'), join(root, 'node_modules'), 'junction');
writeFileSync(
  join(root, 'src-renderer/a/One.tsx'),
  "import { Switch, type SwitchProps } from 'antd';\nimport {\n  DatePicker as Picker,\n} from 'antd';\n",
);
writeFileSync(join(root, 'src-renderer/a/One.test.tsx'), "import { Table } from 'antd';\n");
afterAll(() => rmSync(root, { recursive: true, force: true }));

function sheet(id: string): string {
  const { load } = stewardStyles(root);
  if (typeof load !== 'function') throw new Error('no load hook');
  return String((load as (id: string) => unknown)(`\0${id}`));
}

test('finds the components that sources, but not tests, import by name', () => {
  expect(usedComponents(root)).toEqual(['date-picker', 'switch']);
});

test('writes the rules of what is used and of what that is made of, and nothing else', () => {
  const css = sheet('virtual:steward-antd.css');
  expect(css).toContain('.ant-switch');
  expect(css).toContain('.ant-picker');
  expect(css).toContain('.ant-btn');
  expect(css).not.toContain('.ant-table');
  expect(css).not.toContain('.ant-transfer');
  expect(css).not.toMatch(/css-[a-z0-9]{5,}/);
  expect(css).not.toContain('<style');
});

test('writes our variables for both appearances', () => {
  const css = sheet('virtual:steward-tokens.css');
  expect(css).toMatch(/^:root\{/);
  expect(css).toContain(":root[data-appearance='dark']");
});
