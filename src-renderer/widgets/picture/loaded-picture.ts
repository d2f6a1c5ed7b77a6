/** A picture as an image source, and as pixels for measurements. */
export interface LoadedPicture {
  /** Image source; null while missing. */
  readonly address: string | null;
  /** Red, green, blue and opacity; null while loading. */
  readonly pixels: Uint8ClampedArray | 'unread' | null;
}

export const noPicture: LoadedPicture = { address: null, pixels: null };
/** A picture that can't be loaded; the measurement reports that. */
export const unreadPicture: LoadedPicture = { address: null, pixels: 'unread' };

/** Side in pixels of the measured copy. */
const measured = 64;

/** The address must be revoked with `letGo`. */
export async function loadPicture(file: Blob): Promise<LoadedPicture> {
  const pixels = await pixelsOf(file);
  return { address: URL.createObjectURL(file), pixels };
}

export function revokePictureUrl({ address }: LoadedPicture): void {
  if (address) URL.revokeObjectURL(address);
}

async function pixelsOf(file: Blob): Promise<Uint8ClampedArray> {
  const bitmap = await createImageBitmap(file, { resizeWidth: measured, resizeHeight: measured });
  const context = new OffscreenCanvas(measured, measured).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to measure on');
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context.getImageData(0, 0, measured, measured).data;
}
