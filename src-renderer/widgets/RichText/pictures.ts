/**
 * Loads a rich text's pictures from the platform with the session. An address in the text itself would be requested
 * without the session, and could be anybody's.
 */
import { readPlatformFile } from '#data/platform-file.ts';
import { pictureTypes as shownTypes } from '#shared/kit/pictures/picture-size.ts';

/** Allowed media types; SVG is excluded, because it is a document. */
export const richTextPictureTypes: readonly string[] = shownTypes;

/** Paths whose last load failed. */
const failedPaths = new Set<string>();

export function hasFailed(path: string): boolean {
  return failedPaths.has(path);
}

/**
 * Loads a picture; after a failure its description ends with the text `failed`. Returns the function that releases the
 * picture.
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
      if (!richTextPictureTypes.includes(file.type)) throw new Error(`${file.type} is no picture`);
      if (stop.signal.aborted) return;
      address = URL.createObjectURL(file);
      image.src = address;
      image.dataset.state = 'shown';
      failedPaths.delete(path);
    })
    .catch(() => {
      // The alternative text shows the failure; the rest of the text stays readable.
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
