/** The pixels of a chosen picture, scaled down for analysis. Nothing leaves the page. */

import { looksLikeSvg } from '#shared/kit/pictures/picture-size.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';
import { openPicture } from '#widgets/picture/open-picture.ts';
import { drawableSvg } from './drawable-svg.ts';

/** Pixels of the longer side: enough for counting colours. */
const longest = 192;

/** Resolves to red, green, blue and opacity of each pixel, or to the problem of the file (at most `rule.bytes`). */
export async function picturePixels(
  file: File,
  rule: PictureRule,
  unreadable: Message,
): Promise<Uint8ClampedArray | Message> {
  const bytes = await file.bytes().catch(() => null);
  if (!bytes) return unreadable;
  if (looksLikeSvg(bytes)) {
    const plain = drawableSvg(new TextDecoder().decode(bytes));
    return (plain === null ? null : await drawnSvg(plain)) ?? unreadable;
  }
  const picture = await openPicture(file, rule);
  if (!('bitmap' in picture)) return picture;
  try {
    const { bitmap } = picture;
    return pixelsOf(bitmap, bitmap.width, bitmap.height);
  } finally {
    picture.close();
  }
}

/** As an image, an SVG runs and fetches nothing, whatever it contains. */
async function drawnSvg(plain: string): Promise<Uint8ClampedArray | null> {
  const address = URL.createObjectURL(new Blob([plain], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return pixelsOf(image, image.naturalWidth, image.naturalHeight);
  } catch {
    // The file is no picture: null says so.
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function pixelsOf(picture: CanvasImageSource, wide: number, high: number): Uint8ClampedArray {
  const scale = Math.min(1, longest / Math.max(wide, high));
  const [width, height] = [Math.max(1, Math.round(wide * scale)), Math.max(1, Math.round(high * scale))];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas to draw the picture on');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height).data;
}
