import { afterEach, expect, test, vi } from 'vitest';
import { loadTimeout } from '#shared/rules/common/constants.ts';
import { PageLoadError } from './lazy-component.ts';
import { lazyPage } from './screen.ts';

const Page = () => null;
afterEach(() => vi.useRealTimers());

test('code is loaded once, and again after a failure', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(Page);
  const page = lazyPage(load);
  await expect(page.load()).rejects.toThrow(PageLoadError);
  await expect(page.load()).resolves.toBe(Page);
  await page.load();
  expect(load).toHaveBeenCalledTimes(2);
});

// Rows GEN-061, 071.
test('code that has not come after 120 seconds is a load error', async () => {
  vi.useFakeTimers();
  const failed = expect(lazyPage(() => new Promise(() => undefined)).load()).rejects.toThrow('120 s');
  await vi.advanceTimersByTimeAsync(loadTimeout - 1);
  await vi.advanceTimersByTimeAsync(1);
  await failed;
});
