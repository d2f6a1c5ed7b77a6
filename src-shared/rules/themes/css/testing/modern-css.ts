/** Style sheets as designers write them today: all of each is loaded. */
export const modernCss: readonly (readonly [what: string, css: string])[] = [
  [
    'nesting without &',
    '.card { color: red; .title { color: blue } > p { margin: 0 } & + & { margin: 1px } }',
  ],
  [
    'nesting with pseudo-classes',
    '.a { a:hover { color: red } &:is(:hover, :focus-visible) { color: blue } }',
  ],
  ['nested conditions', '.a { padding: 8px; @media (width >= 600px) { padding: 16px } }'],
  ['layers', '@layer base, page; @layer base { .a { color: red } } @layer page.inner { .b { margin: 0 } }'],
  [
    'containers',
    '.list { container: list / inline-size } @container list (inline-size > 30em) { .a { columns: 2 } }',
  ],
  ['container styles', '@container style(--dense: 1) { .row { padding-block: 2px } }'],
  ['registered properties', '@property --angle { syntax: "<angle>"; inherits: false; initial-value: 0deg }'],
  ['scopes', '@scope (.card) to (.content) { :scope { border: 1px solid } img { border-radius: 8px } }'],
  ['starting styles', '.panel { transition: opacity 200ms; @starting-style { opacity: 0 } }'],
  ['pages', '@page :first { size: A4; margin: 2cm } @media print { .nav { display: none } }'],
  [
    'local fonts',
    '@font-face { font-family: "House"; src: local("Inter"), local(Arial); font-display: swap }',
  ],
  [
    'logical sides',
    '.a { inline-size: 20rem; margin-inline: auto; border-start-start-radius: 4px; inset-inline-start: 0 }',
  ],
  [
    'single transforms',
    '.a { rotate: 3deg; translate: 0 -2px; scale: 1.02 } .b { transform: translate3d(0, 1px, 0) }',
  ],
  ['scrollbars', '.a { scrollbar-width: thin; scrollbar-color: #888 transparent; scrollbar-gutter: stable }'],
  [
    'scroll snap',
    '.a { scroll-snap-type: x mandatory; scroll-padding-inline: 8px } .b { scroll-snap-align: start }',
  ],
  [
    'clip paths',
    '.a { clip-path: polygon(0 0, 100% 0, 100% 80%, 0 100%) } .b { clip-path: inset(0 round 8px) }',
  ],
  [
    'text',
    'h1 { text-wrap: balance } .a { display: -webkit-box; -webkit-line-clamp: 3; -webkit-box-orient: vertical }',
  ],
  ['svg', '.icon { fill: currentcolor; stroke: #123a63; stroke-width: 1.5 } .icon { pointer-events: none }'],
  [
    'grid',
    '.a { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)) } .b { grid-column-start: 2 }',
  ],
  [
    'colours',
    ':root { color-scheme: light dark; --brand: oklch(0.6 0.15 250) } .a { color: color-mix(in oklab, var(--brand) 80%, white) }',
  ],
  [
    'variables with fallbacks',
    '.a { --gap: clamp(8px, 2vw, 24px); padding: var(--gap, round(up, 1.2rem, 4px)) env(safe-area-inset-left, 0px) }',
  ],
  [
    'a reset, and shadows by variables',
    '* { box-sizing: border-box; margin: 0 } body { font: 16px/1.5 system-ui } .a { --s: 0 1px 3px rgb(0 0 0 / 12%); box-shadow: var(--s) }',
  ],
  [
    'relations, unicode',
    '.表格:has(> .空) { opacity: 0.6 } .a:not(:where(.b, .c)):nth-child(2n + 1 of .d) { color: red; user-select: none; will-change: transform }',
  ],
];
