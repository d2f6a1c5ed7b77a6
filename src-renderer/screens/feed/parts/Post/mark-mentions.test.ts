import { expect, it } from 'vitest';
import { sanitise } from '#widgets/RichText/sanitise.ts';
import { markMentions } from './mark-mentions.ts';

const li = (userIdIndex: number) => ({ userId: 'U1', userName: 'Li', userIdIndex });

function marked(html: string, places: readonly number[]): string {
  const text = sanitise(html, 'not encrypted');
  markMentions(text, places.map(li));
  const element = document.createElement('div');
  element.append(text);
  return element.innerHTML;
}

it.each([
  ['@Li and @Li', [0, 8], '<mark>@Li</mark> and <mark>@Li</mark>'],
  ['a<br>@Li', [2], 'a<br><mark>@Li</mark>'],
  ['&amp; <b>x @Li</b>', [4], '&amp; <b>x <mark>@Li</mark></b>'],
  // A name that is not at the stated index is not marked, even if the text holds it elsewhere.
  ['@Li', [1], '@Li'],
  ['@Lu', [0], '@Lu'],
  ['', [0], ''],
])('%j at %j', (html, places, expected) => expect(marked(html, places)).toBe(expected));

// Row FEED-002: the HTML is sanitised first.
it('marks nothing of what was dropped', () => {
  const shown = marked('<img src=x onerror=alert(1)><script>1</script><a href="javascript:1">@Li</a>', [0]);
  expect(shown).toBe('<mark>@Li</mark>');
});
