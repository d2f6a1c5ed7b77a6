/**
 * Pictures of a rich text: fetched from the platform with the session and shown as what they are. An address in the
 * text itself would be asked for without the session, and could be anybody's.
 */
import { readPlatformFile } from '#data/platform-file.ts';
import { pictureTypes as shownTypes } from '#shared/kit/pictures/picture-size.ts';

/** What may be shown; SVG is a document, not a picture. */
export const pictureTypes: readonly string[] = shownTypes;

/** Paths whose last try failed. */
const failedPaths = new Set<string>();

export function hasFailed(path: string): boolean {
  return failedPaths.has(path);
}

/**
 * Fills the element in; `failed` is the word for one that can't be had, beside what it shows. Answers how to let go
 * of it.
 */
export function showPicture(
  image: HTMLImageElement,
  path: string,
  failed: string,
  onFailed?: () => void,
): () => void {
  const stop = new AbortController();
  let address: string | null = null;
  image.dataset.state = 'loading';
  readPlatformFile(path, stop.signal)
    .then((file) => {
      if (!pictureTypes.includes(file.type)) throw new Error(`${file.type} is no picture`);
      if (stop.signal.aborted) return;
      address = URL.createObjectURL(file);
      image.src = address;
      image.dataset.state = 'shown';
      failedPaths.delete(path);
    })
    .catch(() => {
      // Said where the picture would be: a text with one picture less is still read.
      if (stop.signal.aborted) return;
      image.dataset.state = 'failed';
      failedPaths.add(path);
      image.alt = image.alt ? `${image.alt} (${failed})` : failed;
      onFailed?.();
    });
  return () => {
    stop.abort();
    if (address) URL.revokeObjectURL(address);
  };
}
