/** Files inside rich text, and where one is seen (1§7.1, 1§7.4). */
import { get, post } from '../call.ts';
import { file, oneOf, recordId, text } from '../value-checks.ts';

export const fileCalls = [
  post({
    // Row TEN-104.
    name: 'module upload',
    path: '/api/file/module/upload',
    encoding: 'multipart',
    fields: { required: { file, module: oneOf('document') } },
    data: { fileId: 'F-88012', name: 'notice.png' },
    source: '1§7.1',
    chosen: 'the answer',
  }),
  get({
    // Row GEN-056.
    name: 'file preview',
    path: '/api/file/preview',
    fields: {
      required: { fileId: recordId, type: oneOf('imgs', 'video', 'redirect') },
      optional: { authModule: text },
    },
    answers: 'file',
    data: '值班电话 8100',
    source: '1§7.4',
    chosen: 'the method: S-6',
  }),
];
