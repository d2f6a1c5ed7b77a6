/** Files inside rich text (spec 1§7.1 "rich-text file upload") and the address at which one is seen (1§7.4). */
import * as z from 'zod';
import { wireId, wireText } from '../codecs.ts';
import { endpoint } from '../endpoint.ts';

/** Uploads a file of a rich text. */
export const uploadModuleFile = endpoint({
  id: 'file.uploadModule',
  method: 'POST',
  path: '/api/file/module/upload',
  origin: 'given',
  encoding: 'multipart',
  effect: 'write',
  envelope: 'code',
  request: z.strictObject({ file: z.file(), module: z.literal('document') }),
  response: z.object({ fileId: wireId, name: wireText }),
  source: '1§7.1',
});

export const previewTypes = ['imgs', 'video', 'redirect'] as const;

/** Path and query at which an uploaded file is seen; the gateway carries it like a call. */
export function filePreviewPath(file: {
  readonly fileId: string;
  readonly type: (typeof previewTypes)[number];
  readonly authModule?: string;
}): string {
  const query = new URLSearchParams({ fileId: file.fileId, type: file.type });
  if (file.authModule) query.set('authModule', file.authModule);
  return `/api/file/preview?${query}`;
}
