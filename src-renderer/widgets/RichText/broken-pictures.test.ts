import { expect, it, vi } from 'vitest';
import { until } from '#shared/testing/until.ts';
import { brokenPictures } from './broken-pictures.ts';
import { showPicture } from './pictures.ts';

const png = () => new Blob(['x'], { type: 'image/png' });
const read = vi.hoisted(() => vi.fn());
vi.mock('#data/platform-file.ts', () => ({ readPlatformFile: read }));
URL.createObjectURL = () => 'blob:x';
URL.revokeObjectURL = () => undefined;

const picture = (id: string) => `<img src="/api/file/preview?fileId=${id}&amp;type=imgs" alt="Map ${id}">`;
const pathOf = (id: string) => `/api/file/preview?fileId=${id}&type=imgs`;
const load = async (id: string, answer: Promise<Blob>) => {
  read.mockReturnValueOnce(answer);
  const image = document.createElement('img');
  showPicture(image, pathOf(id), 'failed');
  await until(() => image.dataset.state !== 'loading');
};

it('names new ones that could not be loaded; stored ones and those that were loaded stay', async () => {
  await load('gone', Promise.reject(new Error('404')));
  await load('page', Promise.resolve(new Blob(['x'], { type: 'text/html' })));
  await load('fine', Promise.resolve(png()));
  await load('old', Promise.reject(new Error('404')));
  const html = ['gone', 'page', 'fine', 'old', 'unseen'].map(picture).join('');
  expect(brokenPictures(html, picture('old')).map(({ name }) => name)).toEqual(['Map gone', 'Map page']);
});

it('one that comes after all is fine', async () => {
  await load('late', Promise.reject(new Error('reset')));
  await load('late', Promise.resolve(png()));
  expect(brokenPictures(picture('late'), '')).toEqual([]);
});
