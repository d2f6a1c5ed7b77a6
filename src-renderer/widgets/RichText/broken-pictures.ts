/** New pictures of a text that failed to load: a text with one is not saved. */
import { hasFailed } from './pictures.ts';

export interface BrokenPicture {
  /** The picture's description, or ''. */
  readonly name: string;
}

/** A picture of the stored text is accepted, since it may be missing only for a while. */
export function brokenPictures(html: string, stored: string): BrokenPicture[] {
  const known = new Set(picturesOf(stored).map(({ path }) => path));
  return picturesOf(html).filter(({ path }) => !known.has(path) && hasFailed(path));
}

/** The check comes first: this runs at every key press. The detached document fetches nothing. */
function picturesOf(html: string) {
  if (!/<img/i.test(html)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].map((image) => ({
    path: image.getAttribute('src') ?? '',
    name: image.alt,
  }));
}
