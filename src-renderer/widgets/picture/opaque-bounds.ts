/** The smallest part of a picture that holds all that is seen of it: what lies around it is transparent. */

/** Opacity up to which a pixel is not seen, of 255: what a soft shadow ends in. */
const unseen = 8;

interface Bounds {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `data`: red, green, blue and opacity of each pixel, row by row. null: nothing is seen at all. */
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

/** The same part of the picture that was looked at in small; a pixel of the small one more on each side, as far as there is one. */
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
