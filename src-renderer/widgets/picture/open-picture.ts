/** Opens a chosen file as a picture for cutting, or returns its problem before anything is drawn. */

import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import { type PictureRule, wrongWithPicture } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';

export interface OpenPicture {
  readonly name: string;
  /** Upright, according to the camera's orientation data. */
  readonly bitmap: ImageBitmap;
  /** Object URL of the same picture; `close` revokes it. */
  readonly address: string;
  readonly close: () => void;
}

/** The caller has checked that the file does not exceed `rule.bytes`. */
export async function openPicture(file: File, rule: PictureRule): Promise<OpenPicture | Message> {
  const { name } = file;
  const bytes = await file.bytes().catch(() => null);
  if (!bytes) return { key: 'picture.wrong.unreadable', params: { name } };
  const wrong = wrongWithPicture(rule, name, bytes);
  // wall: picture-svg
  if (wrong) return wrong;
  const { burdenMessage } = await import('#shared/rules/common/pictures/picture-burden.ts');
  const burden = burdenMessage(name, bytes);
  if (burden) return burden;
  // The media type follows the bytes, not the file name.
  const content = new Blob([bytes], { type: mediaTypeOf(bytes) });
  const bitmap = await createImageBitmap(content).catch(() => null);
  if (!bitmap) return { key: 'picture.wrong.unreadable', params: { name } };
  const address = URL.createObjectURL(content);
  const close = () => {
    URL.revokeObjectURL(address);
    bitmap.close();
  };
  return { name, bitmap, address, close };
}
