/** Walks the list of an icon's pictures; what the pictures claim themselves is in `picture-size.ts`. */
import { type PictureNotes, skip, take, viewOf, type Walk } from './picture-notes.ts';

export function* walkIcon(notes: PictureNotes): Walk {
  const count = viewOf(yield* take(6)).getUint16(4, true);
  if (count === 0) return 'form';
  const list = viewOf(yield* take(16 * count));
  let end = notes.at;
  for (let at = 0; at < list.byteLength; at += 16) {
    notes.addFrame({ width: list.getUint8(at) || 256, height: list.getUint8(at + 1) || 256 });
    end = Math.max(end, list.getUint32(at + 8, true) + list.getUint32(at + 12, true));
  }
  yield* skip(end - notes.at);
  notes.keep(0);
  return null;
}
