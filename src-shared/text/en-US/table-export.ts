/** Saving a table as a file, with the filter in use and all pages. */
export const tableExport = {
  action: 'Export',
  actionOf: 'Export {{title}}',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  sheetSize: 'The table is too large for an Excel sheet. Export it as CSV or filter it.',
  gathering: '{{count}} rows gathered',
  gatheringOf: '{{count}} of {{total}} rows gathered',
  saved: 'Saved {{name}}: {{count}} rows',
  /** More rows than a worksheet has. */
  savedLong:
    'Saved {{name}}: {{count}} rows. A spreadsheet shows only the first {{rows}} of them; Excel (XLSX) goes on with another worksheet.',
  savedSheets: 'Saved {{name}}: {{count}} rows on {{sheets}} worksheets',
  savedAs: 'Saved as {{name}}',
  cancelled: 'Nothing was saved.',
  cancel: 'Cancel the export',
} as const;
