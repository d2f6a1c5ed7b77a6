/** The user's row height for tables, in DataTree's words. */
import { useProgram } from '#state/program.ts';
import type { rowHeights } from '#widgets/DataTree/DataTree.tsx';

export function useDensity(): keyof typeof rowHeights {
  return useProgram().settings.tableDensity === 'compact' ? 'compact' : 'normal';
}
