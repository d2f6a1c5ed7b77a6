/** Saving a table as a file, with the filter in use and all pages. */
export const tableExport = {
  action: 'Export',
  actionOf: 'Export {{title}}',
  gathering: '{{count}} rows gathered',
  saved: 'Saved {{name}}: {{count}} rows',
  savedParts: 'Saved {{count}} rows in {{parts}} files',
  cancelled: 'Nothing was saved.',
  cancel: 'Cancel the export',
  part: '{{title}} part {{part}}',
} as const;
