/** A chosen file as a picture that can be cut; or what is wrong with it, found before anything of it is drawn. */

import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import { type PictureRule, wrongWithPicture } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Message } from '#shared/text/message.ts';

export interface OpenPicture {
  readonly name: string;
  /** Upright, whatever its camera said. */
  readonly bitmap: ImageBitmap;
  /** Shows the same; given back with `close`. */
  readonly address: string;
  readonly close: () => void;
}

/** The file is no longer than `rule.bytes`. */
export async function openPicture(file: File, rule: PictureRule): Promise<OpenPicture | Message> {
  const { name } = file;
  const bytes = await file.bytes().catch(() => null);
  if (!bytes) return { key: 'picture.wrong.unreadable', params: { name } };
  const wrong = wrongWithPicture(rule, name, bytes);
  if (wrong) return wrong;
  // As what it is, not as what its name says.
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
