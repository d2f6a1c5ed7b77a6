import { expect, it } from 'vitest';
import { pngChunk } from '#shared/kit/pictures/parts/png-chunk.ts';
import { exif, pngWith } from '#shared/kit/pictures/testing/noted-pictures.ts';
import { cleanPicture } from './clean-picture.ts';

const bytesOf = async (file: Blob) => [...new Uint8Array(await file.arrayBuffer())];

it('a picture goes without its place, under its name', async () => {
  const clean = await cleanPicture(new File([pngWith(pngChunk('eXIf', exif()))], 'photo.png'));
  expect(await bytesOf(clean)).toEqual([...pngWith()]);
  expect(clean).toMatchObject({ name: 'photo.png', type: 'image/png' });
});

it.each([
  ['a picture without notes', new File([pngWith()], 'a.png')],
  ['a damaged picture', new File([pngWith().subarray(0, 40)], 'a.png')],
  ['a text', new File(['<svg/>'], 'a.png')],
])('%s is the same file', async (_, file) => expect(await cleanPicture(file)).toBe(file));
