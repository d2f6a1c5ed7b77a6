/** What can be wrong with a field of a licence. Each reason has a text: `licence.reason.<reason>`. */
export const fieldReasons = [
  'missing',
  'notText',
  'empty',
  'tooLong',
  'characters',
  'invisible',
  'notSeats',
  'notFlag',
  'notList',
  'notModule',
  'duplicate',
  'tooDeep',
  'notZone',
  'notDay',
  'notInstant',
  'endsBeforeStart',
  /** A date in another form than the mapping says, through which the file is read. */
  'otherForm',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

/** One thing wrong with one field. `field` is the wire's path, e.g. `availableModule[3].pcHrmNum`. */
export interface LicenceIssue {
  readonly state: 'FIELD_INVALID' | 'DATE_INVALID';
  readonly field: string;
  readonly reason: FieldReason;
}
