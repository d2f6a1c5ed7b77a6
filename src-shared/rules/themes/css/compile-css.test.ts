import { describe, expect, it } from 'vitest';
import { cssLimit } from '../fields/css-fields.ts';
import { compileCss } from './compile-css.ts';

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

const hostile: readonly (readonly [what: string, css: string, reason: string])[] = [
  ['an import', '@import "https://evil.example/x.css";', 'atRule'],
  ['an import by url', '@import url(//evil.example/x.css);', 'atRule'],
  ['an import in capitals', '@IMPORT "x.css";', 'atRule'],
  ['an escaped import', '@\\69mport "x.css";', 'atRule'],
  ['a font', '@font-face { font-family: x; src: url(x.woff) }', 'atRule'],
  ['a namespace', '@namespace url(http://evil.example);', 'atRule'],
  ['a charset', '@charset "utf-7";', 'atRule'],
  ['a document rule', '@-moz-document url-prefix() { a { color: red } }', 'atRule'],
  ['a picture', 'a { background: url(https://evil.example/a.png) }', 'function'],
  ['a quoted picture', 'a { background-image: url("//evil.example/a.png") }', 'function'],
  ['a picture in capitals', 'a { background: URL(x) }', 'function'],
  ['an escaped url', 'a { background: \\75rl(https://evil.example) }', 'value'],
  ['an url escaped inside', 'a { background: u\\72 l(https://evil.example) }', 'value'],
  ['a data address', 'a { background: url(data:image/svg+xml,<svg/>) }', 'function'],
  ['an image set', 'a { background: image-set("a.png" 1x) }', 'function'],
  ['a vendor image set', 'a { background: -webkit-image-set(url(a) 1x) }', 'function'],
  ['a cross fade', 'a { background: cross-fade(url(a), url(b)) }', 'function'],
  ['an element', 'a { background: element(#secret) }', 'function'],
  ['an attribute', 'a { content: attr(value) }', 'function'],
  ['a source', 'a { background: src("x") }', 'function'],
  ['a painter', 'a { background: paint(x) }', 'function'],
  ['a fallback that loads', 'a { background: var(--x, url(https://evil.example)) }', 'function'],
  ['a variable that loads', 'a { --x: url(https://evil.example) }', 'function'],
  ['a cursor that loads', 'a { cursor: url(x.cur), auto }', 'function'],
  ['a list that loads', 'a { list-style: url(x) }', 'property'],
  ['a behaviour', 'a { behavior: url(x.htc) }', 'property'],
  ['a binding', 'a { -moz-binding: url(x.xml#y) }', 'property'],
  ['an expression', 'a { width: expression(alert(1)) }', 'function'],
  ['a filter of old', 'a { filter: progid:DXImageTransform.Microsoft.Alpha(src="x") }', 'value'],
  ['an escaped property', 'a { \\62 ackground: red }', 'property'],
  ['a hacked property', 'a { *background: red }', 'property'],
  ['a fixed box', 'a { position: fixed; inset: 0 }', 'value'],
  ['an escaped fixed box', 'a { position: f\\69xed }', 'value'],
  ['a mask', 'a { mask: url(x) }', 'property'],
  ['a clip path', 'a { clip-path: url(#x) }', 'property'],
  ['the host', ':host { position: absolute }', 'selector'],
  ['the host in a context', ':host-context(body) a { color: red }', 'selector'],
  ['a slot', '::slotted(a) { color: red }', 'selector'],
  ['a way out of the sheet', 'a { content: "</style><script>alert(1)</script>" }', 'value'],
  ['a way out by a selector', 'a[x="</style><img src=x>"] { color: red }', 'selector'],
  ['a supports that loads', '@supports (background: url(x)) { a { color: red } }', 'function'],
  ['broken off', 'a { background: url(', 'function'],
  ['brackets without an end', `a { color: ${'('.repeat(5000)}`, 'unread'],
  ['blocks without an end', '@media x {'.repeat(3000), 'unread'],
  ['no rule', 'hello there', 'unread'],
];

describe('what is in no list is left out', () => {
  it.each(hostile)('%s', (_what, written, reason) => {
    const { css, dropped } = compileCss(`${written}`);
    expect(dropped.map((one) => one.reason)).toContain(reason);
    expect(css).not.toMatch(/url|import|image-set|evil|fixed|host|<|src|expression|attr|element|\\/i);
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
    const { css } = compileCss(`.a { color: red }\n${all.slice(0, 2000)}`);
    expect(compileCss(css)).toEqual({ css, dropped: [] });
  });

  it('takes the longest text in its stride', () => {
    const long = '.a{color:red;background:url(x)}\n'.repeat(cssLimit / 32);
    const began = performance.now();
    expect(compileCss(long).dropped).toHaveLength(cssLimit / 32);
    expect(performance.now() - began).toBeLessThan(5000);
  });
});
