import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fromHex } from '#shared/kit/pictures/testing/hex.ts';
import type { PictureRule } from '#shared/rules/common/pictures/picture-rule.ts';
import { until } from '#shared/testing/until.ts';
import { type StorePicture, usePictureUpload } from './use-picture-upload.ts';

const rule: PictureRule = {
  types: ['image/png'],
  bytes: 1000,
  result: { type: 'image/png', width: 30, height: 30 },
};
const png = fromHex('89504e47 0d0a1a0a 0000000d 49484452 00000320 00000258 0806000000');
const bitmaps: { close: () => void }[] = [];
const pictureOf = (name = 'logo.png') => new File([png], name);

let answer: PromiseWithResolvers<string>;
const sent: { file: File; signal: AbortSignal; onProgress: (share: number) => void }[] = [];
const store: StorePicture = (file, options) => {
  sent.push({ file, ...options });
  answer = Promise.withResolvers();
  return answer.promise;
};

beforeEach(() => {
  sent.length = 0;
  bitmaps.length = 0;
  File.prototype.bytes ??= async function bytes(this: File) {
    return new Uint8Array(await this.arrayBuffer());
  };
  vi.stubGlobal('createImageBitmap', async () => {
    const bitmap = { width: 800, height: 600, close: vi.fn() };
    bitmaps.push(bitmap);
    return bitmap;
  });
  URL.createObjectURL = vi.fn(() => 'blob:one');
  URL.revokeObjectURL = vi.fn();
});

function begin() {
  const onStored = vi.fn();
  const pending: Promise<unknown>[] = [];
  const onPending = (work: Promise<unknown>) => {
    work.catch(() => undefined);
    pending.push(work);
  };
  const hook = renderHook(() => usePictureUpload({ rule, store, onStored, onPending }));
  const stage = () => hook.result.current.stage;
  const reached = (at: string) => until(() => stage().at === at);
  return { ...hook, onStored, pending, stage, reached, upload: () => hook.result.current };
}

it.each([
  ['SVG by its content', new File(['<svg/>'], 'logo.png'), 'picture.wrong.svg'],
  ['a page', new File(['<html>'], 'logo.png', { type: 'image/png' }), 'picture.wrong.type'],
])('%s is refused before anything of it is drawn', async (_, file, key) => {
  const { upload, stage, reached } = begin();
  act(() => upload().choose(file));
  await reached('wrong');
  expect(stage()).toMatchObject({ message: { key } });
  expect(bitmaps).toEqual([]);
});

it('a damaged picture is refused', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('cut off')));
  const { upload, stage, reached } = begin();
  act(() => upload().choose(pictureOf()));
  await reached('wrong');
  expect(stage()).toMatchObject({ message: { key: 'picture.wrong.unreadable' } });
});

it('the value changes when the new picture is stored, not before', async () => {
  const { upload, stage, reached, onStored, pending } = begin();
  act(() => upload().choose(pictureOf('whatever.txt')));
  await reached('cutting');
  const file = new File(['x'], 'logo.png');
  act(() => upload().send(file));
  act(() => sent[0]?.onProgress(0.4));
  expect(stage()).toEqual({ at: 'sending', share: 0.4 });
  expect(onStored).not.toHaveBeenCalled();
  await act(async () => answer.resolve('/api/file/preview?fileId=1&type=imgs'));
  expect(onStored).toHaveBeenCalledExactlyOnceWith('/api/file/preview?fileId=1&type=imgs');
  await expect(pending[0]).resolves.toBeUndefined();
  expect(bitmaps[0]?.close).toHaveBeenCalledOnce();
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:one');
});

it('a failed picture is sent again as the same file, and *Save* hears of the failure', async () => {
  const { upload, reached, onStored, pending } = begin();
  const file = new File(['x'], 'logo.png');
  act(() => upload().send(file));
  await act(async () => answer.reject(new Error('reset')));
  await reached('failed');
  await expect(pending[0]).rejects.toThrow('reset');
  act(() => upload().retry());
  await act(async () => answer.resolve('/there'));
  expect(sent.map((one) => one.file)).toEqual([file, file]);
  expect(onStored).toHaveBeenCalledExactlyOnceWith('/there');
});

it('a cancelled upload is stopped, and a late answer is ignored', async () => {
  const { upload, stage, onStored, pending } = begin();
  act(() => upload().send(new File(['x'], 'logo.png')));
  act(() => upload().cancel());
  expect(sent[0]?.signal.aborted).toBe(true);
  expect(stage()).toEqual({ at: 'rest', outcome: 'cancelled' });
  await act(async () => answer.resolve('/late'));
  expect(onStored).not.toHaveBeenCalled();
  await expect(pending[0]).resolves.toBeUndefined();
});

it('a second picture takes the place of the one on its way', async () => {
  const { upload, reached, onStored } = begin();
  act(() => upload().send(new File(['x'], 'first.png')));
  const first = answer;
  act(() => upload().choose(pictureOf()));
  await reached('cutting');
  expect(sent[0]?.signal.aborted).toBe(true);
  act(() => upload().send(new File(['y'], 'second.png')));
  await act(async () => {
    first.resolve('/first');
    answer.resolve('/second');
  });
  expect(onStored).toHaveBeenCalledExactlyOnceWith('/second');
});

it('leaving the page lets go of everything', async () => {
  const { upload, reached, unmount } = begin();
  act(() => upload().choose(pictureOf()));
  await reached('cutting');
  unmount();
  expect(bitmaps[0]?.close).toHaveBeenCalledOnce();
});
