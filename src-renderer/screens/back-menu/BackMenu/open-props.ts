import type { BackMenuGroup } from '#shared/api/back-menu/back-menu.ts';
import type { MovedMenuPosition } from './menu-moves.ts';

export interface OpenProps {
  readonly at: MovedMenuPosition;
  /** All groups, without the page's keyword. */
  readonly groups: readonly BackMenuGroup[];
  readonly onClose: () => void;
}
