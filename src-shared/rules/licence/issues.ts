/** The faults of a licence's field. Each reason has a text: `licence.reason.<reason>`. */
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
  /** The date has another format than the mapping through which the file is read. */
  'otherForm',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

/** A fault in a field. `field` is the wire's path, e.g. `availableModule[3].pcHrmNum`. */
export interface LicenceIssue {
  readonly state: 'FIELD_INVALID' | 'DATE_INVALID';
  readonly field: string;
  readonly reason: FieldReason;
}
