/** Uploads a rich text's file to the platform; the text contains a link to it, or shows it (spec 1§7.1, 1§7.4). */

import { submitChange } from '#data/changes/index.ts';
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { cleanPicture } from '../picture/clean-picture.ts';
import type { RichTextUpload } from './upload.ts';

/** Uploads a file. A picture goes without its notes on place and camera, also where it is not cropped. */
export const uploadFile: RichTextUpload = async (given, as, options) => {
  const file = as === 'picture' ? await cleanPicture(given) : given;
  const { fileId, name } = await submitChange(
    {
      title: 'tenantEdit.change.upload',
      endpoint: uploadModuleFile,
      input: { file, module: 'document' },
      before: null,
      success: null,
      failure: 'silent',
    },
    options,
  );
  const type = as === 'picture' ? 'imgs' : 'redirect';
  return { href: filePreviewPath({ fileId, type }), name: name || file.name };
};
