/** The operation log dialog (spec 1§2.3, 3§2.5). */
export const operationLog = {
  title: 'Operation log',
  open: 'Operation log',
  from: 'From',
  to: 'To',
  operator: 'Operator',
  anybody: 'Any operator',
  targetName: 'Object',
  operateDesc: 'Description',
  operateType: 'Type',
  column: {
    time: 'Operation time',
    operator: 'Operator',
    type: 'Operation type',
    target: 'Object',
    description: 'Operation description',
    ip: 'Client IP',
  },
  /** 3§2.5, literal. */
  details: 'operation description details',
  module: 'Source',
  /** 3§2.5: a module name of basicserver is shown so. */
  overallBasics: 'overall basics',
  applications: 'applications',
  count_one: '{{total}} entry',
  count_other: '{{total}} entries',
  empty: 'Nothing has been logged.',
  nothingFound: 'No entry matches the filter.',
  failed: 'The log could not be read',
  all: 'All objects',
  whoChanged: 'Who changed this?',
  ownChange: 'Changed from this computer',
} as const;
