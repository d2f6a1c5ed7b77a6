/** The rules for style sheets find each breach, alone in a small tree, and accept valid sheets. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { longer, styleBreaches } from './style-sheets.ts';

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

function check(files: Record<string, string>): string[] {
  const base = mkdtempSync(join(tmpdir(), 'steward-sheets-'));
  trees.push(base);
  for (const [path, text] of Object.entries(files)) {
    const file = join(base, 'src-renderer', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return styleBreaches(base);
}

const page = (body: string) =>
  `import styles from './page.module.css';\nexport const drawn = () => ${body};\n`;

test('a class that a component names or another sheet composes is no breach', () => {
  const found = check({
    'screens/area/page.module.css':
      '/* .gone is said here only */\n.row > .cell:hover, .end { color: red; }\n.field { composes: input from "#widgets/input.module.css"; }\n:global(.foreign) .row { color: red; }',
    'screens/area/Page.tsx': page('[styles.row, styles.cell, styles.end, styles.field]'),
    'widgets/input.module.css': '.input { width: 1.5px; }',
  });
  expect(found).toEqual([]);
});

test('a class that nothing names is to be deleted', () => {
  const found = check({
    'screens/area/page.module.css': '.row { color: red; }\n.left { color: red; }',
    'screens/area/Page.tsx': page('styles.row'),
  });
  expect(found).toEqual([
    'src-renderer/screens/area/page.module.css: nothing names the class "left"; delete it.',
  ]);
});

test('a sheet whose classes are chosen by a value is used as a whole', () => {
  const found = check({
    'screens/area/page.module.css': '.good { color: red; }\n.bad { color: red; }',
    'screens/area/Page.tsx': page('(tone) => styles[tone]'),
  });
  expect(found).toEqual([]);
});

test('a name that the sheet does not have is told, in a component and in what is composed', () => {
  const found = check({
    'screens/area/page.module.css': '.row { composes: rwo from "#widgets/looks.module.css"; }',
    'screens/area/Page.tsx': page('[styles.row, styles.rowe]'),
    'widgets/looks.module.css': '.other { color: red; }',
    'widgets/Other.tsx': "import looks from './looks.module.css';\nexport const other = looks.other;\n",
  });
  expect(found).toEqual([
    'src-renderer/screens/area/page.module.css: src-renderer/widgets/looks.module.css has no class "rwo".',
    'src-renderer/screens/area/Page.tsx: src-renderer/screens/area/page.module.css has no class "rowe".',
  ]);
});

test('a sheet of a screen has few lines, a widget and a part of the area as many as they need', () => {
  const long = `.row {\n${'  color: red;\n'.repeat(30)}}\n`;
  const found = check({
    'screens/area/page.module.css': long,
    'screens/area/Page.tsx': page('styles.row'),
    'screens/area/parts/Bars/Bars.module.css': long,
    'screens/area/parts/Bars/Bars.tsx':
      "import styles from './Bars.module.css';\nexport const bars = styles.row;\n",
    'widgets/Chart.module.css': long,
    'widgets/Chart.tsx': "import styles from './Chart.module.css';\nexport const chart = styles.row;\n",
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toContain('src-renderer/screens/area/page.module.css: 32 lines, 24 at most');
});

test('no exception is for a sheet that is gone', () => {
  const gone = Object.keys(longer).filter((sheet) => !existsSync(join(import.meta.dirname, '..', sheet)));
  expect(gone).toEqual([]);
});

test('a screen has one of the two widths of pages and no third one', () => {
  const found = check({
    'screens/area/page.module.css':
      '.row { max-width: 760px; }\n.mark { max-width: 240px; }\n@media (max-width: 1199px) { .row { color: red; } }',
    'screens/area/Page.tsx': page('[styles.row, styles.mark]'),
  });
  expect(found).toEqual([
    'src-renderer/screens/area/page.module.css: "max-width: 760px"; a page has one of two widths, a table\'s (the whole) or `layout.form`.',
  ]);
});
