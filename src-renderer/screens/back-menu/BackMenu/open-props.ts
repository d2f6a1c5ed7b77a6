/** What every dialog of the editor is told. */
import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import type { At } from './moves.ts';

export interface OpenProps {
  readonly at: At;
  /** All groups, whatever keyword narrows the page. */
  readonly groups: readonly BackMenuGroup[];
  readonly onClose: () => void;
}
