/** SVG pictures that would run or load something in a browser are refused, in every spelling; others are accepted. */
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { wrongCss } from '../active-content.ts';
import { wrongContent } from '../content-kinds.ts';
import { wrongSvg } from './wrong-svg.ts';

const whole = (inside: string, about = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${about}>${inside}</svg>`;
const html = 'xmlns:h="http://www.w3.org/1999/xhtml"';
const out = 'https://evil.example/x';

it.each([
  ['a script', whole('<script>alert(1)</script>')],
  ['a script by a prefix', whole('<é:script xmlns:é="http://www.w3.org/2000/svg">alert(1)</é:script>')],
  [
    'a script by a prefix with a point',
    whole('<a.b:script xmlns:a.b="http://www.w3.org/2000/svg">x</a.b:script>'),
  ],
  ['a script of HTML', whole(`<h:script ${html}>alert(1)</h:script>`)],
  ['a picture of HTML', whole(`<h:img ${html} src="x" onerror="alert(1)"/>`)],
  ['a script among notes', whole('<metadata><script>alert(1)</script></metadata>')],
  ['a script in capitals', whole('<SCRIPT>alert(1)</SCRIPT>')],
  ['another document', whole('<foreignObject><p/></foreignObject>')],
  [
    'another encoding',
    `<?xml version="1.0" encoding="ISO-2022-JP"?>${whole('<scr\u001b(Bipt>alert(1)</script>')}`,
  ],
  ['another encoding alone', `<?xml version="1.0" encoding="UTF-7"?>${whole('')}`],
  ['a handler behind a sign', whole('', 'o\u001b(Bnload="alert(1)"')],
  ['a handler', whole('<path onload="alert(1)"/>')],
  ['a handler by an entity', whole('', 'onload="&#97;lert(1)"')],
  ['text that another encoding would read otherwise', whole('<title>a\u001b$Bx</title>')],
  ['an instruction', `<?xml-stylesheet href="${out}"?>${whole('')}`],
  ['an entity of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${whole('&a;')}`],
  ['an entity that is none', whole('&nbsp;')],
  ['a link out', whole(`<image href="${out}"/>`)],
  ['a link out by xlink', whole(`<use xlink:href="${out}#a"/>`)],
  ['a link that runs, by entities', whole('<a href="&#106;ava&#x73;cript:alert(1)"><path/></a>')],
  ['a link by another prefix', whole(`<use l:href="${out}" xmlns:l="http://www.w3.org/1999/xlink"/>`)],
  ['a ping', whole(`<a href="#a" ping="${out}"/>`)],
  ['a base', whole('<use href="#a"/>', `xml:base="${out}"`)],
  [
    'a link that an animation sets',
    whole('<a><animate attributeName="xlink:href" to="javascript:alert(1)"/></a>'),
  ],
  ['paint by an entity', whole(`<path style="fill:&#117;rl(${out})"/>`)],
  ['a filter by an entity', whole(`<path filter="&#117;rl(${out})"/>`)],
  ['paint by an escape', whole(`<path fill="\\75rl(${out})"/>`)],
  ['paint that an animation sets', whole(`<path><set attributeName="fill" to="url(${out})"/></path>`)],
  ['an import by an entity', whole(`<style>@im&#112;ort "${out}";</style>`)],
  ['a font by an entity', whole(`<style>@font-face{font-family:x;src:u&#114;l(${out})}</style>`)],
  ['an import between two CDATA', whole(`<style><![CDATA[@im]]><![CDATA[port "${out}";]]></style>`)],
  ['an import around a comment', whole(`<style>@im<!-- -->port "${out}";</style>`)],
  ['an import around CDATA', whole(`<style>@im<![CDATA[port "${out}";]]></style>`)],
  ['src()', whole(`<style>.a{background:src("${out}")}</style>`)],
  ['an element without an end', '<svg xmlns="http://www.w3.org/2000/svg"><g></svg>'],
  ['an attribute twice', whole('<path fill="red" fill="blue"/>')],
  [
    'an attribute twice by two prefixes',
    whole('<use xlink:href="#a" l:href="#b" xmlns:l="http://www.w3.org/1999/xlink"/>'),
  ],
  ['a prefix that stands for nothing', whole('<x:path/>')],
  ['something behind its end', `${whole('')}<script/>`],
  ['another root', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
  ['300 elements in each other', whole('<g>'.repeat(300) + '</g>'.repeat(300))],
])('refuses %s', (_, text) => {
  expect(wrongSvg(text)).toMatchObject({ line: 1 });
  expect(wrongContent('a.svg', Buffer.from(text), true)).toMatchObject({ code: 'CONTENT_TYPE' });
});

