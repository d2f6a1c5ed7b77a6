/**
 * Drags by hand. Playwright asks one turn after the pointer has moved whether a drag began by it; on a busy machine it
 * begins later, and the button is let go as of a press that moves nothing. Nothing was dragged over anything then, and
 * it is done once more.
 */
import type { Locator } from '@playwright/test';

const tries = 3;

/** `targetPosition`: where it is let go, from the target's left upper corner. */
export async function drag(
  from: Locator,
  to: Locator,
  targetPosition: { readonly x: number; readonly y: number },
): Promise<void> {
  for (let time = 0; time < tries; time++) {
    const seen = await from.page().evaluateHandle(() => {
      const drag = { over: false };
      const note = () => {
        drag.over = true;
      };
      addEventListener('dragover', note, { capture: true, once: true });
      return drag;
    });
    await from.dragTo(to, { targetPosition });
    if (await seen.evaluate(({ over }) => over)) return;
  }
}
