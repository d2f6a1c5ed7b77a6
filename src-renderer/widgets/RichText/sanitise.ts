/**
 * Rich text that somebody else wrote, made harmless at render (limits §6): a short list of tags, `href`,
 * `title` and `alt` only, links through one policy. Everything else is dropped, its text is kept. Pictures are those
 * of the platform itself (spec 1§7.4 "File preview"); they come without an address that the browser would follow:
 * `pictures.ts` fetches them with the session.
 */
import createDOMPurify from 'dompurify';
import { platformFileLink, platformPicture } from '#shared/rules/common/links/platform-file.ts';
import { richTextLink } from '#shared/rules/common/links/rich-text-link.ts';

export const allowedTags = [
  'p',
  'br',
  'strong',
  'b',
  'em',
  'i',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'img',
] as const;
export const allowedAttributes = ['href', 'title', 'alt'] as const;

/** The path of a picture that is still to be fetched. */
export const pictureAttribute = 'data-platform-picture';

/** An instance of our own: hooks of others do not reach it, and ours do not reach theirs. */
const purifier = createDOMPurify(window);

/** Where a picture lies is noted before its attributes are dropped, and set again under our own name. */
const pictures = new WeakMap<Element, string>();
purifier.addHook('beforeSanitizeAttributes', (element) => {
  const path = element.tagName === 'IMG' ? platformPicture(element.getAttribute('src') ?? '') : null;
  if (path) pictures.set(element, path);
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  const path = pictures.get(element);
  if (path) element.setAttribute(pictureAttribute, path);
});

/** A fragment to put into the page. `insecureMark` is the word beside a link that is not encrypted. */
export function sanitise(html: string, insecureMark: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    ALLOWED_TAGS: [...allowedTags],
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const picture of fragment.querySelectorAll(`img:not([${pictureAttribute}])`)) picture.remove();
  for (const link of fragment.querySelectorAll('a')) checkLink(link, insecureMark);
  return fragment;
}

function checkLink(link: HTMLAnchorElement, insecureMark: string): void {
  const file = platformFileLink(link.getAttribute('href') ?? '');
  if (file) {
    // Fetched with the session when it is followed (RichText.tsx), never as a page.
    link.setAttribute('href', file);
    link.setAttribute('download', link.textContent ?? '');
    link.dataset.platformFile = '';
    return;
  }
  const allowed = richTextLink(link.getAttribute('href') ?? '');
  if (!allowed) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', allowed.href);
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
  // What a link says and where it leads can differ: where it leads is on hover.
  link.setAttribute('title', allowed.href);
  if (allowed.insecure) {
    const mark = document.createElement('small');
    mark.textContent = ` (${insecureMark})`;
    link.after(mark);
  }
}
