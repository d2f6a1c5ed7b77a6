/** Small pictures that a browser draws, 8 × 6 pixels, with the notes that cameras and programs add. */
import { pngChunk } from '../parts/png-chunk.ts';

const text = (content: string) => Uint8Array.from(content, (one) => one.charCodeAt(0));
export const joinBytes = (...parts: readonly Uint8Array[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]));
const bytesOf = (base64: string) => text(atob(base64));
const word = (value: number) => [value & 255, (value >> 8) & 255, (value >> 16) & 255, (value >> 24) & 255];

const jpeg = bytesOf(
  '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAgDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAb/xAAZEAACAwEAAAAAAAAAAAAAAAAAAwECERL/xAAVAQEBAAAAAAAAAAAAAAAAAAAFB//EABoRAQEBAAMBAAAAAAAAAAAAAAECAwARQSH/2gAMAwEAAhEDEQA/AIJCVopNVV5rM7m6AAHTS9ab0VX1+vK/Gc5yRB0Hhz//2Q==',
);
/** The picture's own chunk of a WebP. */
const webp = bytesOf(
  'VlA4IEwAAACwAQCdASoIAAYAAUAmJbACdLoABDAAAP7w7lfyKBdYKj++sMVg0hXnUt7+P+2SRf4vAIujiml//3EIGv81/vz+1c/7sF/7sF/rYAAA',
);
const pngSignature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const pngData = bytesOf('eAGEjMEJAFAIQsVRHOoP+WdppzoFEYHCu4g+SpFNSLkhTPjx0Fxbb7hes7OGAgAA//8DACijE4U=');

/** EXIF of little order with a camera, a place on request, and how the picture is turned. */
export function exif({ orientation = 1, place = true } = {}): Uint8Array<ArrayBuffer> {
  const entries = [
    [0x010f, 2, 4, [...text('Cam\0')]],
    [0x0112, 3, 1, word(orientation)],
    ...(place ? ([[0x8825, 4, 1, word(8)]] as const) : []),
  ] as const;
  const rows = entries.flatMap(([tag, type, count, value]) => [
    ...word(tag).slice(0, 2),
    ...word(type).slice(0, 2),
    ...word(count),
    ...value,
  ]);
  return Uint8Array.of(0x49, 0x49, 42, 0, ...word(8), entries.length, 0, ...rows, ...word(0));
}

export const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><exif:GPSLatitude>22,17N</exif:GPSLatitude></x:xmpmeta>';

export const jpegSegment = (marker: number, data: Uint8Array) =>
  Uint8Array.of(0xff, marker, (data.length + 2) >> 8, (data.length + 2) & 255, ...data);
export const jpegText = (marker: number, content: string) => jpegSegment(marker, text(content));
/** A JPEG with segments behind its first one. */
export function jpegWith(...segments: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return joinBytes(jpeg.subarray(0, 20), ...segments, jpeg.subarray(20));
}

export const pngText = (type: string, content: string) => pngChunk(type, text(content));
/** A PNG with chunks before its picture. */
export function pngWith(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const header = Uint8Array.of(0, 0, 0, 8, 0, 0, 0, 6, 8, 6, 0, 0, 0);
  return joinBytes(
    pngSignature,
    pngChunk('IHDR', header),
    ...chunks,
    pngChunk('IDAT', pngData),
    pngChunk('IEND', new Uint8Array()),
  );
}

export const webpChunk = (type: string, data: Uint8Array) =>
  Uint8Array.of(...text(type), ...word(data.length), ...data, ...(data.length % 2 ? [0] : []));
export const webpText = (type: string, content: string) => webpChunk(type, text(content));
/** A WebP with chunks behind its picture, of the plain form without any. */
export function webpWith(...chunks: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const extended = webpChunk('VP8X', Uint8Array.of(0x0c, 0, 0, 0, 7, 0, 0, 5, 0, 0));
  const body = joinBytes(...(chunks.length > 0 ? [extended] : []), webp, ...chunks);
  return Uint8Array.of(...text('RIFF'), ...word(body.length + 4), ...text('WEBP'), ...body);
}

/** A block of a GIF with a name and one part. */
export const gifExtension = (label: number, name: string, content: string) =>
  Uint8Array.of(
    0x21,
    label,
    ...(name === '' ? [] : [name.length, ...text(name)]),
    content.length,
    ...text(content),
    0,
  );
/** A GIF of frames of its whole size, with blocks before them. */
export function gifWith(
  { width = 8, height = 6, frames = 1 }: { width?: number; height?: number; frames?: number } = {},
  ...blocks: readonly Uint8Array[]
): Uint8Array<ArrayBuffer> {
  const size = [...word(width).slice(0, 2), ...word(height).slice(0, 2)];
  const palette = [200, 34, 34, 34, 34, 200];
  // Codes of three bits: clear, a pixel of each colour, the end; a decoder leaves the rest as it is.
  const frame = [0x2c, 0, 0, 0, 0, ...size, 0, 2, 6, 0x44, 0x02, 0x44, 0x02, 0x44, 0x05, 0];
  return Uint8Array.of(
    ...text('GIF89a'),
    ...size,
    0x80,
    0,
    0,
    ...palette,
    ...joinBytes(...blocks),
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  );
}

/** An icon with one of these pictures. */
export function iconWith(picture: Uint8Array): Uint8Array<ArrayBuffer> {
  return Uint8Array.of(
    0,
    0,
    1,
    0,
    1,
    0,
    8,
    6,
    0,
    0,
    1,
    0,
    32,
    0,
    ...word(picture.length),
    ...word(22),
    ...picture,
  );
}
