import type { PartsFault, PictureParts } from '#shared/kit/pictures/parts/read-parts.ts';
import { wrongParts } from './content-kinds.ts';
import { refuseArchive } from './zip/archive-refusal.ts';

/**
 * Refuses a damaged or too large picture. Null for an unreadable picture of another platform's archive, which may be
 * of any kind.
 */
export function checkedParts(
  parts: PictureParts | PartsFault | null,
  name: string,
  strict: boolean,
): PictureParts | null {
  const wrong = parts && wrongParts(parts, strict);
  // wall: picture-parts
  if (wrong) refuseArchive(wrong.code, name, wrong.details);
  return parts && 'fault' in parts ? null : parts;
}
