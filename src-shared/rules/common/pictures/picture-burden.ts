/** The walk through a picture's file is a file of its own, which a page fetches with the first picture that it sends. */
import { readParts } from '../../../kit/pictures/parts/read-parts.ts';
import type { Message } from '../../../text/message.ts';
import { pictureBurden } from './picture-rule.ts';

/** The warning about a picture that takes too much memory to be drawn; null for other pictures. */
export function burdenMessage(name: string, bytes: Uint8Array): Message | null {
  const parts = readParts(bytes);
  // A damaged picture is left to the decoder.
  if ('fault' in parts) return null;
  switch (pictureBurden(parts)) {
    case null:
      return null;
    case 'pixels':
      return { key: 'picture.wrong.huge', params: { name, width: parts.width, height: parts.height } };
    case 'frames':
      return { key: 'picture.wrong.frames', params: { name, frames: parts.frames } };
  }
}
