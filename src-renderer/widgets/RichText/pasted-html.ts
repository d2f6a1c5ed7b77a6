/**
 * Pasted rich text as the editor can keep it: the cells of a table stay apart, and a list of Word stays a list. Scripts
 * and handlers are gone before anything else reads the text.
 */
import createDOMPurify from 'dompurify';

/** Between the cells of a row, which becomes a paragraph: the stored texts have no tables. */
const cellMark = ' | ';
/** Word writes the sign of a list's item as text, in an element of this style. */
const itemSign = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const wordItem = '[style*="mso-list" i]';

const purifier = createDOMPurify(window);

export function pastedHtml(html: string): string {
  const fragment = purifier.sanitize(html, {
    FORBID_TAGS: ['style'],
    ADD_ATTR: ['style'],
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  const box = fragment.ownerDocument.createElement('div');
  box.append(fragment);
  for (const table of box.querySelectorAll('table')) table.replaceWith(...rowsAsParagraphs(table));
  listsOfWord(box);
  return box.innerHTML;
}

function rowsAsParagraphs(table: HTMLTableElement): HTMLElement[] {
  return [...table.rows].flatMap((row) => {
    const cells = [...row.cells].map((cell) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim());
    if (cells.every((cell) => cell === '')) return [];
    const paragraph = table.ownerDocument.createElement('p');
    paragraph.textContent = cells.join(cellMark).trimEnd();
    return [paragraph];
  });
}

/** Paragraphs of Word that follow each other as items become one list, numbered where their first sign is. */
function listsOfWord(box: HTMLElement): void {
  for (const item of box.querySelectorAll<HTMLElement>(`p${wordItem}`)) {
    const sign = item.querySelector(itemSign);
    const isNumbered = /^\W*[\p{L}\p{N}]{1,4}[.)、]/u.test(sign?.textContent ?? '');
    sign?.remove();
    const entry = box.ownerDocument.createElement('li');
    entry.append(...item.childNodes);
    const before = item.previousElementSibling;
    if (before?.matches('[data-word-list]')) {
      before.append(entry);
      item.remove();
      continue;
    }
    const list = box.ownerDocument.createElement(isNumbered ? 'ol' : 'ul');
    list.dataset['wordList'] = '';
    list.append(entry);
    item.replaceWith(list);
  }
  for (const list of box.querySelectorAll('[data-word-list]')) list.removeAttribute('data-word-list');
}
