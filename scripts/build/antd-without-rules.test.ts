import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { withoutRules } from './antd-without-rules.ts';

const antd = resolve(import.meta.dirname, '../../node_modules/antd/es');
/** A component's name, and the functions that draw its rules. */
const calls = /\bgen(?:StyleHooks|SubStyleComponent|ComponentStyleHook)\((?:'\w+'|\[[^\]]*\]), (\w+)/g;

test('a component keeps its tokens and loses the functions that draw its rules', () => {
  const file = join(antd, 'switch/style/index.js');
  const code = withoutRules(file, readFileSync(file, 'utf8'));
  expect(code).toContain("genStyleHooks('Switch', null, prepareComponentToken)");
});

test('all components lose them', () => {
  const drawing = globSync('**/style/*.js', { cwd: antd }).flatMap((name) => {
    const file = join(antd, name);
    const code = withoutRules(file, readFileSync(file, 'utf8'));
    return [...code.matchAll(calls)].map(([, draws]) => draws);
  });
  expect(drawing.length).toBeGreaterThan(60);
  expect(new Set(drawing)).toEqual(new Set(['null']));
});

test('a component whose rules stand elsewhere is told', () => {
  expect(() => withoutRules('a.js', "export default genStyleHooks('Switch');")).toThrow(
    'otherwise than before',
  );
});
