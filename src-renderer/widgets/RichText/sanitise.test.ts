import { expect, it } from 'vitest';
import { sanitise } from './sanitise.ts';

function html(source: string): string {
  const holder = document.createElement('div');
  holder.append(sanitise(source, 'not encrypted'));
  return holder.innerHTML;
}

it('keeps ordinary text and its marks', () => {
  expect(html('<p>One <strong>two</strong><br><em>three</em></p><ul><li>four</li></ul>')).toBe(
    '<p>One <strong>two</strong><br><em>three</em></p><ul><li>four</li></ul>',
  );
});

it('opens links apart, says where they lead, and marks plain http', () => {
  expect(html('<a href="https://example.com/a" onclick="x()">here</a>')).toBe(
    '<a href="https://example.com/a" target="_blank" rel="noopener noreferrer" title="https://example.com/a">here</a>',
  );
  expect(html('<a href="http://example.com/">here</a>')).toContain('<small> (not encrypted)</small>');
});

it('keeps links to files of the platform, to be fetched with the session', () => {
  expect(html('<a href="/api/file/preview?fileId=f1&type=redirect" onclick="x()">plan.pdf</a>')).toBe(
    '<a href="/api/file/preview?fileId=f1&amp;type=redirect" download="plan.pdf" data-platform-file="">plan.pdf</a>',
  );
});

it('keeps pictures of the platform, without an address that the browser would follow', () => {
  expect(
    html('<p>a<img src="/api/file/preview?fileId=f1&type=imgs" alt="Plan" onload="x()" width="9">b</p>'),
  ).toBe('<p>a<img alt="Plan" data-platform-picture="/api/file/preview?fileId=f1&amp;type=imgs">b</p>');
});

it.each([
  ['<img src="/api/file/preview?fileId=f1&type=redirect" alt="t">', ''],
  ['<img data-platform-picture="/api/file/preview?fileId=f1&type=imgs" alt="t">', ''],
  ['<img srcset="https://example.com/pixel.png 2x" alt="t">', ''],
  ['<img src="data:image/png;base64,AAAA">', ''],
  ['<picture><source srcset="https://example.com/p.png"><img src="//example.com/p.png"></picture>', ''],
  ['<a href="/api/basicserver/session/signOut">t</a>', 't'],
  ['<a href="/api/file/preview?fileId=f1&type=redirect#x">t</a>', 't'],
  ['<script>alert(1)</script>after', 'after'],
  ['<img src=x onerror=alert(1)>after', 'after'],
  ['<img src="https://example.com/pixel.png">', ''],
  ['<svg><script>1</script></svg>', ''],
  ['<iframe src="https://example.com"></iframe>', ''],
  ['<p style="position:fixed;background:url(//h/x)" id="a" class="b" data-x="1">t</p>', '<p>t</p>'],
  ['<a href="javascript:alert(1)">t</a>', 't'],
  ['<a href="\\\\host\\share">t</a>', 't'],
  ['<a href="https://u:p@example.com">t</a>', 't'],
  ['<form action="https://example.com"><input name="a"><button>t</button></form>', 't'],
  ['<base href="https://example.com/"><p>t</p>', '<p>t</p>'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>', ''],
  ['<p title="a" alt="b" aria-label="c">t</p>', '<p alt="b" title="a">t</p>'],
])('%s', (source, expected) => {
  const found = html(source);
  const holder = document.createElement('div');
  holder.innerHTML = expected;
  const given = document.createElement('div');
  given.innerHTML = found;
  expect(given.isEqualNode(holder)).toBe(true);
});
