import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';

test('the cells of a pasted table stay apart, row by row', () => {
  const table =
    '<p>Before</p><table><tbody><tr><td>A1</td><td>=1+1</td></tr><tr><th>B\n 1</th><td></td><td>x</td></tr><tr><td></td></tr></tbody></table>';
  expect(pastedHtml(table)).toBe('<p>Before</p><p>A1 | =1+1</p><p>B 1 |  | x</p>');
});

const wordItem = (sign: string, text: string) =>
  `<p class="MsoListParagraph" style="text-indent:-18pt;mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}<span>&nbsp; </span></span>${text}</p>`;

test('a list of Word stays a list, with or without numbers', () => {
  expect(pastedHtml(`${wordItem('·', 'one')}${wordItem('·', '<b>two</b>')}<p>After</p>`)).toBe(
    '<ul><li>one</li><li><b>two</b></li></ul><p>After</p>',
  );
  expect(pastedHtml(`${wordItem('1.', 'one')}${wordItem('2.', 'two')}`)).toBe(
    '<ol><li>one</li><li>two</li></ol>',
  );
});

test.each([
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)">a</p>', '<p>a</p>'],
  ['a link that runs', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['a style sheet', '<style>p{}</style><p>a</p>', '<p>a</p>'],
])('%s is gone', (_, html, kept) => expect(pastedHtml(html)).toBe(kept));
