/** What an id of a set of changes may stand for. */
export const referenceKinds = [
  ...(['department', 'person', 'subcompany', 'group', 'position', 'external', 'tenant', 'host'] as const),
  ...(['application', 'appCategory', 'module', 'menu', 'segment', 'ipListEntry', 'loginMethod'] as const),
  ...(['ruleConfig', 'template', 'agreement', 'theme', 'cssTheme'] as const),
  /** Of a kind that nothing is known of but its id. */
  'other',
] as const;
export type ReferenceKind = (typeof referenceKinds)[number];

export interface Reference {
  readonly kind: ReferenceKind;
  readonly id: string;
}

export const referenceKey = ({ kind, id }: Reference) => `${kind}/${id}`;
