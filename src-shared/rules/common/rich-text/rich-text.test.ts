import { expect, it } from 'vitest';
import { ruleMessage } from '../../../text/rule-message.ts';
import { markupChanges, markupLines } from './markup-changes.ts';
import { unsafeMarkup } from './unsafe-markup.ts';

it.each([
  '',
  'a < b & c > d',
  '<p>Dear {name},</p><p>your account is <strong>{account}</strong>.</p>',
  '<h3>一、总则</h3><ul><li>x</li></ul>',
  '<a href="mailto:service@example.com">service@example.com</a>',
  '<a href="https://example.com/?a=1&b=2" target="_blank" rel="noopener">x</a>',
  '<a href="{link}">open</a>',
  '<a href="/sp/workflow?id=1">x</a>',
  '<img src="/api/file/preview?fileId=7&amp;type=imgs" alt="x" width="20">',
  '<table border="1" style="width: 50%; color: rgb(1, 2, 3)"><tbody><tr><td colspan=2>x</td></tr></tbody></table>',
  '<!--StartFragment--><p class="MsoNormal">x</p>',
  '<br/><hr />',
])('%s may stand', (html) => {
  expect(unsafeMarkup(html)).toBeNull();
});

it.each([
  ['<script>alert(1)</script>', '<script>'],
  ['<ScRiPt src=//evil>', '<script>'],
  ['<p onclick="alert(1)">x</p>', 'onclick="alert(1)"'],
  ['<img src=x onerror=alert(1)>', 'src="x"'],
  ['<a href="javascript:alert(2)">l</a>', 'href="javascript:alert(2)"'],
  ['<a href="&#106;avascript&colon;alert(2)">l</a>', '<a href="&#106;avascript&colon;alert(2)"'],
  ['<a href="&#x6A;avascript:alert(2)">l</a>', 'href="javascript:alert(2)"'],
  ['<a href="java&#10;script:alert(2)">l</a>', 'href="java\nscript:alert(2)"'],
  ['<a href="data:text/html,x">l</a>', 'href="data:text/html,x"'],
  ['<a href="//evil.example">l</a>', 'href="//evil.example"'],
  ['<a href="https://a:b@evil.example">l</a>', 'href="https://a:b@evil.example"'],
  ['<img src="https://evil.example/x.png">', 'src="https://evil.example/x.png"'],
  ['<iframe src="https://evil.example"></iframe>', '<iframe>'],
  ['<svg><a xlink:href="javascript:alert(1)"></a></svg>', '<svg>'],
  ['<math><mtext></mtext></math>', '<math>'],
  ['<style>@import "x"</style>', '<style>'],
  ['<form action="https://evil.example">', '<form>'],
  ['<p style="background: url(https://evil.example)">x</p>', 'style="background: url(https://evil.example)"'],
  ['<p style="background:u\\72l(//evil)">x</p>', 'style="background:u\\72l(//evil)"'],
  ['<p style="width:expression(alert(1))">x</p>', 'style="width:expression(alert(1))"'],
  ['<p/onclick=alert(1)>', '<p/onclick=alert(1)>'],
  ['<p ""onclick=alert(1)>', '<p ""onclick=alert(1)>'],
  ['<img/src=x/onerror=alert(1)>', '<img/src=x/onerror=alert(1)>'],
  ['<p title="a"onclick=alert(1)>', '<p title="a"onclick=alert(1)>'],
  ['<a href="x', '<a href="x'],
  ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">', '<x:script xmlns:x="http://www.w3.org/199'],
  ['<!-- a --!><script>', '<script>'],
  ['<!--><script>alert(1)</script>-->', '<script>'],
  ['<![CDATA[<script>]]>', '<script>'],
  ['<?xml x?>', '<?xml x?>'],
  ['</p onclick="x">', 'onclick="x"'],
  ['<p id="x">', 'id="x"'],
])('%s is refused, and said', (html, part) => {
  expect(unsafeMarkup(html)).toEqual({ key: 'changeContent.unsafe', params: { part } });
});

it('names what links, pictures and handlers become', () => {
  const before = '<p>See <a href="https://good.example">here</a> <img src="/a"></p>';
  const after =
    '<p>See <a href="https://evil.example/phish">here</a></p><script>x</script><b onclick="y">z</b>';
  expect(markupChanges(before, after)).toEqual([
    { part: 'link', state: 'removed', text: 'here', value: 'https://good.example' },
    { part: 'picture', state: 'removed', text: '', value: '/a' },
    { part: 'link', state: 'added', text: 'here', value: 'https://evil.example/phish' },
    { part: 'active', state: 'added', text: '', value: '<script>' },
    { part: 'active', state: 'added', text: '', value: 'onclick="y"' },
  ]);
  expect(markupChanges(before, before)).toEqual([]);
  expect(markupChanges(null, '<p>x</p>')).toEqual([]);
  const words = { say: (key: never, params: never) => ruleMessage('en-US', { key, params }) } as never;
  expect(markupLines('', '<a href="https://evil.example">here</a>', words)).toEqual([
    'link added: “here” → https://evil.example',
  ]);
});

it.each(['<a '.repeat(100_000), `<p ${'a '.repeat(200_000)}`, '<!--'.repeat(100_000), '&#'.repeat(200_000)])(
  'a long hostile text is judged at once',
  (html) => {
    const begun = performance.now();
    unsafeMarkup(html);
    markupChanges('', html);
    expect(performance.now() - begun).toBeLessThan(2000);
  },
);
