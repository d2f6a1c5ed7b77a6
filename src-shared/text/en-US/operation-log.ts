/** The operation log dialog (spec 1§2.3, 3§2.5). */
export const operationLog = {
  title: 'Operation log',
  open: 'Operation log',
  filter: 'Filter',
  from: 'From',
  to: 'To',
  operator: 'Operator',
  targetName: 'Object',
  operateDesc: 'Description',
  operateType: 'Type',
  time: 'Time',
  ip: 'IP address',
  module: 'Source',
  /** 3§2.5: a module name of basicserver is shown so. */
  overallBasics: 'overall basics',
  clear: 'Clear the filter',
  apply: 'Search',
  count: '{{count}} entries',
  empty: 'Nothing has been logged.',
  nothingFound: 'No entry matches the filter.',
  wrongDays: 'The first day must not be after the last',
  failed: 'The log could not be read',
} as const;
