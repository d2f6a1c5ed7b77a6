/** Files in rich text (spec 1§7.1, 1§7.4): any signed-in user uploads them, and the people of the tenant see them. */
import { randomUUID } from 'node:crypto';
import { previewTypes, uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { mediaTypeOf } from '#shared/kit/pictures/media-type.ts';
import { addFile, findFile } from '../../kernel/files/store.ts';
import { type Download, type Implementation, implement, refuse } from '../../kernel/http/implement.ts';
import { messagesIn } from '../../kernel/messages.ts';
import { record } from '../../kernel/operation-log/record.ts';

/** Megabytes of one file; the documents name no limit. */
const fileLimit = 20;

export const fileUploadRoutes: readonly Implementation[] = [
  implement(uploadModuleFile, 'signedIn', async ({ file }, context) => {
    const { store, user, now, language } = context;
    const messages = messagesIn(language);
    if (file.size === 0) return refuse(messages.fileEmpty);
    if (file.size > fileLimit * 1024 * 1024) return refuse(messages.fileTooLarge(fileLimit));
    const bytes = new Uint8Array(await file.arrayBuffer());
    const uploaded = { id: randomUUID(), name: plainName(file.name), mediaType: mediaTypeOf(bytes), bytes };
    await addFile(store, user.tenantKey, uploaded, now);
    await record(store, context, {
      kind: 'fileUploaded',
      targetId: uploaded.id,
      targetName: uploaded.name,
      detail: uploaded.name,
    });
    return { fileId: uploaded.id, name: uploaded.name };
  }),
];

/** Returns the last part of a path, without control and bidirectional characters; at most 200 characters. */
function plainName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return [...last.replace(/[\p{Cc}\p{Cf}]/gu, '')].slice(0, 200).join('') || 'file';
}

export const filePreview: Download = {
  id: 'file.preview',
  path: '/api/file/preview',
  access: 'signedIn',
  async answer(query, { store, user, language }) {
    const messages = messagesIn(language);
    const type = previewTypes.find((each) => each === query.get('type'));
    if (!type) return refuse(messages.badInput('type'), 400);
    const file = await findFile(store, user.tenantKey, query.get('fileId') ?? '');
    const kind = { imgs: 'image/', video: 'video/', redirect: '' }[type];
    if (!file?.mediaType.startsWith(kind)) return refuse(messages.noSuchFile, 404);
    // The type follows from the bytes and is never a page: a file's own claim about its type is not trusted.
    const disposition = type === 'redirect' ? 'attachment' : 'inline';
    return new Response(Uint8Array.from(file.bytes), {
      headers: {
        'content-type': file.mediaType,
        'content-length': String(file.bytes.byteLength),
        'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      },
    });
  },
};
