import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PictureResult } from '#shared/rules/common/pictures/picture-rule.ts';
import type { Part } from './cut-picture.ts';
import type { OpenPicture } from './open-picture.ts';
import { useCutResult } from './use-cut-result.ts';

const result: PictureResult = { type: 'image/png', width: 30, height: 30 };
const partAt = (x: number): Part => ({ x, y: 0, width: 30, height: 30 });
const picture = { name: 'logo.png', bitmap: {} } as unknown as OpenPicture;

let frames: (() => void)[] = [];
/** Left edge of each part rendered to a file. */
let cuts: number[] = [];
let written: PromiseWithResolvers<Blob>[] = [];
let live: string[] = [];

beforeEach(() => {
  frames = [];
  cuts = [];
  written = [];
  live = [];
  let made = 0;
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw));
  vi.stubGlobal('createImageBitmap', async () => ({ close: vi.fn() }));
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext() {
        return {
          canvas: { width: 30, height: 30 },
          clearRect: () => undefined,
          drawImage: (_: unknown, x: number, ...rest: number[]) => rest.length > 1 && cuts.push(x),
          getImageData: () => ({ data: Uint8ClampedArray.of(1, 2, 3, 255) }),
        };
      }
      convertToBlob() {
        const file = Promise.withResolvers<Blob>();
        written.push(file);
        return file.promise;
      }
    },
  );
  URL.createObjectURL = vi.fn(() => {
    made += 1;
    live.push(`blob:${made}`);
    return `blob:${made}`;
  });
  URL.revokeObjectURL = vi.fn((address) => {
    live = live.filter((one) => one !== address);
  });
});

const frame = () => act(async () => frames.shift()?.());
const finish = (type = 'image/png') =>
  act(async () => {
    written.shift()?.resolve(new Blob(['x'], { type }));
    await new Promise((after) => setTimeout(after));
  });
const begin = () =>
  renderHook(({ part }: { part: Part | null }) => useCutResult(picture, part, result), {
    initialProps: { part: null as Part | null },
  });

it('is seen as it is cut, with pixels to be measured', async () => {
  const { result: seen, rerender } = begin();
  expect(seen.current).toEqual({ address: null, pixels: null });
  rerender({ part: partAt(1) });
  await frame();
  await finish();
  expect(seen.current).toEqual({ address: 'blob:1', pixels: Uint8ClampedArray.of(1, 2, 3, 255) });
});

it('while one is drawn only the newest waits, and what is replaced is given back', async () => {
  const { result: seen, rerender, unmount } = begin();
  rerender({ part: partAt(1) });
  rerender({ part: partAt(2) });
  expect(frames).toHaveLength(1);
  await frame();
  for (const x of [3, 4, 5]) rerender({ part: partAt(x) });
  expect(frames).toHaveLength(0);
  await finish();
  // An outdated cut is better than none, so that the preview follows the pointer.
  expect(seen.current.address).toBe('blob:1');
  await frame();
  await finish();
  expect(cuts).toEqual([2, 5]);
  expect(seen.current.address).toBe('blob:2');
  expect(live).toEqual(['blob:2']);
  expect(frames).toHaveLength(0);
  unmount();
  expect(live).toEqual([]);
});

it('a result that arrives after the cutting ended is given back, not shown', async () => {
  const { rerender, unmount } = begin();
  rerender({ part: partAt(1) });
  await frame();
  unmount();
  await finish();
  expect(live).toEqual([]);
});

it('a picture that cannot be written is reported where its size is measured', async () => {
  const { result: seen, rerender } = begin();
  rerender({ part: partAt(1) });
  await frame();
  await finish('image/bmp');
  expect(seen.current).toEqual({ address: null, pixels: 'unread' });
});
