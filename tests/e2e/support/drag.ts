/**
 * Drags by hand. Playwright asks one turn of the page's tasks after the pointer has moved whether a drag began by it,
 * and lets go of it as of a press that moves nothing where the browser tells it later: here what the browser tells is
 * waited for. Over its target it tells the page over and over what the pointer is over, as a browser does while it
 * rests, until the row that is dragged has come there and takes the drag.
 */
import { expect, type Locator } from '@playwright/test';

/** The data that the browser carries while dragging, as its tools' protocol has it. */
interface DragData {
  readonly items: { readonly mimeType: string; readonly data: string }[];
  readonly dragOperationsMask: number;
}

/** Pixels: farther than a browser lets a press tremble. */
const pull = 12;

/** `targetPosition`: where it is let go, from the target's left upper corner. */
export async function drag(
  from: Locator,
  to: Locator,
  targetPosition: { readonly x: number; readonly y: number },
): Promise<void> {
  const page = from.page();
  const devtools = await page.context().newCDPSession(page);
  await from.hover();
  const start = middleOf(await from.boundingBox());
  const seen = await from.evaluateHandle(whatIsTold);

  await devtools.send('Input.setInterceptDrags', { enabled: true });
  const begun = new Promise<DragData>((told) => {
    devtools.once('Input.dragIntercepted', ({ data }) => told(data));
  });
  const press = { button: 'left', buttons: 1, clickCount: 1 } as const;
  await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...start, ...press });
  const away = { x: start.x + pull, y: start.y + pull };
  await devtools.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...away, ...press });
  const data = await begun;

  const target = await to.boundingBox();
  if (!target) throw new Error('where it is to be let go is not on view');
  const end = { x: target.x + targetPosition.x, y: target.y + targetPosition.y };
  const tell = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    devtools.send('Input.dispatchDragEvent', { type, ...end, data });
  await tell('dragEnter');
  await expect
    .poll(async () => {
      await tell('dragOver');
      return seen.evaluate(({ taken }) => taken);
    })
    .toBe(true);
  await tell('drop');
  await devtools.send('Input.setInterceptDrags', { enabled: false });
  await devtools.detach();
}

function middleOf(box: Awaited<ReturnType<Locator['boundingBox']>>): { x: number; y: number } {
  if (!box) throw new Error('what is to be dragged is not on view');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page: whether the handle's own row is what the pointer is over, and has said that it may be let go there. */
function whatIsTold(handle: Element): { taken: boolean } {
  const told = { taken: false };
  const note = (event: Event) => {
    const row = (event.target as Element).closest('li, tr, [role="row"]');
    told.taken = event.type === 'dragover' && event.defaultPrevented && row?.contains(handle) === true;
  };
  for (const type of ['dragenter', 'dragover']) addEventListener(type, note);
  return told;
}
