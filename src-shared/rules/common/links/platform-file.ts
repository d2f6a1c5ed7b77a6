/** Links to the platform's own files inside rich text (spec 1§7.4 "File preview"): a path and nothing else. */
import { filePreviewPath, previewTypes } from '../../../api/file-upload/file-upload.ts';

/** Returns the re-serialised link, or null when it is no link to a file of the platform. */
export function platformFileLink(text: string): string | null {
  const match = /^\/api\/file\/preview\?([A-Za-z0-9_\-=&]{1,500})$/.exec(text.trim());
  if (!match) return null;
  const query = new URLSearchParams(match[1]);
  const fileId = query.get('fileId') ?? '';
  const type = previewTypes.find((each) => each === query.get('type'));
  if (fileId === '' || !type) return null;
  const authModule = query.get('authModule');
  return filePreviewPath({ fileId, type, ...(authModule ? { authModule } : {}) });
}

/** Like `platformFileLink`, but only for pictures, which rich text may show. */
export function platformPicture(given: string): string | null {
  const link = platformFileLink(given);
  return link && new URLSearchParams(link.slice(link.indexOf('?'))).get('type') === 'imgs' ? link : null;
}
