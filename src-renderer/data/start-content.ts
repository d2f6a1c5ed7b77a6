/** The content of the page that the console starts with. What nobody waits for is asked for after it. */
import { whenPainted } from './first-paint.ts';

/** Limit in milliseconds of waiting for a page whose code or answers do not come. */
const longest = 4000;

/** The start whose content is not on view yet. */
let underWay: object | null = null;
const waiting = new Set<() => void>();

/**
 * Called with the first render. `code`: the page's code and first answers, whose failure the page shows itself.
 * `isBusy`: whether the page still waits for answers.
 */
export function beginStart(code: Promise<unknown>, isBusy: () => boolean): void {
  const start = {};
  underWay = start;
  const end = (): void => {
    if (underWay === start) endStart();
  };
  setTimeout(end, longest);
  void untilAnswered(start, code, isBusy).then(end);
}

/** Waits for two frames in a row without a question, since the next one may follow from an answer. */
async function untilAnswered(start: object, code: Promise<unknown>, isBusy: () => boolean): Promise<void> {
  await code.catch(() => undefined);
  for (let still = 0; still < 2 && underWay === start; still = isBusy() ? 0 : still + 1)
    await new Promise<void>(whenPainted);
}

function endStart(): void {
  underWay = null;
  const works = [...waiting];
  waiting.clear();
  for (const work of works) work();
}

/** Runs work when the start's content is on view; at once later on. Returns the function that cancels the work. */
export function afterStartContent(work: () => void): () => void {
  if (underWay === null) work();
  else waiting.add(work);
  return () => waiting.delete(work);
}

/** The same, so many milliseconds later. */
export function delayAfterStartContent(work: () => void, delay: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const callOff = afterStartContent(() => {
    timer = setTimeout(work, delay);
  });
  return () => {
    callOff();
    clearTimeout(timer);
  };
}
