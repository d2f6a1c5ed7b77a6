/**
 * Former values that were not understood (decision 033): a stand-in took their place, and a way back would store it on
 * the server. Such a change has no way back, and does not wait in the tray, which is made from it.
 */
import { loadedOddAnswers } from '../odd-answers-loader.ts';
import type { Change, RecordUndo } from './change.ts';

type WithWaysBack = Pick<Change, 'endpoint' | 'input' | 'restores' | 'collectsEach'>;

/** Whether a way back of a change, before it is sent, holds a stand-in. `mark`: of the server; by default the tab's. */
export function restoresStandIn(change: WithWaysBack, mark?: string): boolean {
  const { endpoint, input, restores, collectsEach = [] } = change;
  const stored = loadedOddAnswers()?.oddValuesOfServer(mark);
  if (!stored) return false;
  const hasStandIn = ({ place, edits }: RecordUndo): boolean => {
    const odd = { ...stored.of([endpoint], place), ...stored.of([endpoint], input) };
    return Object.entries(odd).some(
      ([path, { isEntry }]) =>
        // Odd entries of a list stay in it, whatever becomes of the others.
        isEntry !== true && Object.keys(edits).some((name) => path === name || path.startsWith(`${name}.`)),
    );
  };
  const waysBack = [...(restores ? [restores] : []), ...collectsEach];
  // A field of a form may be called otherwise than the call's, which the input tells.
  return waysBack.some(hasStandIn) || (waysBack.length > 0 && stored.overwrites(endpoint, input));
}
