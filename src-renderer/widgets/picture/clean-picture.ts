import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';

/** A picture without its notes (place, camera, texts); what is no picture, or has none, as it is. */
export async function cleanPicture<Content extends Blob>(file: Content): Promise<Content | File> {
  const head = new Uint8Array(await file.slice(0, 16).arrayBuffer());
  if (!mediaTypeOf(head).startsWith('image/')) return file;
  const { readParts, withoutNotes } = await import('#shared/kit/pictures/parts/read-parts.ts');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const parts = readParts(bytes);
  if ('fault' in parts || parts.notes.length === 0) return file;
  const name = file instanceof File ? file.name : '';
  return new File([Uint8Array.from(withoutNotes(bytes, parts))], name, { type: parts.type });
}
