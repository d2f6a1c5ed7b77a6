import { afterEach, beforeEach, expect, it } from 'vitest';
import { uploadModuleFile } from '#shared/api/file-upload/file-upload.ts';
import { declaredRequest } from './declared-request.ts';

const fallen: unknown[] = [];
const note = (error: unknown) => void fallen.push(error);
beforeEach(() => {
  fallen.length = 0;
  process.on('unhandledRejection', note);
});
afterEach(() => void process.off('unhandledRejection', note));

const upload = () =>
  declaredRequest(uploadModuleFile, {
    file: new File([new Uint8Array(3_000_000)], 'notice.png'),
    module: 'document',
  });

it('a form that is given up while its parts are written leaves nothing behind', async () => {
  const { body } = upload();
  const reader = body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await upload().body?.cancel();
  // The parts of a form are written in separate tasks.
  for (let tasks = 0; tasks < 50; tasks += 1) await new Promise(setImmediate);
  expect(fallen).toEqual([]);
});

it('a form is sent with its boundary and its files', async () => {
  const { headers, body } = upload();
  const form = await new Response(body, {
    headers: headers.map(([name, value]) => [name, value]),
  }).formData();
  expect([form.get('module'), (form.get('file') as File).size]).toEqual(['document', 3_000_000]);
});
