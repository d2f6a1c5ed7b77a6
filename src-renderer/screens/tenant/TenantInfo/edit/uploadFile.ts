/** A file of a rich text is the platform's; the text holds a link to it (spec 1§7.1). */
import { filePreviewPath, uploadModuleFile } from '#shared/api/file-upload.ts';
import { submitChange } from '../../../../data/changes/index.ts';
import type { Upload } from '../../../../widgets/RichText/upload.ts';

export const uploadFile: Upload = async (file, options) => {
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
  return { href: filePreviewPath({ fileId, type: 'redirect' }), name: name || file.name };
};
