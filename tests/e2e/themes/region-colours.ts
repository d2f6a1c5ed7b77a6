/** The colours in the regions of a screenshot. */
import type { BrowserContext } from '@playwright/test';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** `ground`: what most of it is; `ink`: what stands out from that most. Red, green, blue. */
export interface Painted {
  readonly ground: readonly number[];
  readonly ink: readonly number[];
}

/** Decoded in a page of its own, which no content policy keeps from reading a picture. */
export async function painted(
  context: BrowserContext,
  screenshot: Buffer,
  boxes: readonly Box[],
): Promise<Painted[]> {
  const page = await context.newPage();
  const found = await page.evaluate(
    async ([address, regions]) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('no canvas');
      drawing.drawImage(picture, 0, 0);
      return regions.map(({ x, y, width, height }) => {
        const { data } = drawing.getImageData(
          Math.ceil(x),
          Math.ceil(y),
          Math.floor(width),
          Math.floor(height),
        );
        const counts = new Map<number, number>();
        for (let at = 0; at < data.length; at += 4) {
          const colour = ((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0);
          counts.set(colour, (counts.get(colour) ?? 0) + 1);
        }
        const parts = (colour: number) => [colour >> 16, (colour >> 8) & 255, colour & 255];
        const [first = 0] = [...counts].sort((one, other) => other[1] - one[1]).map(([colour]) => colour);
        const ground = parts(first);
        const away = (colour: number) =>
          parts(colour).reduce((sum, part, at) => sum + (part - (ground[at] ?? 0)) ** 2, 0);
        const [ink = first] = [...counts.keys()].sort((one, other) => away(other) - away(one));
        return { ground, ink: parts(ink) };
      });
    },
    [`data:image/png;base64,${screenshot.toString('base64')}`, boxes] as const,
  );
  await page.close();
  return found;
}
