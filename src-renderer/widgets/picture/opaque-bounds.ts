/** The smallest rectangle with all visible pixels of a picture; its surroundings are transparent. */

/** Opacity, of 255, up to which a pixel counts as invisible, such as the end of a soft shadow. */
const unseen = 8;

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `data`: red, green, blue and opacity of each pixel, row by row. Returns null when nothing is visible. */
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
