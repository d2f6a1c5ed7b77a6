/** What the editor made, as it is stored: pictures by their address again, without the paragraph to type on in. */
import { pictureAttribute } from './sanitise.ts';

export function toStoredHtml(made: string): string {
  // The editor keeps an empty paragraph under a list, a quote or a heading, so that one can write on.
  const text = made.replace(/(?:<p><\/p>)+$/, '');
  if (!text.includes(pictureAttribute)) return text;
  // Read in a document of its own, which fetches nothing.
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const image of body.querySelectorAll(`img[${pictureAttribute}]`)) {
    image.setAttribute('src', image.getAttribute(pictureAttribute) ?? '');
    image.removeAttribute(pictureAttribute);
  }
  return body.innerHTML;
}
