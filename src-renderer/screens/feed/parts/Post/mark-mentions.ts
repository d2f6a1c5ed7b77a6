/** Marks the mentions of a text at the indexes that the server states; a name that is not there is not marked. */
import type { Mention } from '#shared/rules/feed/mentions.ts';

export function markMentions(text: DocumentFragment, mentions: readonly Mention[]): void {
  // Going backwards keeps the earlier indexes valid.
  for (const mention of [...mentions].sort((a, b) => b.userIdIndex - a.userIdIndex)) mark(text, mention);
}

function mark(text: DocumentFragment, { userName, userIdIndex }: Mention): void {
  const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const words = `@${userName}`;
  let at = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) {
      // A line break counts as one character, as in rules/feed/content.ts.
      if (node.nodeName === 'BR') at += 1;
      continue;
    }
    const inside = userIdIndex - at;
    at += node.length;
    if (inside < 0) return;
    if (inside >= node.length || !node.data.startsWith(words, inside)) continue;
    const name = node.splitText(inside);
    name.splitText(words.length);
    const element = document.createElement('mark');
    name.replaceWith(element);
    element.append(name);
    return;
  }
}
