/**
 * Former values that were not understood (decision 033): a stand-in took their place, and a way back would store it on
 * the server. Such a change has no way back, and does not wait in the tray, which is made from it.
 */
import { loadedOddAnswers } from '../odd-answers-loader.ts';
import type { Change, RecordUndo } from './change.ts';

/** Whether the way back of a change, before it is sent, holds a stand-in. `mark`: of the server; by default the tab's. */
export function restoresStandIn(
  { endpoint, input }: Pick<Change, 'endpoint' | 'input'>,
  { place, edits }: RecordUndo,
  mark?: string,
): boolean {
  const stored = loadedOddAnswers()?.oddValuesOfServer(mark);
  if (!stored) return false;
  const odd = { ...stored.of([endpoint], place), ...stored.of([endpoint], input) };
  return Object.entries(odd).some(
    ([path, { isEntry }]) =>
      // Odd entries of a list stay in it, whatever becomes of the others.
      isEntry !== true && Object.keys(edits).some((name) => path === name || path.startsWith(`${name}.`)),
  );
}
