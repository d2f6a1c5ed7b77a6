/** Saving a table as a file, with the filter in use and all pages. */
export const tableExport = {
  action: 'Export',
  actionOf: 'Export {{title}}',
  csv: 'CSV',
  xlsx: 'Excel (XLSX)',
  sheetRows: 'An Excel sheet holds {{rows}} rows, and this table has more. Export it as CSV or filter it.',
  sheetSize: 'The table is too large for an Excel sheet. Export it as CSV or filter it.',
  gathering: '{{count}} rows gathered',
  saved: 'Saved {{name}}: {{count}} rows',
  savedParts: 'Saved {{count}} rows in {{parts}} files',
  cancelled: 'Nothing was saved.',
  cancel: 'Cancel the export',
  part: '{{title}} part {{part}}',
} as const;
