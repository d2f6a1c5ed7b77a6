/** Pictures that a text has anew and that could not be loaded: such a text is not saved. */
import { hasFailed } from './pictures.ts';

export interface BrokenPicture {
  /** Its description; '' where it has none. */
  readonly name: string;
}

/** One that stood in the stored text already stays: it may only be away for a while. */
export function brokenPictures(html: string, stored: string): BrokenPicture[] {
  const known = new Set(picturesOf(stored).map(({ path }) => path));
  return picturesOf(html).filter(({ path }) => !known.has(path) && hasFailed(path));
}

/** Read in a document of its own, which fetches nothing; asked at every key that is pressed, and most texts have none. */
function picturesOf(html: string) {
  if (!/<img/i.test(html)) return [];
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return [...body.querySelectorAll('img')].map((image) => ({
    path: image.getAttribute('src') ?? '',
    name: image.alt,
  }));
}