it.each([
  [
    'shapes',
    whole('<g transform="translate(1 2)"><path d="M0 0h9v9z" fill="#fff"/><rect width="5" height="5"/></g>'),
  ],
  [
    'a declaration, a type and a comment',
    `\ufeff<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- made -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${whole('')}\n`,
  ],
  [
    'paint of its own',
    whole(
      '<defs><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs><path fill="url(#g)" style="stroke:url(\'#g\')"/>',
    ),
  ],
  [
    'a sheet',
    whole('<style type="text/css"><![CDATA[.a > .b{fill:#2f6fd0} .c{clip-path:url(#x)}]]></style>'),
  ],
  ['a picture in it', whole('<image href="data:image/png;base64,AAAA" width="1" height="1"/>')],
  ['a link to a part', whole('<symbol id="s"/><use xlink:href="#s"/>')],
  ['an animation', whole('<path><animate attributeName="opacity" from="0" to="1" dur="1s"/></path>')],
  [
    'notes of a program',
    whole(
      '<sodipodi:namedview id="n" pagecolor="#fff"/><metadata><r:RDF xmlns:r="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><r:Description r:about="http://x"/></r:RDF></metadata>',
      'xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" sodipodi:docname="a.svg"',
    ),
  ],
  [
    'text with entities',
    whole('<text x="1">a &lt; b &amp; c &#228; onload= javascript: &quot;</text><title>script</title>'),
  ],
])('takes %s', (_, text) => expect(wrongSvg(text)).toBeNull());

it.each([
  ['an import in another encoding', '@charset "ISO-2022-JP"; @im\u001b(Bport "x";'],
  ['another encoding', '@charset "UTF-7"; .a{color:red}'],
  ['src()', `.a{background:src("${out}")}`],
  ['an escape with a line end of two signs', `.a{background:\\75\r\nrl(${out})}`],
])('of a package, a sheet with %s is refused', (_, text) => expect(wrongCss(text, true)).toBe(true));
it('a sheet in UTF-8 is taken', () => expect(wrongCss('@charset "utf-8";\n.a{color:red}', true)).toBe(false));

const lines = (...inside: readonly string[]) => whole(`\n${inside.join('\n')}\n`);
it.each<[string, string, object]>([
  ['a script', lines('<g>', '<script>x</script>', '</g>'), { reason: 'svgScript', name: 'script', line: 3 }],
  ['a handler', lines('', '<path', ' onload="x"/>'), { reason: 'svgHandler', name: 'onload', line: 3 }],
  [
    'a picture that is linked',
    lines('<image xlink:href="file:///C:/Users/ada/Pictures/logo.png"/>'),
    { reason: 'svgAddress', name: 'href', address: 'file:///C:/Users/ada/Pictures/logo.png', line: 2 },
  ],
  ['a page in it', lines('<foreignObject/>'), { reason: 'svgDocument', name: 'foreignObject', line: 2 }],
  [
    'paint from elsewhere',
    lines(`<path fill="url(${out})"/>`),
    { reason: 'svgPaint', name: 'fill', line: 2 },
  ],
  ['a font', lines('', '<style>', `@import "${out}";`, '</style>'), { reason: 'svgSheet', line: 3 }],
  [
    'what Illustrator keeps for itself',
    '<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b" [\n<!ENTITY ns_ai "http://ns.adobe.com/x">\n]>\n<svg/>',
    { reason: 'svgEntity', line: 2 },
  ],
  ['an instruction', `\n<?xml-stylesheet href="a.css"?>${whole('')}`, { reason: 'svgInstruction', line: 2 }],
  [
    'another encoding',
    `<?xml version="1.0" encoding="iso-8859-1"?>${whole('')}`,
    { reason: 'svgEncoding', line: 1 },
  ],
  ['no end', lines('<g>'), { reason: 'svgForm', line: 3 }],
  ['an element of another program', lines('<blink/>'), { reason: 'svgElement', name: 'blink', line: 2 }],
  [
    'an animation of a link',
    lines('<animate attributeName="href"/>'),
    { reason: 'svgAnimation', name: 'href', line: 2 },
  ],
])('names %s with its line', (_, text, problem) => expect(wrongSvg(text)).toMatchObject(problem));

it.each([
  ['a compressed one', gzipSync(whole('')), 'svgNone'],
  ['a text', Buffer.from('hello'), 'svgNone'],
  ['another encoding', Buffer.from(whole('<title>\u00e9</title>'), 'latin1'), 'svgEncoding'],
  ['UTF-16', Buffer.from(`\ufeff${whole('')}`, 'utf16le'), 'svgEncoding'],
])('says of %s what it is', (_, bytes, reason) => {
  expect(wrongContent('a.svg', bytes, true)?.details).toMatchObject({ reason });
});
