/**
 * Sanitises others' rich text at rendering (limits §6): a short list of tags, only `href`, `title` and `alt`, and one
 * policy for links. Everything else is removed, but its text is kept. Pictures are limited to the platform's own (spec
 * 1§7.4 "File preview") and have no address that the browser would follow: `pictures.ts` loads them with the session.
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

/** The path of a picture that has not been loaded yet. */
export const pictureAttribute = 'data-platform-picture';

/** A separate instance, so that its hooks are not shared with other code. */
const purifier = createDOMPurify(window);

/** Remembers a picture's path before its attributes are removed, and stores it in our own attribute afterwards. */
const pictures = new WeakMap<Element, string>();
purifier.addHook('beforeSanitizeAttributes', (element) => {
  const path = element.tagName === 'IMG' ? platformPicture(element.getAttribute('src') ?? '') : null;
  if (path) pictures.set(element, path);
});
purifier.addHook('afterSanitizeAttributes', (element) => {
  const path = pictures.get(element);
  if (path) element.setAttribute(pictureAttribute, path);
});

/** Returns a safe fragment for the page. `insecureMark`: text beside an unencrypted link. */
export function sanitise(html: string, insecureMark: string): DocumentFragment {
  const fragment = purifier.sanitize(html, {
    // wall: rich-text-tags
    ALLOWED_TAGS: [...allowedTags],
    // wall: rich-text-attributes
    ALLOWED_ATTR: [...allowedAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOW_UNKNOWN_PROTOCOLS: false,
    RETURN_DOM_FRAGMENT: true,
  });
  /* wall: rich-text-pictures */ for (const picture of fragment.querySelectorAll(
    `img:not([${pictureAttribute}])`,
  ))
    picture.remove();
  for (const link of fragment.querySelectorAll('a')) checkLink(link, insecureMark);
  return fragment;
}

function checkLink(link: HTMLAnchorElement, insecureMark: string): void {
  const file = platformFileLink(link.getAttribute('href') ?? '');
  if (file) {
    // RichText.tsx fetches the file with the session when the link is followed, never as a page.
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
  // A link's text may mislead, so its tooltip shows the address.
  link.setAttribute('title', allowed.href);
  if (allowed.insecure) {
    const mark = document.createElement('small');
    mark.textContent = ` (${insecureMark})`;
    link.after(mark);
  }
}
