/** The kinds of things to which ids in a set of changes refer. */
export const referenceKinds = [
  'department',
  'person',
  'subcompany',
  'group',
  'position',
  'external',
  'tenant',
  'host',
  'application',
  'appCategory',
  'module',
  'menu',
  'segment',
  'ipListEntry',
  'loginMethod',
  'ruleConfig',
  'template',
  'agreement',
  'theme',
  'systemTheme',
  'cssTheme',
  /** A kind of which only ids are known. */
  'other',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** The locator of the thing's own record, when the search needs more than the id. */
  readonly at?: unknown;
}

export const referenceKey = ({ kind, id }: Reference) => `${kind}/${id}`;
