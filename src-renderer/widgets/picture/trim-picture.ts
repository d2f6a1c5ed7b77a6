/** A new picture without the transparent edges. */
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

/** Opacity, of 255, up to which a pixel counts as invisible, such as the end of a soft shadow. */
const unseen = 8;

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The smallest rectangle with all visible pixels of a picture; null when nothing is visible. `data`: red, green, blue
 * and opacity of each pixel, row by row.
 */
export function opaqueBounds(data: Uint8ClampedArray, width: number, height: number): Bounds | null {
  let [left, right, top, bottom] = [width, -1, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] as number) <= unseen) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top < 0) top = y;
      bottom = y;
    }
  }
  if (right < 0) return null;
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** Scales bounds to the whole picture, widened by one reduced pixel on each side within it. */
export function enlargedBounds(
  small: Bounds,
  scale: number,
  whole: Pick<Bounds, 'width' | 'height'>,
): Bounds {
  const room = scale < 1 ? 1 : 0;
  const [x, y] = [small.x, small.y].map((at) => Math.max(0, Math.floor((at - room) / scale))) as [
    number,
    number,
  ];
  const right = Math.min(whole.width, Math.ceil((small.x + small.width + room) / scale));
  const bottom = Math.min(whole.height, Math.ceil((small.y + small.height + room) / scale));
  return { x, y, width: right - x, height: bottom - y };
}
