/** The form of an application group (spec 3§3.5; APP-049 to 051). */
import type { Fields } from '../common/fields/field.ts';

export interface CategoryForm {
  readonly groupName: string;
  /** The number of icon rows that the group shows. */
  readonly line: '1' | '2' | '3';
}

/** Characters of a name; the documents give no limit. */
const longest = 50;

export const categoryFields: Fields<CategoryForm> = {
  groupName: { kind: 'text', label: 'applications.category.name', required: true, most: longest },
  line: {
    kind: 'choice',
    label: 'applications.category.line',
    help: 'applications.category.lineHelp',
    required: true,
    options: (['1', '2', '3'] as const).map((value) => ({
      value,
      label: `applications.category.lines.${value}` as const,
    })),
  },
};
