/** A new picture without the transparent edges. */
import { enlargedBounds, opaqueBounds } from './opaque-bounds.ts';
import type { OpenPicture } from './open-picture.ts';

/** Longer side, in pixels, of the reduced copy in which edges are searched. */
const longest = 1200;

/** Returns null when there are no edges to remove. */
export async function trimPicture({ name, bitmap }: OpenPicture): Promise<OpenPicture | null> {
  const scale = Math.min(1, longest / Math.max(bitmap.width, bitmap.height));
  const size = [bitmap.width, bitmap.height].map((side) => Math.max(1, Math.round(side * scale)));
  const [width, height] = size as [number, number];
  const bounds = opaqueBounds(
    drawn(bitmap, width, height).getImageData(0, 0, width, height).data,
    width,
    height,
  );
  if (!bounds) return null;
  const part = enlargedBounds(bounds, scale, bitmap);
  if (part.width === bitmap.width && part.height === bitmap.height) return null;
  const cut = await createImageBitmap(bitmap, part.x, part.y, part.width, part.height);
  const blob = await drawn(cut, cut.width, cut.height).canvas.convertToBlob({ type: 'image/png' });
  const address = URL.createObjectURL(blob);
  const close = () => {
    URL.revokeObjectURL(address);
    cut.close();
  };
  return { name, bitmap: cut, address, close };
}

function drawn(bitmap: ImageBitmap, width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw the picture on');
  context.drawImage(bitmap, 0, 0, width, height);
  return context;
}
