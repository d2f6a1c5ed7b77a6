/** The board of many licence files (`rules/licence-board`), for the screen, the terminal and exports. */
export const licenceBoard = {
  title: 'Licence board',
  attention: {
    tampered: 'Changed after signing',
    unverified: 'Not verified',
    unreadable: 'Not readable',
    sample: 'Sample key only',
    expired: 'Expired',
    fileEnded: 'File no longer good',
    clock: 'Clock in doubt',
    within30: 'Expires within 30 days',
    within60: 'Expires within 60 days',
    within90: 'Expires within 90 days',
    notYet: 'Not yet valid',
    fine: 'Valid',
  },
  /** In the place of “Expires within …” where it is the file that ends, not the licence. */
  fileWithin: {
    within30: 'File ends within 30 days',
    within60: 'File ends within 60 days',
    within90: 'File ends within 90 days',
  },
  verdict: {
    valid: 'Valid',
    notInForce: 'Verified, not in force',
    sample: 'Sample key only',
    unverified: 'Not verified',
    unreadable: 'Not readable',
  },
  column: {
    attention: 'Attention',
    company: 'Company',
    zone: 'Time zone',
    daysLeft: 'Days left',
    modules: 'Modules',
    enabledModules: 'Enabled modules',
    verdict: 'Verdict',
    state: 'State',
    key: 'Key id',
    keyName: 'Key',
    file: 'File',
  },
  replaced_one: '1 replaced by a newer one',
  replaced_other: '{{amount}} replaced by newer ones',
  /** In a workbook, above everything else. */
  doubt_one:
    'Not proven genuine: 1 of {{all}} files here (signed with a sample key, not verified, or not readable; see “State”)',
  doubt_other:
    'Not proven genuine: {{amount}} of {{all}} files here (signed with a sample key, not verified, or not readable; see “State”)',
  files_one: '1 file',
  files_other: '{{amount}} files',
  customers_one: '1 customer',
  customers_other: '{{amount}} customers',
  unlimited_one: '{{seats}} + 1 unlimited',
  unlimited_other: '{{seats}} + {{amount}} unlimited',
} as const;
