/** The rule for primary buttons finds each one outside its places, by itself, by a constant and by a component. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buttonsElsewhere, primaryBreaches } from './primary-buttons.ts';

const trees: string[] = [];
afterAll(() => {
  for (const tree of trees) rmSync(tree, { recursive: true, force: true });
});

function check(files: Record<string, string>, elsewhere: Record<string, string> = {}): string[] {
  const base = mkdtempSync(join(tmpdir(), 'steward-buttons-'));
  trees.push(base);
  for (const [path, text] of Object.entries(files)) {
    const file = join(base, 'src-renderer', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return primaryBreaches(base, elsewhere);
}

const primary = '<Button look="primary">Add</Button>';
const page = (body: string, before = '') => `export function Page() {\n${before}\nreturn (${body});\n}\n`;
const refused = [
  "src-renderer/screens/a/Page.tsx: a primary button outside a page's head, a dialog's foot and a form's own; use HeadActions, or another look.",
];

test.each([
  ['in the head', `<PageHeader title="A" actions={${primary}} />`],
  ['in the head of a list', `<ListScreen head={{ title: 'A', actions: <>{more}${primary}</> }} />`],
  ['put into the head from below', `<><HeadActions>${primary}</HeadActions></>`],
  ['in the foot of a dialog', `<Dialog footer={<>${primary}</>} />`],
  ['put into the foot from below', `<><FootActions>${primary}</FootActions></>`],
  ['at the end of a popup', `<Popover content={(close) => <div>${primary}</div>}><Button /></Popover>`],
  ['that submits a form', '<form><Button type="submit" look="primary">Go</Button></form>'],
])('a primary button %s is in place', (_, body) => {
  expect(check({ 'screens/a/Page.tsx': page(body) })).toEqual([]);
});

test.each([
  ['in a toolbar', `<ListScreen tools={${primary}} />`],
  ['in the actions of a notice', `<Notice actions={${primary}} />`],
  ['in an empty list', `<ListScreen empty={{ action: ${primary} }} />`],
  ['in the page', `<div>${primary}</div>`],
  ['by a choice', "<div><Button look={busy ? 'primary' : 'plain'}>Add</Button></div>"],
])('a primary button %s is refused', (_, body) => {
  expect(check({ 'screens/a/Page.tsx': page(body) })).toEqual(refused);
});

test('a constant is judged by every place that takes it', () => {
  const constant = `const add = ${primary};`;
  const inHead = '<ListScreen head={{ actions: add }} />';
  expect(check({ 'screens/a/Page.tsx': page(inHead, constant) })).toEqual([]);
  const inBoth = '<ListScreen head={{ actions: add }} empty={{ action: add }} />';
  expect(check({ 'screens/a/Page.tsx': page(inBoth, constant) })).toEqual(refused);
});

test('a component is judged by every place that draws it', () => {
  const tools = `export function Page() { return ${primary}; }`;
  const user = (body: string) => `export const User = () => ${body};`;
  const files = {
    'screens/a/Page.tsx': tools,
    'screens/a/User.tsx': user('<PageHeader actions={<Page />} />'),
  };
  expect(check(files)).toEqual([]);
  expect(check({ ...files, 'screens/b/Other.tsx': user('<div><Page /></div>') })).toEqual(refused);
});

test('a row lets a file keep one elsewhere', () => {
  const files = { 'screens/a/Page.tsx': page(`<div>${primary}</div>`) };
  expect(check(files, { 'screens/a/': 'it has no head' })).toEqual([]);
});

test('each row lets something pass', () => {
  const all = primaryBreaches(join(import.meta.dirname, '..'), {});
  const idle = Object.keys(buttonsElsewhere).filter(
    (place) => !all.some((line) => line.includes(`/${place}`)),
  );
  expect(idle).toEqual([]);
});

test('the buttons of a head have one height', () => {
  const small = '<PageHeader actions={<Button size="small">Forget</Button>} />';
  expect(check({ 'screens/a/Page.tsx': page(small) })).toEqual([
    "src-renderer/screens/a/Page.tsx: a small button in a page's head, whose buttons have one height.",
  ]);
});
