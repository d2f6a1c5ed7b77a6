/** Files in rich text (spec 1§7.1 "rich-text file upload"), and the address that shows one (1§7.4). */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { post } from '../endpoint.ts';

/** The smallest picture: a PNG's first bytes satisfy a server that checks them. */
function examplePicture(): File {
  const bytes = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  return new File([bytes], 'notice.png', { type: 'image/png' });
}

/** Uploads a file for a rich text. */
export const uploadModuleFile = post('file.uploadModule', '/api/file/module/upload', {
  given: '1§7.1',
  encoding: 'multipart',
  request: { file: z.file(), module: z.literal('document') },
  response: z.object({ fileId: wireId, name: wireText }),
  example: () => ({ file: examplePicture(), module: 'document' as const }),
});

export const previewTypes = ['imgs', 'video', 'redirect'] as const;

/** The address that shows an uploaded file: bytes without an envelope. */
export const filePreviewCall = { id: 'file.preview', origin: 'given', path: '/api/file/preview' } as const;

/** Path and query that show an uploaded file; the gateway carries the request like a call. */
export function filePreviewPath(file: {
  readonly fileId: string;
  readonly type: (typeof previewTypes)[number];
  readonly authModule?: string;
}): string {
  const query = new URLSearchParams({ fileId: file.fileId, type: file.type });
  if (file.authModule) query.set('authModule', file.authModule);
  return `${filePreviewCall.path}?${query}`;
}
