import type { ReactNode } from 'react';
import type { Department } from '#shared/rules/common/departments/scope.ts';

export type { Department };

export interface OrgTreeProps {
  readonly label: string;
  /** The menu whose rights decide which departments the server returns. */
  readonly menuCode: string;
  /** Height in pixels of the tree or the found list; `fill`: the container's height, with search and count. */
  readonly height: number | 'fill';
  /** Leaves out ancestors of found departments, which move to the tooltip. */
  readonly narrow?: boolean;
  /** Departments to expand, so that the selected one is visible. */
  readonly above?: readonly string[];
  readonly chosen: ReadonlySet<string>;
  /** Shows checkboxes; otherwise a click selects one department. */
  readonly multiple?: boolean;
  /** Content after a department's name in the tree and in search results; `above`: its ancestors from the root down. */
  readonly mark?: (id: string, above: readonly string[]) => ReactNode;
  /** Selects or deselects departments; a single one without `multiple`. */
  readonly onChoose: (departments: readonly Department[], on: boolean) => void;
  /** Selects everything that a search found: `gather` fetches and selects it. */
  readonly onAll?: (total: number, gather: () => Promise<void>) => void;
  /** The search takes the focus when its dialog opens. */
  readonly focusSearch?: boolean;
}
