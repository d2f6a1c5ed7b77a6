/** A turn of the wheel as the hand does it: the browser makes the events at its own pace, whatever the page does. */
import type { Page } from '@playwright/test';

/** Pixels a second, downwards, `distance` pixels in all. */
export async function turnWheel(
  page: Page,
  at: { readonly x: number; readonly y: number },
  distance: number,
  speed: number,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.synthesizeScrollGesture', {
    ...at,
    yDistance: -distance,
    speed,
    gestureSourceType: 'mouse',
  });
  await session.detach();
}
