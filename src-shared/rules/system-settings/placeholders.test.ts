// Rows FRAME-052, GEN-046, 047: placeholders of a template.
import { expect, test } from 'vitest';
import { filledIn, unknownPlaceholder } from './placeholders.ts';

test.each([
  ['Hello', null],
  ['Hello {name}, your account is {account}', null],
  ['{nobody}', 'nobody'],
  ['{}', ''],
  ['{name} {Name}', 'Name'],
  ['a { b', null],
  [`${'{'.repeat(50_000)}name}`, null],
])('“%.40s” has no %s', (text, unknown) => {
  expect(unknownPlaceholder(text)).toBe(unknown);
});

test('values are texts', () => {
  const html = '<p>{name} of {tenant}, {other}</p>';
  expect(filledIn(html, { name: '<b>"A" & B</b>', tenant: '{name}' })).toBe(
    '<p>&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt; of {name}, {other}</p>',
  );
});
