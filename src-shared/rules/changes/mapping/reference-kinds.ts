/** What an id of a set of changes may stand for. */
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
  /** Of a kind that nothing is known of but its id. */
  'other',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
  /** The place of its own record, where it can only be looked for by what stands there besides. */
  readonly at?: unknown;
}

export const referenceKey = ({ kind, id }: Reference) => `${kind}/${id}`;
