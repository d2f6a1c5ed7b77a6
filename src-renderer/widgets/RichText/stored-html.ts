/** Converts the editor's output to its stored form: picture addresses restored, trailing empty paragraphs removed. */
import { pictureAttribute } from './sanitise.ts';

export function toStoredHtml(made: string): string {
  // The editor keeps an empty paragraph after a list, a quote or a heading for further typing.
  const text = made.replace(/(?:<p><\/p>)+$/, '');
  if (!text.includes(pictureAttribute)) return text;
  // Parses in a detached document, which fetches nothing.
  const { body } = new DOMParser().parseFromString(text, 'text/html');
  for (const image of body.querySelectorAll(`img[${pictureAttribute}]`)) {
    image.setAttribute('src', image.getAttribute(pictureAttribute) ?? '');
    image.removeAttribute(pictureAttribute);
  }
  return body.innerHTML;
}
