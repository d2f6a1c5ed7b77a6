import { describe, expect, it } from 'vitest';
import { countProcessorTime } from '../../../testing/processor-time.ts';
import { cssLimit } from '../fields/css-fields.ts';
import { compileCss } from './compile-css.ts';
import { hostileCss as hostile } from './testing/hostile-css.ts';
import { modernCss } from './testing/modern-css.ts';

describe('what a theme may say is printed anew', () => {
  it.each([
    ['.a { color: red }', '.a{color:red}'],
    ['.a, .b > c:hover { margin: 0 auto !important }', '.a,.b>c:hover{margin:0 auto!important}'],
    ['/* why */ .a { --own: 3px; width: calc(var(--own) * 2) }', '.a{--own:3px;width:calc(var(--own)*2)}'],
    ['@media (width < 600px) { .a { display: none } }', '@media (width<600px){.a{display:none}}'],
    ['@keyframes spin { to { transform: rotate(1turn) } }', '@keyframes spin{to{transform:rotate(1turn)}}'],
    ['.a { color: var(--b, #fff) }', '.a{color:var(--b,#fff)}'],
    ['.a::before { content: "→" }', '.a::before{content:"→"}'],
    ['', ''],
  ])('%s', (written, printed) => {
    const { css, dropped } = compileCss(written);
    expect({ css, dropped }).toEqual({ css: printed, dropped: [] });
  });
});

describe('what designers write today is loaded whole', () => {
  it.each(modernCss)('%s', (_what, written) => {
    const { css, dropped } = compileCss(written);
    expect(dropped).toEqual([]);
    expect(compileCss(css)).toMatchObject({ css, dropped: [] });
  });
});

describe('a mistake costs its own statement', () => {
  it.each([
    ['.a { color red; margin: 0 } .b { color: red }', '.a{margin:0}.b{color:red}'],
    ['.a { color: rgb(0 0 0; } .b { color: red }', '.b{color:red}'],
    ['.a { font: x;; hello there; .b { margin: 0 } padding: 0 }', '.a{font:x;.b{margin:0}padding:0}'],
    ['hello; .a { color: red } } .b { color: red }', '.a{color:red}.b{color:red}'],
    ['.a { color: red; .b { color: blue', '.a{color:red;.b{color:blue}}'],
    ['@media (x { .a { color: red } } .b { color: red }', '.b{color:red}'],
  ])('%s', (written, printed) => {
    expect(compileCss(written).css).toBe(printed);
  });
});

it('a rule is named with its line', () => {
  const { rules } = compileCss(
    '.a { color: red }\n\n@media print {\n  .b, .c { margin: 0; .d { margin: 0 } }\n}',
  );
  expect(rules).toEqual([
    { selector: '.a', line: 1 },
    { selector: '.b,.c', line: 4 },
  ]);
});

describe('what is in no list is left out', () => {
  it.each(hostile)('%s', (_what, written, reason) => {
    const { css, dropped } = compileCss(`${written}`);
    expect(dropped.map((one) => one.reason)).toContain(reason);
    // A custom property draws nothing by itself.
    expect(css.replace(/--\w+:[^;}]*/g, '')).not.toMatch(
      /url|import|image-set|evil|fixed|host|<|src|expression|attr|element|view-tr|9999|vmax|\\/i,
    );
  });

  it('says where, by name', () => {
    const { css, dropped } = compileCss('.a { color: red;\n  background: url(x);\n}\n@import "y";');
    expect(css).toBe('.a{color:red}');
    expect(dropped.map(({ reason, name, line }) => [reason, name, line])).toEqual([
      ['function', 'url', 2],
      ['atRule', 'import', 4],
    ]);
  });

  it('comes to the same when it is compiled again', () => {
    const all = hostile.map(([, css]) => css).join('\n');
    const { css } = compileCss(`.a { color: red }\n${all.slice(0, 1400)}`);
    expect(css).toContain('.a{color:red}');
    expect(compileCss(css)).toMatchObject({ css, dropped: [] });
  });

  it('reads nothing of what is nested too deeply or too long, and says which', () => {
    const nested = `.a { color: red }\n${'@media x {'.repeat(41)}`;
    expect(compileCss(nested)).toEqual({
      css: '',
      rules: [],
      dropped: [{ reason: 'deep', name: '40', line: 2, from: 427, to: nested.length }],
    });
    expect(compileCss('@media x {'.repeat(40)).dropped).toEqual([]);
    const [fits, over] = [0, 1].map((more) => `/*${'语'.repeat(cssLimit - 4 + more)}*/`) as [string, string];
    expect(compileCss(fits).dropped).toEqual([]);
    const [long] = compileCss(over).dropped;
    expect(long).toEqual({ reason: 'long', name: '', line: 1, from: 0, to: over.length });
  });

  it('takes the longest text in its stride', () => {
    const long = '.a{color:red;background:url(x)}\n'.repeat(cssLimit / 32);
    const spent = countProcessorTime();
    expect(compileCss(long).dropped).toHaveLength(cssLimit / 32);
    expect(spent()).toBeLessThan(5000);
  });
});
