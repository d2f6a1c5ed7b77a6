import { crc32, deflateSync } from 'node:zlib';

export type Rgb = readonly [number, number, number];

/** A PNG of one colour. `noise` enlarges it by bytes that cannot be compressed. */
export function png(width: number, height: number, colour: Rgb, noise = 0): Buffer {
  const [r, g, b] = colour;
  return drawn(width, height, () => colour, noise > 0 ? noiseOf(noise, r * 65_536 + g * 256 + b) : null);
}

/** A PNG, pixel by pixel. `more`: data behind the last pixel, which decoders ignore. */
export function drawn(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgb,
  more: Buffer | null = null,
): Buffer {
  const pixels = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) pixels.set(colourAt(x, y), y * (1 + width * 3) + 1 + x * 3);
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
    chunk('IDAT', deflateSync(pixels, { level: 9 })),
    ...(more === null ? [] : [chunk('IDAT', more)]),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG header with a size, without an image. */
export function pngHead(width: number, height: number): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header(width, height)),
  ]);
}

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 2, 0, 0, 0], 8);
  return bytes;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const bytes = Buffer.alloc(8);
  bytes.writeUInt32BE(data.length, 0);
  bytes.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([bytes.subarray(0, 4), body, bytes.subarray(4)]);
}

/** Reproducible noise for a seed; xorshift32. */
function noiseOf(length: number, seed: number): Buffer {
  const words = new Uint32Array(Math.ceil(length / 4));
  let state = seed * 2 + 1;
  for (let index = 0; index < words.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    words[index] = state;
  }
  return Buffer.from(words.buffer, 0, length);
}
