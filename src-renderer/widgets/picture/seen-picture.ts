/** A picture as something that can be drawn, and as pixels that can be measured. */
export interface SeenPicture {
  /** As an image's source; null while it is not there. */
  readonly address: string | null;
  /** Red, green, blue, opacity; null: it is loading. */
  readonly pixels: Uint8ClampedArray | 'unread' | null;
}

export const notSeen: SeenPicture = { address: null, pixels: null };
/** What cannot be loaded is said where it would be measured. */
export const unreadPicture: SeenPicture = { address: null, pixels: 'unread' };

/** Pixels that a side is measured at. */
const measured = 64;

/** Its address is given back with `letGo`. */
export async function seePicture(file: Blob): Promise<SeenPicture> {
  const pixels = await pixelsOf(file);
  return { address: URL.createObjectURL(file), pixels };
}

export function letGo({ address }: SeenPicture): void {
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
