/** Renders a part of a picture to a new file, so that nothing else of the chosen file (such as metadata) is stored. */
import { type PictureResult, resultSize } from '#shared/rules/common/pictures/picture-rule.ts';
import type { OpenPicture } from './open-picture.ts';

/** In pixels of the picture. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Canvas = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** Fills the whole canvas, which has the result's size. */
export function drawPart(canvas: Canvas, { bitmap }: OpenPicture, part: Part, type: string): void {
  const { width, height } = canvas.canvas;
  canvas.clearRect(0, 0, width, height);
  if (type === 'image/jpeg') {
    // JPEG has no transparency: white instead of black.
    canvas.fillStyle = 'white';
    canvas.fillRect(0, 0, width, height);
  }
  canvas.imageSmoothingQuality = 'high';
  canvas.drawImage(bitmap, part.x, part.y, part.width, part.height, 0, 0, width, height);
}

/** Tried from the best until the file is small enough; PNG has only one. */
const qualities = [0.92, 0.85, 0.75, 0.6];

/** Returns a file below `result.bytes` where possible; otherwise the caller must report the excess. */
export async function cutPicture(picture: OpenPicture, part: Part, result: PictureResult): Promise<File> {
  const { width, height } = resultSize(result, part);
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to cut the picture on');
  drawPart(context, picture, part, result.type);
  const limit = result.bytes ?? Number.POSITIVE_INFINITY;
  let made = await canvas.convertToBlob({ type: result.type });
  for (const quality of result.type === 'image/png' ? [] : qualities) {
    made = await canvas.convertToBlob({ type: result.type, quality });
    if (made.size <= limit) break;
  }
  // A browser that can't write the type writes PNG instead.
  if (made.type !== result.type) throw new Error(`${result.type} cannot be written here`);
  return new File([made], nameFor(picture.name, result.type), { type: result.type });
}

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

function nameFor(name: string, type: keyof typeof endings): string {
  return `${name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'picture'}.${endings[type]}`;
}
