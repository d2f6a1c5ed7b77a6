/** What a department tree and its search are told. */
import type { ReactNode } from 'react';
import type { Department } from '#shared/rules/common/departments/scope.ts';

export type { Department };

export interface OrgTreeProps {
  /** The tree's accessible name. */
  readonly label: string;
  /** The menu for which the server says what may be seen. */
  readonly menuCode: string;
  /** Pixels of tree or search result; `fill`: what is around it leaves, search and count included. */
  readonly height: number | 'fill';
  /** There is room for names alone: where a found department belongs is its tooltip. */
  readonly narrow?: boolean;
  /** Departments that are opened for the chosen one to be seen. */
  readonly above?: readonly string[];
  readonly chosen: ReadonlySet<string>;
  /** Checkboxes; else a click chooses one. */
  readonly multiple?: boolean;
  /** What stands behind a department's name in the tree and among what a search finds; `above`: from the tree's top to its parent. */
  readonly mark?: (id: string, above: readonly string[]) => ReactNode;
  /** These are chosen, or no longer; just one where only one can be. */
  readonly onChoose: (departments: readonly Department[], on: boolean) => void;
  /** Everything that a search found is to be chosen: `gather` fetches and chooses it. */
  readonly onAll?: (total: number, gather: () => Promise<void>) => void;
  /** The search has the focus when the dialog around it opens. */
  readonly focusSearch?: boolean;
}
